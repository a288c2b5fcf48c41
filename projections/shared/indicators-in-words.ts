import { loadSearchLabels } from '@embarca/contracts/load-search/labels.pt.ts'
import { type IndicatorFilters, NOT_HIRED } from '@embarca/contracts/otif/filters.ts'
import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'
import { reportTexts } from '@embarca/contracts/report/labels.pt.ts'
import { groupIdsIn, includesEveryGroup } from '../kit/group-filter.ts'
import type { Views } from '../kit/read-store.ts'
import type { ReaderContext } from '../kit/readers.ts'
import { filterLines } from '../kit/report.ts'
import { type PeriodDays, reformatDay } from './days.ts'

/** What a document of a view is called; its id where it has gone. */
export const nameIn = async (views: Views, view: string, id: string) => (await views.get<{ name: string }>(view, id))?.name ?? id

/** The operation groups that a list covers. */
export const groupsInWords = async (
  { operationGroupIds: ids }: Pick<IndicatorFilters, 'operationGroupIds'>,
  { views, activeGroup }: ReaderContext,
) => {
  if (includesEveryGroup(ids)) return loadSearchLabels.filter.all
  const chosen = groupIdsIn(ids) ?? (activeGroup === undefined ? [] : [activeGroup])
  return (await Promise.all(chosen.map((id) => nameIn(views, 'operationGroup', id)))).join(', ')
}

/** The filters of an indicator, in words, one a line. */
export const indicatorsInWords = async (
  filters: IndicatorFilters,
  days: PeriodDays,
  context: ReaderContext,
): Promise<readonly string[]> => {
  const { month, transporterId, lane, placeId } = filters
  const { dimension } = otifLabels
  const transporter =
    transporterId === NOT_HIRED ? otifLabels.notHired : transporterId && (await nameIn(context.views, 'transporter', transporterId))
  return filterLines([
    [otifLabels.period, `${reportTexts.from(reformatDay(days.from))} ${reportTexts.until(reformatDay(days.to))}`],
    [dimension.month, month && `${month.slice(5)}/${month.slice(0, 4)}`],
    [loadSearchLabels.filter.operationGroupIds, await groupsInWords(filters, context)],
    [dimension.transporter, transporter],
    [dimension.lane, lane],
    [dimension.place, placeId && (await nameIn(context.views, 'place', placeId))],
  ])
}
