import { loadStatuses } from '@embarca/contracts/load/codes.ts'
import type { HistoryFilters } from '@embarca/contracts/load-search/filters.ts'
import { groupIdsIn, includesEveryGroup } from '../kit/group-filter.ts'
import type { ViewFilter } from '../kit/read-store.ts'
import { given, type ReaderContext } from '../kit/readers.ts'
import { type CodeKind, soughtAs } from '../shared/code-kinds.ts'
import { holding, some } from '../shared/load-filters.ts'
import { period } from '../shared/period.ts'

type Asking = Pick<ReaderContext, 'activeGroup' | 'by'>
const ALL = 'ALL'
const launched = loadStatuses.filter((status) => status !== 'DRAFT')

/** The history's search as a query of the view; drafts have no history. */
export const historyWhere = (filters: HistoryFilters, { activeGroup, by }: Asking): ViewFilter => {
  const { status, operationGroupIds: groups, perDelivery } = filters
  return given({
    operationGroupId: includesEveryGroup(groups) ? some(by.operationGroups) : (groupIdsIn(groups) ?? activeGroup),
    statusCode: status?.length && !status.includes(ALL) ? status : launched,
    kind: perDelivery ? ['LOAD', 'WITHDRAWAL'] : ['LOAD', 'LOT'],
    transporterId: filters.bindTransporterId,
    destinationPlaceIds: holding(filters.destinationPlaceId),
    receiptStatus: some(filters.receiptStatus),
    flWaitingOnLogisticOperator: filters.flWaitingOnLogisticOperator || undefined,
    collectDate: period(filters.collectDateStart, filters.collectDateEnd),
  }) as ViewFilter
}

/** The codes to search for, each among its own kind; a load must have all of them. */
export const historyText = ({ externalId, orderCode, plate, nfCode }: HistoryFilters): string => {
  const codes: readonly (readonly [CodeKind, string | undefined])[] = [
    ['load', externalId],
    ['order', orderCode],
    ['plate', plate?.replace(/[^A-Za-z0-9]/g, '')],
    ['note', nfCode],
  ]
  return codes.flatMap(([kind, text]) => (text?.trim() ? [soughtAs(kind, text)] : [])).join(' ')
}
