import type { evaluationRoutes } from '@embarca/contracts/evaluation/routes.ts'
import type { Loss } from '@embarca/contracts/otif/codes.ts'
import { paginate } from '../kit/paginate.ts'
import { given, pageOf, type ReaderContext, type Readers } from '../kit/readers.ts'
import { LOADS } from '../shared/found-loads.ts'
import type { Performance } from '../shared/performance.ts'
import { hasWorkedFor } from '../shared/relations.ts'
import { ratedMonths, transporterPerformance } from '../shared/transporter-performance.ts'
import { casesOf, type LoadIncident, onLane, rowsOf, scoreCases } from './scorecard.ts'

const MOST_LOADS = 1_000
const ROWS = 20

/** The cases of a transporter over the last twelve months; undefined for one that does not work for the user's company. */
const readCases = async ({ views, by, now }: ReaderContext, transporterId: string) => {
  if (!(await hasWorkedFor(views, transporterId, by.shipperId))) return undefined
  const from = `${ratedMonths(now).from}-01`
  const [loads, deliveries, incidents] = await Promise.all([
    views.page<Performance>('performance', {
      where: { parties: { holds: transporterId }, launchedAt: { from } },
      sort: ['launchedAt', 'desc'],
      size: MOST_LOADS,
    }),
    views.page<{ loadId: string; loss?: Loss }>('otif', {
      where: { carrierId: transporterId, day: { from }, countsFrom: { to: now } },
      sort: ['day', 'desc'],
      size: MOST_LOADS,
    }),
    views.page<LoadIncident & { readonly isCounted: boolean }>('incident', {
      where: { carrierId: transporterId, openedAt: { from } },
      sort: ['openedAt', 'desc'],
      size: MOST_LOADS,
    }),
  ])
  const counted = incidents.items.filter(({ isCounted }) => isCounted)
  return {
    loads: loads.items,
    capped: loads.hasMore,
    cases: casesOf({ loads: loads.items, outcomes: deliveries.items, incidents: counted }, transporterId, now),
  }
}

export const scorecardReaders: Readers<Pick<typeof evaluationRoutes, 'scorecard' | 'scorecardRows'>> = {
  scorecard: async ({ id }, context) => {
    const [found, { rating, ratings }] = await Promise.all([readCases(context, id), transporterPerformance(context, id)])
    if (!found) return undefined
    const { loads, capped, cases } = found
    const counts = new Map<string, number>()
    for (const { lane } of loads) counts.set(lane, (counts.get(lane) ?? 0) + 1)
    const lanes = [...counts]
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .map(([lane, count]) => ({ lane, loads: count, ...scoreCases(onLane(cases, lane)) }))
    return { transporterId: id, ...given({ rating, ratings }), ...scoreCases(cases), lanes, capped }
  },
  scorecardRows: async ({ id, measure, lane, ...paging }, context) => {
    const found = await readCases(context, id)
    if (!found) return undefined
    const page = paginate(rowsOf(lane === undefined ? found.cases : onLane(found.cases, lane), measure), pageOf(paging, ROWS))
    const list = await Promise.all(
      page.list.map(async (row) => {
        const seen = await context.views.get<{ externalId: string }>(LOADS, row.loadId)
        return { ...row, ...given({ externalId: seen?.externalId }) }
      }),
    )
    return { ...page, list }
  },
}
