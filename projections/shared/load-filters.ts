import type { LoadFilters, Part } from '@embarca/contracts/load-search/filters.ts'
import type { Where } from '../kit/read-store.ts'
import { type Asked, given } from '../kit/readers.ts'
import { plain } from '../kit/search.ts'
import { asksEveryGroup, groupsNamed } from './groups-asked.ts'
import { period } from './period.ts'

type Asking = Pick<Asked, 'activeGroup' | 'now'>
const MINUTE = 60_000

/** One of these; of none, whatever it is. */
export const some = <T extends string>(wanted: T | readonly T[] | undefined) => (wanted?.length ? wanted : undefined)
/** A list field holds one of these; of none, whatever it holds. */
export const holding = (wanted: string | readonly string[] | undefined) => (wanted?.length ? { holds: wanted } : undefined)
/** Cities are kept as the search sees them: without accents and case. */
const city = (typed: string | undefined) => (typed?.trim() ? plain(typed.trim()) : undefined)
/** What was not checked asks nothing. */
const checked = (flag: string | boolean | null | undefined) => flag || undefined

/** Filters that ask another field than the one they are named after, or ask it in another way. */
const translate = (filters: LoadFilters, { activeGroup, now }: Asking) => {
  const asked = [filters.hiringType ?? []].flat()
  const isLot = asked.includes('LOT')
  return {
    operationGroupId: asksEveryGroup(filters.operationGroupIds) ? undefined : (groupsNamed(filters.operationGroupIds) ?? activeGroup),
    column: filters.columnStatus,
    statusCode: some(filters.deliveryStatus),
    receiptStatus: some(filters.receiptStatus),
    hiringType: some(asked.filter((type) => type !== 'LOT')),
    deliveryType: filters.deliveryType ?? (isLot ? 'LOT' : undefined),
    originUFs: holding(filters.originUF),
    originCities: holding(city(filters.originCity)),
    originPlaceIds: holding(filters.originPlaceId),
    destinationUFs: holding(filters.destinationUF),
    destinationCities: holding(city(filters.destinationCity)),
    destinationPlaceIds: holding(filters.destinationPlaceId),
    collectDate: period(filters.collectDateInit, filters.collectDateEnd),
    deliveryDate: period(filters.deliveryDateInit, filters.deliveryDateEnd),
    launchedBy: filters.userLaunch,
    tags: holding(filters.tags),
    heardAt: silent(filters.amountTimeWithoutTracking, now),
    flNewEvent: checked(filters.flOnlyNegotiationNotViewed),
  }
}
/** Filters that ask the field of the same name, those that other views contribute among them. */
const sameName = [
  ...['freightType', 'transporterId', 'lotStatus', 'trackingStatus', 'trackingType', 'flPriority', 'waitingApproveHiring'],
  ...['flLotCanClose', 'flLotAvailable', 'flWaitingOnLogisticOperator', 'flPending', 'flOccurrence', 'flPendingRequestWithoutTracking'],
] as const satisfies readonly (keyof LoadFilters)[]

/** The load filter object as a question to the view. Every field of it narrows; together they narrow to what has them all. */
export const loadsWhere = (filters: LoadFilters, asking: Asking): Where =>
  given({ ...translate(filters, asking), ...Object.fromEntries(sameName.map((name) => [name, checked(filters[name])])) }) as Where

const silent = (minutes: number | undefined, now: string) =>
  minutes === undefined ? undefined : { to: new Date(Date.parse(now) - minutes * MINUTE).toISOString() }

const ownPart = {
  NEGOTIATION: ['negotiationOrder', 'negotiationPage'],
  IN_PROGRESS: ['transitOrder', 'transitPage'],
  DELIVERED: ['closedOrder', 'closedPage'],
} as const

/** Where a page of the loads begins and in which direction it goes; a column's own order and page come before those of all. */
export const partOf = (said: Part & Pick<LoadFilters, 'columnStatus'>) => {
  const own = said.columnStatus && ownPart[said.columnStatus]
  const [order, page] = own ? [said[own[0]], said[own[1]]] : []
  return {
    sort: ['createdDate', order ?? said.sortDirection ?? said.orderBy ?? 'desc'] as const,
    paging: { page: page ?? said.page, size: said.size, after: said.after },
  }
}
