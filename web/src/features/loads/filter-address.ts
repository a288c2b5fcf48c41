import { deliveryTypes, freightTypes } from '@embarca/contracts/load/codes.ts'
import { attentionCodes } from '@embarca/contracts/load-search/attention.ts'
import { lotStatuses } from '@embarca/contracts/lot/codes.ts'
import { risks } from '@embarca/contracts/tracking/estimate.ts'
import {
  omitUndefined,
  readDay,
  readFlag,
  readOption,
  readOptions,
  readText,
  readTexts,
  type SearchInput,
} from '../../base/search-params.ts'
import { type TrackingType, trackingStatusesOf, trackingTypes, withoutTracking } from './filters/tracking.ts'

/** The switches of the drawer; unchecked ones are sent as null (specification 1 §2.8). */
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
const tracking = (given: SearchInput) => {
  const type = readOption<TrackingType>(given['trackingType'], trackingTypes)
  return { trackingType: type, trackingStatus: type && readOption(given['trackingStatus'], trackingStatusesOf(type)) }
}

/** The filters that only the drawer sets: the rest of the filter object (specification 1 §3), under the same names. */
export const readFilters = (given: SearchInput) =>
  omitUndefined({
    freightType: readOption(given['freightType'], freightTypes),
    deliveryType: readOption(given['deliveryType'], deliveryTypes),
    transporterId: readText(given['transporterId'], 64),
    originUF: state(given['originUF']),
    originCity: readText(given['originCity'], 100),
    originPlaceId: readText(given['originPlaceId'], 64),
    destinationUF: state(given['destinationUF']),
    destinationCity: readText(given['destinationCity'], 100),
    destinationPlaceId: readText(given['destinationPlaceId'], 64),
    collectDateInit: readDay(given['collectDateInit']),
    collectDateEnd: readDay(given['collectDateEnd']),
    deliveryDateInit: readDay(given['deliveryDateInit']),
    deliveryDateEnd: readDay(given['deliveryDateEnd']),
    userLaunch: readText(given['userLaunch'], 64),
    tags: readTexts(given['tags'], 40, 20),
    lotStatus: readOption(given['lotStatus'], lotStatuses),
    amountTimeWithoutTracking: minutes(given['amountTimeWithoutTracking']),
    risk: readOptions(given['risk'], risks),
    attention: readOption(given['attention'], attentionCodes),
    ...tracking(given),
    flPriority: readFlag(given['flPriority']),
    waitingApproveHiring: readFlag(given['waitingApproveHiring']),
    flOnlyNegotiationNotViewed: readFlag(given['flOnlyNegotiationNotViewed']),
    flLotAvailable: readFlag(given['flLotAvailable']),
    flLotCanClose: readFlag(given['flLotCanClose']),
    flWaitingOnLogisticOperator: readFlag(given['flWaitingOnLogisticOperator']),
    flPending: readFlag(given['flPending']),
    flOccurrence: readFlag(given['flOccurrence']),
    flPendingRequestWithoutTracking: readFlag(given['flPendingRequestWithoutTracking']),
  })
export type Filters = ReturnType<typeof readFilters>

/** The filters as a request body: unchecked switches are null, and choosing both tracker types filters by neither. */
export const filtersSent = (filters: Filters) => {
  const { tags, risk, trackingType, ...rest } = filters
  return {
    ...Object.fromEntries(switches.map((name) => [name, null])),
    ...rest,
    ...(tags && { tags: [...tags] }),
    ...(risk && { risk: [...risk] }),
    ...(trackingType && trackingType !== 'ALL' && { trackingType }),
  }
}
