import { deliveryTypes, freightTypes } from '@embarca/contracts/load/codes.ts'
import { lotStatuses } from '@embarca/contracts/lot/codes.ts'
import { day, type Given, known, one, texts, words, yes } from '../../lib/address.ts'
import { type TrackingType, trackingStatusesOf, trackingTypes, withoutTracking } from './filters/tracking.ts'

/** The switches of the drawer; those that nobody checked are sent as null (specification 1 §2.8). */
export const switches = [
  'flPriority',
  'waitingApproveHiring',
  'flOnlyNegotiationNotViewed',
  'flLotAvailable',
  'flLotCanClose',
  'flWaitingOnLogisticOperator',
  'flPending',
  'flOccurrence',
  'flPendingRequestWithoutTracking',
] as const
export type Switch = (typeof switches)[number]

const state = (given: unknown) => (typeof given === 'string' && /^[A-Z]{2}$/.test(given) ? given : undefined)
const minutes = (given: unknown) => withoutTracking.find((option) => option === Number(given))
const tracking = (given: Given) => {
  const type = one<TrackingType>(given['trackingType'], trackingTypes)
  return { trackingType: type, trackingStatus: type && one(given['trackingStatus'], trackingStatusesOf(type)) }
}

/** What the drawer alone can set: the rest of the filter object (specification 1 §3), under the same names. */
export const readFilters = (given: Given) =>
  known({
    freightType: one(given['freightType'], freightTypes),
    deliveryType: one(given['deliveryType'], deliveryTypes),
    transporterId: words(given['transporterId'], 64),
    originUF: state(given['originUF']),
    originCity: words(given['originCity'], 100),
    originPlaceId: words(given['originPlaceId'], 64),
    destinationUF: state(given['destinationUF']),
    destinationCity: words(given['destinationCity'], 100),
    destinationPlaceId: words(given['destinationPlaceId'], 64),
    collectDateInit: day(given['collectDateInit']),
    collectDateEnd: day(given['collectDateEnd']),
    deliveryDateInit: day(given['deliveryDateInit']),
    deliveryDateEnd: day(given['deliveryDateEnd']),
    userLaunch: words(given['userLaunch'], 64),
    tags: texts(given['tags'], 40, 20),
    lotStatus: one(given['lotStatus'], lotStatuses),
    amountTimeWithoutTracking: minutes(given['amountTimeWithoutTracking']),
    ...tracking(given),
    flPriority: yes(given['flPriority']),
    waitingApproveHiring: yes(given['waitingApproveHiring']),
    flOnlyNegotiationNotViewed: yes(given['flOnlyNegotiationNotViewed']),
    flLotAvailable: yes(given['flLotAvailable']),
    flLotCanClose: yes(given['flLotCanClose']),
    flWaitingOnLogisticOperator: yes(given['flWaitingOnLogisticOperator']),
    flPending: yes(given['flPending']),
    flOccurrence: yes(given['flOccurrence']),
    flPendingRequestWithoutTracking: yes(given['flPendingRequestWithoutTracking']),
  })
export type Filters = ReturnType<typeof readFilters>

/** The same as a body: unchecked switches are null, and both kinds of tracker together ask for neither. */
export const filtersSent = (filters: Filters) => {
  const { tags, trackingType, ...rest } = filters
  return {
    ...Object.fromEntries(switches.map((name) => [name, null])),
    ...rest,
    ...(tags && { tags: [...tags] }),
    ...(trackingType && trackingType !== 'ALL' && { trackingType }),
  }
}
