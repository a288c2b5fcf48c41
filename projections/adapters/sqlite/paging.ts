import { planOf } from '../../kit/conditions.ts'
import { type Cursor, cursorOf, cursorText } from '../../kit/cursor.ts'
import { memoise } from '../../kit/memoise.ts'
import type { RawPage, ViewQuery, ViewSpec } from '../../kit/read-store.ts'
import { contains } from '../../kit/search.ts'
import { docOf, type Texts } from '../../kit/texts.ts'
import type { BodyCache } from './body-cache.ts'
import type { TableCatalogue } from './catalogue.ts'
import type { Statement } from './database.ts'
import { type ColumnValue, decode, encode } from './extract.ts'
import { type Question, question, type Sql } from './question.ts'
import type { ReadSnapshot } from './read-snapshot.ts'
import { column, textColumns, type ViewTable } from './view-table.ts'

type End = { readonly id: string; readonly value: ColumnValue }
type Row = Texts & End
/**
 * The SQL of a query: `select` reads documents, `join` a page as one text, `ends` where it ends; `ids` and `body` read a page from
 * cached bodies, `end` where that one ends.
 */
type QueryTexts = Pick<Question, 'values' | 'unread'> & Readonly<Record<'select' | 'join' | 'ends' | 'ids' | 'body' | 'end', string>>
type Slice = { readonly skip: number; readonly size: number }
type BoundQuery = { readonly put: QueryTexts; readonly values: readonly ColumnValue[]; readonly slice: Slice }
type Items<Item> = { readonly items: readonly Item[]; readonly hasMore: boolean; readonly next?: string }

/** The number of documents that a text search reads; beyond it, finding all matches and sorting them is quicker. */
const MOST_READ = 400

/** Reads documents in order until enough contain the text; undefined when that takes too many. */
const search = (spec: ViewSpec, text: string | undefined, rows: Iterable<unknown>, { skip, size }: Slice): Row[] | undefined => {
  const found: Row[] = []
  let visited = 0
  for (const each of rows) {
    if (++visited > MOST_READ) return undefined
    if (!contains(spec, docOf<Readonly<Record<string, unknown>>>(each as Row), text)) continue
    if (found.push(each as Row) === skip + size) break
  }
  return found.slice(skip)
}

const sliceOf = ({ size, page = 1 }: ViewQuery, from: Cursor | undefined): Slice => {
  const most = Math.max(0, Math.trunc(size))
  return { size: most, skip: from ? 0 : (Math.max(1, Math.trunc(page)) - 1) * most }
}

/** Cached bodies, and the snapshot that tells when they are valid. */
export type PageCache = { readonly bodies: BodyCache; readonly snapshot: ReadSnapshot }
type Questions = {
  readonly catalogue: TableCatalogue
  readonly prepared: (sql: string) => Statement
  readonly howMany: (part: Sql, limit: number) => number
  readonly pageCache: PageCache | undefined
}

