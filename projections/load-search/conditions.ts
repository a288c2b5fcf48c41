import { loadStatuses } from '@embarca/contracts/load/codes.ts'
import type { HistoryFilters, LoadFilters, Part } from '@embarca/contracts/load-search/filters.ts'
import { period } from '../kit/period.ts'
import type { Where } from '../kit/read-store.ts'
import { type Asked, given } from '../kit/readers.ts'
import { type CodeKind, soughtAs } from './sought.ts'

type Asking = Pick<Asked, 'activeGroup' | 'now' | 'by'>
const MINUTE = 60_000

/** One of these; of none, whatever it is. */
const some = <T extends string>(wanted: T | readonly T[] | undefined) => (wanted?.length ? wanted : undefined)
const holding = (wanted: string | readonly string[] | undefined) => (wanted?.length ? { holds: wanted } : undefined)
/** What was not checked asks nothing. */
const checked = (flag: boolean | null | undefined) => flag || undefined

/** The load filter object as a question to the view. Every field of it narrows; together they narrow to what has them all. */
export const loadsWhere = (filters: LoadFilters, { activeGroup, now }: Asking): Where =>
  given({
    operationGroupId: some(filters.operationGroupIds) ?? activeGroup,
    column: filters.columnStatus,
    statusCode: some(filters.deliveryStatus),
    receiptStatus: some(filters.receiptStatus),
    hiringType: some(filters.hiringType),
    freightType: filters.freightType,
    deliveryType: filters.deliveryType,
    transporterId: filters.transporterId,
    originUFs: holding(filters.originUF),
    originCities: holding(filters.originCity),
    originPlaceIds: holding(filters.originPlaceId),
    destinationUFs: holding(filters.destinationUF),
    destinationCities: holding(filters.destinationCity),
    destinationPlaceIds: holding(filters.destinationPlaceId),
    collectDate: period(filters.collectDateInit, filters.collectDateEnd),
    deliveryDate: period(filters.deliveryDateInit, filters.deliveryDateEnd),
    launchedBy: filters.userLaunch,
    tags: holding(filters.tags),
    flPriority: checked(filters.flPriority),
    waitingApproveHiring: checked(filters.waitingApproveHiring),
    heardAt: silent(filters.amountTimeWithoutTracking, now),
    lotStatus: filters.lotStatus,
    trackingStatus: filters.trackingStatus,
    trackingType: filters.trackingType,
    flLotCanClose: checked(filters.flLotCanClose),
    flLotAvailable: checked(filters.flLotAvailable),
    flNewEvent: checked(filters.flOnlyNegotiationNotViewed),
    flWaitingOnLogisticOperator: checked(filters.flWaitingOnLogisticOperator),
    flPending: checked(filters.flPending),
    flOccurrence: checked(filters.flOccurrence),
    flPendingRequestWithoutTracking: checked(filters.flPendingRequestWithoutTracking),
  }) as Where

const silent = (minutes: number | undefined, now: string) =>
  minutes === undefined ? undefined : { to: new Date(Date.parse(now) - minutes * MINUTE).toISOString() }

/** Where a page of the loads begins and in which direction it goes; a column's own order and page come before those of all. */
export const partOf = ({ columnStatus, ...said }: Part & Pick<LoadFilters, 'columnStatus'>) => {
  const own = {
    NEGOTIATION: [said.negotiationOrder, said.negotiationPage],
    IN_PROGRESS: [said.transitOrder, said.transitPage],
    DELIVERED: [said.closedOrder, said.closedPage],
  } as const
  const [order, page] = columnStatus ? own[columnStatus] : []
  return {
    sort: ['createdDate', order ?? said.sortDirection ?? said.orderBy ?? 'desc'] as const,
    paging: given({ page: page ?? said.page, size: said.size, after: said.after }),
  }
}

const ALL = 'ALL'
const launched = loadStatuses.filter((status) => status !== 'DRAFT')
/** The option of the group picker for all of them. */
const EVERY_GROUP = '0'

/** The history's search as a question to the view; a draft has no history. */
export const historyWhere = (filters: HistoryFilters, { activeGroup, by }: Asking): Where => {
  const { status, operationGroupIds: groups, perDelivery } = filters
  const everyGroup = groups?.includes(EVERY_GROUP)
  return given({
    operationGroupId: everyGroup ? some(by.operationGroups) : (some(groups) ?? activeGroup),
    statusCode: status?.length && !status.includes(ALL) ? status : launched,
    kind: perDelivery ? ['LOAD', 'WITHDRAWAL'] : ['LOAD', 'LOT'],
    transporterId: filters.bindTransporterId,
    destinationPlaceIds: holding(filters.destinationPlaceId),
    receiptStatus: some(filters.receiptStatus),
    collectDate: period(filters.collectDateStart, filters.collectDateEnd),
  }) as Where
}

/** What is looked for in one kind of code each; a load must have them all. */
export const historyText = ({ externalId, orderCode, plate, nfCode }: HistoryFilters): string => {
  const wanted: readonly (readonly [CodeKind, string | undefined])[] = [
    ['load', externalId],
    ['order', orderCode],
    ['plate', plate?.replace(/[^A-Za-z0-9]/g, '')],
    ['note', nfCode],
  ]
  return wanted.flatMap(([kind, text]) => (text?.trim() ? [soughtAs(kind, text)] : [])).join(' ')
}
