import { planOf } from '../../kit/conditions.ts'
import { type Cursor, cursorOf, cursorText } from '../../kit/cursor.ts'
import type { Ask, RawPage, ViewSpec } from '../../kit/read-store.ts'
import { remembered } from '../../kit/remembered.ts'
import { contains } from '../../kit/search.ts'
import { docOf, type Texts } from '../../kit/texts.ts'
import type { Catalogue } from './catalogue.ts'
import type { Statement } from './database.ts'
import { decode, encode, type Stored } from './extract.ts'
import type { KeptBodies } from './kept-bodies.ts'
import type { Moment } from './moment.ts'
import { type Question, question, type Sql } from './question.ts'
import { column, textColumns, type ViewTable } from './view-table.ts'

type End = { readonly id: string; readonly value: Stored }
type Row = Texts & End
/**
 * A question put into words: what is asked of whole documents, of a page joined into one and of where it ends; of who is on it, and
 * of one of them.
 */
type Put = Pick<Question, 'values' | 'unread'> & Readonly<Record<'select' | 'join' | 'ends' | 'ids' | 'body' | 'end', string>>
type Slice = { readonly skip: number; readonly size: number }
type Asked = { readonly put: Put; readonly values: readonly Stored[]; readonly slice: Slice }
type Items<Item> = { readonly items: readonly Item[]; readonly hasMore: boolean; readonly next?: string }

/** So many documents are read for a text; then finding all that have it and sorting them is quicker. */
const MOST_READ = 400

/** Documents in order until there are enough that contain the text; undefined when that takes too long. */
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

const sliceOf = ({ size, page = 1 }: Ask, from: Cursor | undefined): Slice => {
  const most = Math.max(0, Math.trunc(size))
  return { size: most, skip: from ? 0 : (Math.max(1, Math.trunc(page)) - 1) * most }
}

/** What is kept of documents, and the moment in which it may be used. */
export type Keeping = { readonly bodies: KeptBodies; readonly moment: Moment }
type Questions = {
  readonly catalogue: Catalogue
  readonly prepared: (sql: string) => Statement
  readonly howMany: (part: Sql, limit: number) => number
  readonly keeping: Keeping | undefined
}

/** Pages of a view, whole or as they are sent. */
export const pager = ({ catalogue, prepared, howMany, keeping }: Questions) => {
  /** FROM, WHERE and ORDER of a question; `further` than a place, whose value and id come after the question's own values. */
  const askedAnew = (table: ViewTable, ask: Ask, walk: boolean, further: boolean): Put => {
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
  const known = remembered<Put>()
  /** How a question is put depends on what the view holds only where a text or a list is looked into. */
  const asked = (table: ViewTable, ask: Ask, walk: boolean): Asked => {
    const { where, sort, text } = ask
    const from = ask.after === undefined ? undefined : cursorOf(ask.after)
    const anew = () => askedAnew(table, ask, walk, from !== undefined)
    const holds = Object.values(where).some((test) => test !== null && typeof test === 'object' && 'holds' in test)
    const put = holds || text !== undefined ? anew() : known(`${table.base} ${JSON.stringify([where, sort, from !== undefined])}`, anew)
    return { put, values: from ? [...put.values, encode(from.value), from.id] : put.values, slice: sliceOf(ask, from) }
  }
  const nextOf = ({ spec }: ViewTable, { sort: [field] }: Ask, { id, value }: End) =>
    cursorText({ id, value: decode(value, spec.fields[field]) })

  const rowsOf = (table: ViewTable, ask: Ask, { put, values, slice }: Asked): Row[] => {
    const { size, skip } = slice
    const more = { skip, size: size + 1 }
    if (!put.unread) return prepared(`${put.select} LIMIT ? OFFSET ?`).all(...values, more.size, skip) as Row[]
    return search(table.spec, ask.text, prepared(put.select).iterate(...values), more) ?? rowsOf(table, ask, asked(table, ask, false))
  }
  const select = (table: ViewTable, ask: Ask, read: Asked): Items<Row> => {
    const rows = rowsOf(table, ask, read)
    const { size } = read.slice
    const hasMore = rows.length > size
    const items = hasMore ? rows.slice(0, size) : rows
    const last = items.at(-1)
    return { items, hasMore, ...(hasMore && last && { next: nextOf(table, ask, last) }) }
  }
  /** Joined by the store, and given as it is stored: nobody makes a text of it on the way out. Where the page ends is read from the index. */
  const joinedPage = (table: ViewTable, ask: Ask, { put: { join, ends }, values, slice: { size, skip } }: Asked): RawPage => {
    const { items: bytes, count } = prepared(join).get(...values, size, skip) as { items: Uint8Array | null; count: number }
    const items = bytes ? [bytes] : ''
    if (count < size || size === 0) return { items, count, hasMore: false }
    const [last, more] = prepared(ends).all(...values, skip + size - 1) as [End, End?]
    return more ? { items, count, hasMore: true, next: nextOf(table, ask, last) } : { items, count, hasMore: false }
  }
  /** The same put together of documents that are kept: only the index is read, and what is missing. */
  const keptPage = (table: ViewTable, ask: Ask, { put, values, slice: { size, skip } }: Asked, bodies: KeptBodies): RawPage => {
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
    page: <Doc>(view: string, ask: Ask) => {
      const table = catalogue.table(view)
      const { items, ...rest } = select(table, ask, asked(table, ask, true))
      return { items: items.map((row) => docOf<Doc>(row)), ...rest }
    },
    rawPage: (view: string, ask: Ask): RawPage => {
      const table = catalogue.table(view)
      const read = asked(table, ask, true)
      const told = keeping?.bodies.at(view)
      const bodies = told !== undefined && told === keeping?.moment.position() ? keeping.bodies : undefined
      if (!read.put.unread) return bodies ? keptPage(table, ask, read, bodies) : joinedPage(table, ask, read)
      const { items, ...rest } = select(table, ask, read)
      return { ...rest, items: items.map(({ body }) => body).join(','), count: items.length }
    },
  }
}
