import type { Actor, Recorded } from '@embarca/contracts/kit/event.ts'
import type { InputOf } from '@embarca/contracts/kit/route.ts'
import type { OtifRow, otifRoutes } from '@embarca/contracts/otif/routes.ts'
import { allReaders } from '@embarca/projections/all.ts'
import { queryContext } from '../kit/query-context.ts'

const { otif: otifReaders } = allReaders

type Filters = InputOf<typeof otifRoutes.deliveries>
const january = { startDate: '01/01/2026', endDate: '31/01/2026' }

/** OTIF figures of January 2026 for this log. */
export const figuresOf = async (log: readonly Recorded[], filters: Filters = {}, more = {}, by: Partial<Actor> = {}) => {
  const { onlyLost: _, page: __, size: ___, after: ____, ...query } = { ...january, ...filters }
  return (await otifReaders.figures(query, await queryContext(log, by, more)))!
}

/** The deliveries behind the figures. */
export const rowsOf = async (log: readonly Recorded[], filters: Filters = {}): Promise<readonly OtifRow[]> => {
  const found = await otifReaders.deliveries({ ...january, ...filters }, await queryContext(log))
  return (found as { readonly list: readonly OtifRow[] }).list
}

/** The details of one delivery. */
export const behindOf = async (id: string, log: readonly Recorded[], by: Partial<Actor> = {}) =>
  otifReaders.behind({ id }, await queryContext(log, by))
