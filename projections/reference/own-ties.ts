import { localDay } from '@embarca/contracts/kit/local-time.ts'
import type { Page, ViewFilter, ViewQuery } from '../kit/read-store.ts'
import type { pageOf, ReaderContext } from '../kit/readers.ts'
import { pageAmong } from './page-among.ts'

type Tie = { readonly id: string; readonly transporterId: string }
type Ask = {
  readonly where?: ViewFilter
  /** The field that orders the list. */
  readonly by: string
  readonly page: ReturnType<typeof pageOf>
  readonly text?: string | undefined
}
/** A query names 500 carriers at most; of a shipper with more, pages of all ties are filtered. */
const NAMED = 500

const namedCarriers = async ({ views, by }: ReaderContext): Promise<readonly string[] | undefined> => {
  const { ACTIVE = 0 } = await views.count('partnership', { where: { status: 'ACTIVE' }, by: 'status' })
  if (ACTIVE > NAMED) return undefined
  return Object.keys(await views.count('transporter', { where: { shippers: { holds: by.shipperId } }, by: 'id' }))
}

/** Of these ties, those with carriers that work for the asking shipper. */
export const ownTies = async <Doc extends Tie>(ties: readonly Doc[], { views, by }: ReaderContext): Promise<readonly Doc[]> => {
  const ids = [...new Set(ties.map(({ transporterId }) => transporterId))]
  const carriers = await Promise.all(ids.map((id) => views.get<{ readonly shippers: readonly string[] }>('transporter', id)))
  const own = new Set(ids.filter((_, at) => carriers[at]?.shippers.includes(by.shipperId)))
  return ties.filter(({ transporterId }) => own.has(transporterId))
}

/** A page of the ties with carriers of the asking shipper that have not ended; `isListed` leaves out others. */
export const pageOfTies = async <Doc extends Tie>(
  view: string,
  { where = {}, by, page, text }: Ask,
  context: ReaderContext,
  isListed?: (tie: Doc) => boolean,
): Promise<Page<Doc>> => {
  const carriers = await namedCarriers(context)
  const ask: Omit<ViewQuery, 'size'> = {
    where: { ...where, ends: { from: localDay(context.now) }, ...(carriers && { transporterId: carriers }) },
    sort: [by, 'asc'],
    ...(text?.trim() && { text: text.trim() }),
  }
  if (carriers && !isListed) return context.views.page<Doc>(view, { ...ask, ...page })
  const listed = (ties: readonly Doc[]) => (isListed ? ties.filter(isListed) : ties)
  return pageAmong<Doc>(context.views, view, ask, page, async (ties) => (carriers ? listed(ties) : ownTies(listed(ties), context)))
}
