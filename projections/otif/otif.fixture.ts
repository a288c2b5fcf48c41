import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { InputOf } from '@embarca/contracts/kit/route.ts'
import type { OtifRow, otifRoutes } from '@embarca/contracts/otif/routes.ts'
import { asking } from '@embarca/tests/kit/asking.ts'
import { otifReaders } from './readers.ts'

type Filters = InputOf<typeof otifRoutes.deliveries>
const january = { startDate: '01/01/2026', endDate: '31/01/2026' }

/** What January 2026 comes to, in these facts. */
export const figuresOf = async (log: readonly Recorded[], filters: Filters = {}, more = {}) => {
  const { onlyLost: _, page: __, size: ___, after: ____, ...asked } = { ...january, ...filters }
  return (await otifReaders.figures(asked, await asking(log, {}, more)))!
}

/** The deliveries behind it. */
export const rowsOf = async (log: readonly Recorded[], filters: Filters = {}): Promise<readonly OtifRow[]> => {
  const found = await otifReaders.deliveries({ ...january, ...filters }, await asking(log))
  return (found as { readonly list: readonly OtifRow[] }).list
}
