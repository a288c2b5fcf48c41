import { atLocalTime, localDay } from '@embarca/contracts/kit/local-time.ts'
import type { InputOf } from '@embarca/contracts/kit/route.ts'
import type { pendencyRoutes } from '@embarca/contracts/pendency/routes.ts'
import { groupIdsIn, includesEveryGroup } from '../kit/group-filter.ts'
import type { ViewFilter } from '../kit/read-store.ts'
import { given, type ReaderContext } from '../kit/readers.ts'
import { period } from '../shared/period.ts'

export type PendencyFilters = Omit<InputOf<typeof pendencyRoutes.search>, 'page' | 'size' | 'after'>
type Asking = Pick<ReaderContext, 'activeGroup' | 'now'>

/** The first instant of today, in the shipper's zone: what was due before it is overdue. */
export const startOfToday = (now: string): string => atLocalTime(localDay(now)) ?? now

/** Lists default to the group that the user works in. */
export const groupsOf = (ids: PendencyFilters['operationGroupIds'], { activeGroup }: Asking) =>
  includesEveryGroup(ids) ? undefined : (groupIdsIn(ids) ?? activeGroup)

export const pendenciesWhere = (filters: PendencyFilters, asking: Asking): ViewFilter => {
  const { status, notViewed, overdue, initDate, endDate, pendingTypeId, t, reporterType, externalId, operationGroupIds } = filters
  return given({
    operationGroupId: groupsOf(operationGroupIds, asking),
    status: overdue ? (status ?? 'OPEN') : status,
    viewed: notViewed ? false : undefined,
    dueAt: overdue ? { to: startOfToday(asking.now) } : undefined,
    createdDate: period(initDate, endDate),
    typeId: pendingTypeId === undefined ? undefined : String(Number(pendingTypeId)),
    transporterId: t,
    reporterType,
    externalId: externalId?.trim() || undefined,
  }) as ViewFilter
}
