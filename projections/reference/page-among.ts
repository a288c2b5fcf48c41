import { cursorText } from '../kit/cursor.ts'
import type { Page, Scalar, ViewQuery, Views } from '../kit/read-store.ts'
import type { pageOf } from '../kit/readers.ts'

const CHUNK = 100

/** A page of those documents of a query that `keep` leaves: chunks are read until enough of them are found. */
export const pageAmong = async <Doc extends { readonly id: string }>(
  views: Views,
  view: string,
  { after: _, page: __, ...ask }: Omit<ViewQuery, 'size'>,
  { page, size, after }: ReturnType<typeof pageOf>,
  keep: (chunk: readonly Doc[]) => Promise<readonly Doc[]>,
): Promise<Page<Doc>> => {
  const wanted = after === undefined ? page * size : size
  const found: Doc[] = []
  let from = after
  do {
    const chunk = await views.page<Doc>(view, { ...ask, size: CHUNK, ...(from !== undefined && { after: from }) })
    found.push(...(await keep(chunk.items)))
    from = chunk.next
  } while (from !== undefined && found.length <= wanted)
  const items = found.slice(wanted - size, wanted)
  const last = items.at(-1)
  const hasMore = found.length > wanted
  if (!hasMore || !last) return { items, hasMore }
  return { items, hasMore, next: cursorText({ value: (last as Record<string, unknown>)[ask.sort[0]] as Scalar, id: last.id }) }
}
