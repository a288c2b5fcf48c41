import type { ViewFilter, Views } from '../kit/read-store.ts'
import type { OfferedLoad } from './load.ts'

type Relation = { readonly transporterId: string; readonly name: string }
type Named = { readonly id: string; readonly name: string }
const READ = 200

const reachedBy = ({ terms }: OfferedLoad): ViewFilter | undefined => {
  if (!terms) return undefined
  const { flAll, transporterIds } = terms.target
  if (flAll) return { status: 'ACTIVE' }
  return transporterIds.length ? { transporterId: transporterIds } : undefined
}

/** Carriers that an offer reached and that have not reacted, by name: `size` of them from the `from`-th. No others are read. */
export const silentOf = async (
  views: Pick<Views, 'page'>,
  load: OfferedLoad,
  reacted: ReadonlySet<string>,
  { from, size }: { readonly from: number; readonly size: number },
): Promise<readonly Named[]> => {
  const where = reachedBy(load)
  const found: Named[] = []
  if (!where || size <= 0) return found
  for (let after: string | undefined; ; ) {
    const page = await views.page<Relation>('partnership', {
      where,
      sort: ['name', 'asc'],
      size: READ,
      ...(after !== undefined && { after }),
    })
    for (const { transporterId: id, name } of page.items) if (!reacted.has(id)) found.push({ id, name })
    if (found.length >= from + size || page.next === undefined) return found.slice(from, from + size)
    after = page.next
  }
}
