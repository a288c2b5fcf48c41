import { loadStatuses } from '@embarca/contracts/load/codes.ts'
import type { HistoryFilters } from '@embarca/contracts/load-search/filters.ts'
import type { Where } from '../kit/read-store.ts'
import { type Asked, given } from '../kit/readers.ts'
import { type CodeKind, soughtAs } from '../shared/code-kinds.ts'
import { asksEveryGroup, groupsNamed } from '../shared/groups-asked.ts'
import { holding, some } from '../shared/load-filters.ts'
import { period } from '../shared/period.ts'

type Asking = Pick<Asked, 'activeGroup' | 'by'>
const ALL = 'ALL'
const launched = loadStatuses.filter((status) => status !== 'DRAFT')

/** The history's search as a question to the view; a draft has no history. */
export const historyWhere = (filters: HistoryFilters, { activeGroup, by }: Asking): Where => {
  const { status, operationGroupIds: groups, perDelivery } = filters
  return given({
    operationGroupId: asksEveryGroup(groups) ? some(by.operationGroups) : (groupsNamed(groups) ?? activeGroup),
    statusCode: status?.length && !status.includes(ALL) ? status : launched,
    kind: perDelivery ? ['LOAD', 'WITHDRAWAL'] : ['LOAD', 'LOT'],
    transporterId: filters.bindTransporterId,
    destinationPlaceIds: holding(filters.destinationPlaceId),
    receiptStatus: some(filters.receiptStatus),
    flWaitingOnLogisticOperator: filters.flWaitingOnLogisticOperator || undefined,
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
