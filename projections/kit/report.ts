import { reportTexts } from '@embarca/contracts/report/labels.pt.ts'
import type { ViewQuery, Views } from './read-store.ts'
import type { ReaderContext } from './readers.ts'

/** A cell's value: money in cents, moments as ISO UTC, a share from 0 to 1, list items below each other. */
export type ReportCell = string | number | readonly string[] | undefined
export type CellKind = 'text' | 'whole' | 'number' | 'money' | 'moment' | 'date' | 'share'
export type Column = { readonly name: string; readonly kind: CellKind /** In letters. */; readonly width?: number }

/** A report before it is a file. `rows` come in pages, so that they need not all be in memory. */
export type ReportMade = {
  readonly title: string
  /** The filters in words, one a line: every file states them. */
  readonly filters: readonly string[]
  readonly columns: readonly Column[]
  readonly rows: AsyncIterable<readonly (readonly ReportCell[])[]>
  /** The approximate number of rows, when it is known. */
  readonly total?: number
}

/** Makes one kind of report from its filters, out of what the user may see. Undefined: the user may see none of this kind. */
// biome-ignore lint/suspicious/noExplicitAny: a list holds makers of every kind, each of which takes its own filters
export type ReportMaker<Filters = any> = (filters: Filters, context: ReaderContext) => Promise<ReportMade | undefined>

/** Small, so that other requests are served between two pages. */
const PAGE = 100

/** Every document of a query, page by page. */
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
 * Every document of a query, the latest day first, and their number. Each day is a query of its own: a page of a long period costs as
 * much as a page of a short one.
 */
export const dayByDay = async <Doc>(views: Views, view: string, { where }: Pick<ViewQuery, 'where'>) => {
  const days = await views.count(view, { where, by: 'day' })
  async function* pages() {
    for (const day of Object.keys(days).sort().reverse())
      yield* everyPage<Doc>(views, view, { where: { ...where, day }, sort: ['day', 'desc'] })
  }
  return { total: Object.values(days).reduce((sum, count) => sum + count, 0), pages: pages() }
}

/** How many documents a query finds. */
export const countDocuments = async (views: Views, view: string, { where, text }: Pick<ViewQuery, 'where' | 'text'>): Promise<number> =>
  Object.values(await views.count(view, { where, ...(text !== undefined && { text }) })).reduce((sum, count) => sum + count, 0)

/** Filters in words, one a line; one without a value is not said. */
export const filterLines = (filters: readonly (readonly [name: string, value: string | undefined])[]): readonly string[] =>
  filters.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
/** Both ends of a period, or the only one that is given. */
export const periodInWords = (from: string | undefined, until: string | undefined): string =>
  [from && reportTexts.from(from), until && reportTexts.until(until)].filter(Boolean).join(' ')

/** Rows that are already in memory. */
export async function* yieldRows(rows: readonly (readonly ReportCell[])[]) {
  if (rows.length) yield rows
}
