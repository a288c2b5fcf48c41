import { loadSearchLabels } from '@embarca/contracts/load-search/labels.pt.ts'
import { type IndicatorFilters, NOT_HIRED } from '@embarca/contracts/otif/filters.ts'
import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'
import { reportTexts } from '@embarca/contracts/report/labels.pt.ts'
import { groupIdsIn, includesEveryGroup } from '../kit/group-filter.ts'
import type { Views } from '../kit/read-store.ts'
import type { ReaderContext } from '../kit/readers.ts'
import { type PeriodDays, reformatDay } from './days.ts'

const named = async (views: Views, view: string, id: string) => (await views.get<{ name: string }>(view, id))?.name ?? id

const groupsOf = async ({ operationGroupIds: ids }: IndicatorFilters, { views, activeGroup }: ReaderContext) => {
  if (includesEveryGroup(ids)) return loadSearchLabels.filter.all
  const chosen = groupIdsIn(ids) ?? (activeGroup === undefined ? [] : [activeGroup])
  return (await Promise.all(chosen.map((id) => named(views, 'operationGroup', id)))).join(', ')
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
    transporterId === NOT_HIRED ? otifLabels.notHired : transporterId && (await named(context.views, 'transporter', transporterId))
  const filterLines: readonly (readonly [string, string | undefined])[] = [
    [otifLabels.period, `${reportTexts.from(reformatDay(days.from))} ${reportTexts.until(reformatDay(days.to))}`],
    [dimension.month, month && `${month.slice(5)}/${month.slice(0, 4)}`],
    [loadSearchLabels.filter.operationGroupIds, await groupsOf(filters, context)],
    [dimension.transporter, transporter],
    [dimension.lane, lane],
    [dimension.place, placeId && (await named(context.views, 'place', placeId))],
  ]
  return filterLines.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
}
