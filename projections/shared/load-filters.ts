import type { LoadFilters, ResultPart } from '@embarca/contracts/load-search/filters.ts'
import { groupIdsIn, includesEveryGroup } from '../kit/group-filter.ts'
import { narrowed } from '../kit/narrow.ts'
import type { Sort, ViewFilter } from '../kit/read-store.ts'
import { given, type ReaderContext } from '../kit/readers.ts'
import { plain } from '../kit/search.ts'
import { attentionWhere } from './attention.ts'
import { period } from './period.ts'

type Asking = Pick<ReaderContext, 'activeGroup' | 'now'>
const MINUTE = 60_000

/** One of these values; undefined, which matches everything, when there are none. */
export const some = <T extends string>(values: T | readonly T[] | undefined) => (values?.length ? values : undefined)
/** A list field holds one of these; undefined, which matches everything, when there are none. */
export const holding = (values: string | readonly string[] | undefined) => (values?.length ? { holds: values } : undefined)
/** Cities are stored as the search compares them: without accents and case. */
const city = (typed: string | undefined) => (typed?.trim() ? plain(typed.trim()) : undefined)
/** An unchecked box restricts nothing. */
const checked = (flag: string | boolean | null | undefined) => flag || undefined

/** Filters that use another field than the one they are named after, or use it in another way. */
const translate = (filters: LoadFilters, { activeGroup, now }: Asking) => {
  const hiringTypes = [filters.hiringType ?? []].flat()
  const isLot = hiringTypes.includes('LOT')
  return {
    operationGroupId: includesEveryGroup(filters.operationGroupIds) ? undefined : (groupIdsIn(filters.operationGroupIds) ?? activeGroup),
    column: filters.columnStatus,
    statusCode: some(filters.deliveryStatus),
    receiptStatus: some(filters.receiptStatus),
    hiringType: some(hiringTypes.filter((type) => type !== 'LOT')),
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
    risk: some(filters.risk),
    heardAt: silent(filters.amountTimeWithoutTracking, now),
    flNewEvent: checked(filters.flOnlyNegotiationNotViewed),
  }
}
/** Filters by the field of the same name, including those that other views contribute. */
const sameName = [
  ...['freightType', 'transporterId', 'lotStatus', 'trackingStatus', 'trackingType', 'flPriority', 'waitingApproveHiring'],
  ...['flLotCanClose', 'flLotAvailable', 'flWaitingOnLogisticOperator', 'flPending', 'flOccurrence', 'flPendingRequestWithoutTracking'],
] as const satisfies readonly (keyof LoadFilters)[]

/** The load filter object as a filter of the view. Loads must match every field. */
export const loadsWhere = (filters: LoadFilters, asking: Asking): ViewFilter => {
  const where = given({
    ...translate(filters, asking),
    ...Object.fromEntries(sameName.map((name) => [name, checked(filters[name])])),
  }) as ViewFilter
  return filters.attention ? narrowed(where, attentionWhere(filters.attention, asking.now)) : where
}

const silent = (minutes: number | undefined, now: string) =>
  minutes === undefined ? undefined : { to: new Date(Date.parse(now) - minutes * MINUTE).toISOString() }

const ownPart = {
  NEGOTIATION: ['negotiationOrder', 'negotiationPage'],
  IN_PROGRESS: ['transitOrder', 'transitPage'],
  DELIVERED: ['closedOrder', 'closedPage'],
} as const

/** Newest first, unless asked for otherwise; urgent: by the next deadline. */
export const sortOf = (order: ResultPart['sortDirection']): Sort =>
  order === 'urgent' ? ['dueAt', 'asc'] : ['createdDate', order ?? 'desc']

/** Order, direction and page of a list; those of a column take precedence over the general ones. */
export const partOf = (paging: ResultPart & Pick<LoadFilters, 'columnStatus'>) => {
  const own = paging.columnStatus && ownPart[paging.columnStatus]
  const [order, page] = own ? [paging[own[0]], paging[own[1]]] : []
  return {
    sort: sortOf(order ?? paging.sortDirection ?? paging.orderBy),
    paging: { page: page ?? paging.page, size: paging.size, after: paging.after },
  }
}
