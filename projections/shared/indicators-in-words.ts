import { loadSearchLabels } from '@embarca/contracts/load-search/labels.pt.ts'
import { type IndicatorFilters, NOT_HIRED } from '@embarca/contracts/otif/filters.ts'
import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'
import type { Views } from '../kit/read-store.ts'
import type { Asked } from '../kit/readers.ts'
import { type Days, written } from './days.ts'
import { asksEveryGroup, groupsNamed } from './groups-asked.ts'

const named = async (views: Views, view: string, id: string) => (await views.get<{ name: string }>(view, id))?.name ?? id

const groupsOf = async ({ operationGroupIds: ids }: IndicatorFilters, { views, activeGroup }: Asked) => {
  if (asksEveryGroup(ids)) return loadSearchLabels.filter.all
  const asked = groupsNamed(ids) ?? (activeGroup === undefined ? [] : [activeGroup])
  return (await Promise.all(asked.map((id) => named(views, 'operationGroup', id)))).join(', ')
}

/** What an indicator was narrowed by, as people say it, one filter a line. */
export const indicatorsInWords = async (filters: IndicatorFilters, days: Days, asked: Asked): Promise<readonly string[]> => {
  const { month, transporterId, lane, placeId } = filters
  const { dimension } = otifLabels
  const transporter =
    transporterId === NOT_HIRED ? otifLabels.notHired : transporterId && (await named(asked.views, 'transporter', transporterId))
  const said: readonly (readonly [string, string | undefined])[] = [
    [otifLabels.period, `de ${written(days.from)} até ${written(days.to)}`],
    [dimension.month, month && `${month.slice(5)}/${month.slice(0, 4)}`],
    [loadSearchLabels.filter.operationGroupIds, await groupsOf(filters, asked)],
    [dimension.transporter, transporter],
    [dimension.lane, lane],
    [dimension.place, placeId && (await named(asked.views, 'place', placeId))],
  ]
  return said.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
}
