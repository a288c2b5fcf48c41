import { loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import type { Pendency, PendencyIndicators, pendencyRoutes } from '@embarca/contracts/pendency/routes.ts'
import { pendencyTypeIds, pendencyTypeOf } from '@embarca/contracts/pendency/types.ts'
import type { Tally } from '../kit/read-store.ts'
import { given, listOf, pageOf, type ReaderContext, type Readers } from '../kit/readers.ts'
import { groupsOf, pendenciesWhere, startOfToday } from './filters.ts'
import { PENDENCIES, type PendencyDocument } from './projector.ts'
import { settingsFor } from './settings.ts'
import { allShown } from './shown.ts'

/** R124, R125. */
const PAGE = 12

const summed = (tallies: readonly Tally[], at: number): Record<string, number> => {
  const sums: Record<string, number> = {}
  for (const { values, total } of tallies) sums[String(values[at])] = (sums[String(values[at])] ?? 0) + total
  return sums
}

const indicatorsOf = async (context: ReaderContext): Promise<PendencyIndicators> => {
  const where = given({ operationGroupId: groupsOf(undefined, context), status: 'OPEN' as const })
  const [tallies, late] = await Promise.all([
    context.views.tally(PENDENCIES, { where, by: ['typeId', 'reporterType', 'viewed'] }),
    context.views.count(PENDENCIES, { where: { ...where, dueAt: { to: startOfToday(context.now) } } }),
  ])
  return {
    open: tallies.reduce((sum, { total }) => sum + total, 0),
    notViewed: tallies.reduce((sum, { values, total }) => (values[2] ? sum : sum + total), 0),
    overdue: late['all'] ?? 0,
    byType: summed(tallies, 0),
    byReporter: summed(tallies, 1),
  }
}

/** One pendency that the asker may see. */
export const pendencyShown = async (id: string, context: ReaderContext): Promise<Pendency | undefined> => {
  const found = await context.views.get<PendencyDocument>(PENDENCIES, id)
  return found && (await allShown([found], context))[0]
}

export const pendencyReaders: Readers<typeof pendencyRoutes> = {
  ofDelivery: async ({ deliveryId, ...paging }, context) => {
    const page = pageOf(paging, PAGE)
    const found = await context.views.page<PendencyDocument>(PENDENCIES, {
      where: { loadId: loadOfDelivery(deliveryId) },
      sort: ['createdDate', 'desc'],
      ...page,
    })
    return listOf(await allShown(found.items, context), found, page)
  },
  search: async ({ page: number, size, after, text, ...filters }, context) => {
    const page = pageOf({ page: number, size, after }, PAGE)
    const found = await context.views.page<PendencyDocument>(PENDENCIES, {
      where: pendenciesWhere(filters, context),
      sort: ['createdDate', 'desc'],
      ...page,
      ...(text?.trim() && { text: text.trim() }),
    })
    return listOf(await allShown(found.items, context), found, page)
  },
  indicators: (_, context) => indicatorsOf(context),
  types: async (_, { views, by: { shipperId } }) => {
    const settings = await settingsFor(views, shipperId)
    return pendencyTypeIds.map((id) => {
      const { reporterType, offeredBlocks = [] } = pendencyTypeOf(id)!
      const { blocks, ...rest } = settings(id)
      return { id, reporterType, ...rest, blocks: [...blocks], offeredBlocks: [...offeredBlocks] }
    })
  },
}
