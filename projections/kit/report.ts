import type { ViewQuery, Views } from './read-store.ts'
import type { ReaderContext } from './readers.ts'

/** What a cell holds: money in cents, moments as ISO UTC, a share from 0 to 1, lists one below the other. */
export type ReportCell = string | number | readonly string[] | undefined
export type CellKind = 'text' | 'whole' | 'number' | 'money' | 'moment' | 'date' | 'share'
export type Column = { readonly name: string; readonly kind: CellKind /** In letters. */; readonly width?: number }

/** A report before it is a file. `rows` come in pages, so that none of them need wait in memory. */
export type ReportMade = {
  readonly title: string
  /** What it was narrowed by, in words, one a line: every file states them. */
  readonly filters: readonly string[]
  readonly columns: readonly Column[]
  readonly rows: AsyncIterable<readonly (readonly ReportCell[])[]>
  /** How many rows there will be about, when that is known. */
  readonly total?: number
}

/** Makes one kind of report from its filters, out of what its asker may see. Undefined: there is nothing of the kind for the asker. */
// biome-ignore lint/suspicious/noExplicitAny: a list holds makers of every kind, each of which takes its own filters
export type ReportMaker<Filters = any> = (filters: Filters, context: ReaderContext) => Promise<ReportMade | undefined>

/** Small, so that others get their turn between two. */
const PAGE = 100

/** Every document that a question finds, page by page. */
export async function* everyPage<Doc>(
  views: Views,
  view: string,
  ask: Pick<ViewQuery, 'where' | 'sort' | 'text'>,
): AsyncGenerator<readonly Doc[]> {
  for (let after: string | undefined; ; ) {
    const page = await views.page<Doc>(view, { ...ask, size: PAGE, ...(after !== undefined && { after }) })
    if (page.items.length) yield page.items
    after = page.next
    if (!page.hasMore || after === undefined) return
  }
}

/**
 * Every document that a question finds, the latest day first, and how many there are. Each day is found by itself: a page of a long
 * period costs what a page of a short one does.
 */
export const dayByDay = async <Doc>(views: Views, view: string, { where }: Pick<ViewQuery, 'where'>) => {
  const days = await views.count(view, { where, by: 'day' })
  async function* pages() {
    for (const day of Object.keys(days).sort().reverse())
      yield* everyPage<Doc>(views, view, { where: { ...where, day }, sort: ['day', 'desc'] })
  }
  return { total: Object.values(days).reduce((sum, count) => sum + count, 0), pages: pages() }
}

/** How many documents a question finds. */
export const howMany = async (views: Views, view: string, { where, text }: Pick<ViewQuery, 'where' | 'text'>): Promise<number> =>
  Object.values(await views.count(view, { where, ...(text !== undefined && { text }) })).reduce((sum, count) => sum + count, 0)

/** Rows that are all known already. */
export async function* atOnce(rows: readonly (readonly ReportCell[])[]) {
  if (rows.length) yield rows
}