/** Pages of a view, as documents or as they are sent. */
export const pager = ({ catalogue, prepared, howMany, pageCache }: Questions) => {
  /** Builds the SQL of a query; `further`: after a cursor, whose value and id follow the query's own values. */
  const buildQuery = (table: ViewTable, ask: ViewQuery, walk: boolean, further: boolean): QueryTexts => {
    const [field, direction] = ask.sort
    const [sort, sign, order] = [column(field), direction === 'desc' ? '<' : '>', direction === 'desc' ? 'DESC' : 'ASC']
    const { text: found, values, unread } = question(table, planOf(table.spec, ask), ask.text, { howMany, walk })
    const on = further ? `${found.includes(' WHERE ') ? ' AND' : ' WHERE'} (${sort}, id) ${sign} (?, ?)` : ''
    const text = `${found}${on} ORDER BY ${sort} ${order}, id ${order}`
    return {
      values,
      unread,
      select: `SELECT id, ${sort} AS value, ${textColumns(table)} FROM ${text}`,
      join: `SELECT CAST(group_concat(body, ',') AS BLOB) AS items, count(*) AS count FROM (SELECT body FROM ${text} LIMIT ? OFFSET ?)`,
      ids: `SELECT json_group_array(id) AS ids FROM (SELECT id FROM ${text} LIMIT ? OFFSET ?)`,
      ends: `SELECT id, ${sort} AS value FROM ${text} LIMIT 2 OFFSET ?`,
      body: `SELECT CAST(body AS BLOB) AS bytes FROM "${table.base}" WHERE id = ?`,
      end: `SELECT id, ${sort} AS value FROM "${table.base}" WHERE id = ?`,
    }
  }
  const known = memoise<QueryTexts>()
  /** The SQL depends on the view's content only where a text or a list is searched; otherwise it is memoised. */
  const bindQuery = (table: ViewTable, ask: ViewQuery, walk: boolean): BoundQuery => {
    const { where, sort, text } = ask
    const from = ask.after === undefined ? undefined : cursorOf(ask.after)
    const build = () => buildQuery(table, ask, walk, from !== undefined)
    const holds = Object.values(where).some((test) => test !== null && typeof test === 'object' && 'holds' in test)
    const put = holds || text !== undefined ? build() : known(`${table.base} ${JSON.stringify([where, sort, from !== undefined])}`, build)
    return { put, values: from ? [...put.values, encode(from.value), from.id] : put.values, slice: sliceOf(ask, from) }
  }
  const nextOf = ({ spec }: ViewTable, { sort: [field] }: ViewQuery, { id, value }: End) =>
    cursorText({ id, value: decode(value, spec.fields[field]) })

  const rowsOf = (table: ViewTable, ask: ViewQuery, { put, values, slice }: BoundQuery): Row[] => {
    const { size, skip } = slice
    const more = { skip, size: size + 1 }
    if (!put.unread) return prepared(`${put.select} LIMIT ? OFFSET ?`).all(...values, more.size, skip) as Row[]
    return search(table.spec, ask.text, prepared(put.select).iterate(...values), more) ?? rowsOf(table, ask, bindQuery(table, ask, false))
  }
  const select = (table: ViewTable, ask: ViewQuery, read: BoundQuery): Items<Row> => {
    const rows = rowsOf(table, ask, read)
    const { size } = read.slice
    const hasMore = rows.length > size
    const items = hasMore ? rows.slice(0, size) : rows
    const last = items.at(-1)
    return { items, hasMore, ...(hasMore && last && { next: nextOf(table, ask, last) }) }
  }
  /** A page joined by the store, as stored: the bytes are never decoded. Where the page ends is read from the index. */
  const joinedPage = (table: ViewTable, ask: ViewQuery, { put: { join, ends }, values, slice: { size, skip } }: BoundQuery): RawPage => {
    const { items: bytes, count } = prepared(join).get(...values, size, skip) as { items: Uint8Array | null; count: number }
    const items = bytes ? [bytes] : ''
    if (count < size || size === 0) return { items, count, hasMore: false }
    const [last, more] = prepared(ends).all(...values, skip + size - 1) as [End, End?]
    return more ? { items, count, hasMore: true, next: nextOf(table, ask, last) } : { items, count, hasMore: false }
  }
  /** The same page from cached bodies: reads only the index and the bodies that are missing. */
  const cachedPage = (table: ViewTable, ask: ViewQuery, { put, values, slice: { size, skip } }: BoundQuery, bodies: BodyCache): RawPage => {
    const { ids } = prepared(put.ids).get(...values, size + 1, skip) as { ids: string }
    const found = JSON.parse(ids) as string[]
    const hasMore = found.length > size
    const shown = hasMore ? found.slice(0, size) : found
    const last = shown.at(-1)
    if (last === undefined) return { items: '', count: 0, hasMore: false }
    const items = bodies.of(table, shown, (id) => (prepared(put.body).get(id) as { bytes: Uint8Array }).bytes)
    const page = { items, count: shown.length, hasMore }
    return hasMore ? { ...page, next: nextOf(table, ask, prepared(put.end).get(last) as End) } : page
  }

  return {
    page: <Doc>(view: string, ask: ViewQuery) => {
      const table = catalogue.table(view)
      const { items, ...rest } = select(table, ask, bindQuery(table, ask, true))
      return { items: items.map((row) => docOf<Doc>(row)), ...rest }
    },
    rawPage: (view: string, ask: ViewQuery): RawPage => {
      const table = catalogue.table(view)
      const read = bindQuery(table, ask, true)
      const knownTo = pageCache?.bodies.at(view)
      const bodies = knownTo !== undefined && knownTo === pageCache?.snapshot.position() ? pageCache.bodies : undefined
      if (!read.put.unread) return bodies ? cachedPage(table, ask, read, bodies) : joinedPage(table, ask, read)
      const { items, ...rest } = select(table, ask, read)
      return { ...rest, items: items.map(({ body }) => body).join(','), count: items.length }
    },
  }
}
