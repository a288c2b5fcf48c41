import { planOf } from '../../kit/conditions.ts'
import { cursorOf, cursorText } from '../../kit/cursor.ts'
import type { Ask, RawPage, ViewSpec } from '../../kit/read-store.ts'
import { remembered } from '../../kit/remembered.ts'
import { contains } from '../../kit/search.ts'
import { docOf, type Texts } from '../../kit/texts.ts'
import type { Catalogue } from './catalogue.ts'
import type { Statement } from './database.ts'
import { decode, encode, type Stored } from './extract.ts'
import { joined, type Question, question, type Sql } from './question.ts'
import { column, textColumns, type ViewTable } from './view-table.ts'

type End = { readonly id: string; readonly value: Stored }
type Row = Texts & End
/** A question put into words: what is asked of whole documents, of a page joined into one, and of where it ends. */
type Asked = Pick<Question, 'values' | 'unread'> & { readonly select: string; readonly join: string; readonly ends: string }
type Slice = { readonly skip: number; readonly size: number }
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

const sliceOf = ({ size, page = 1, after }: Ask): Slice => {
  const most = Math.max(0, Math.trunc(size))
  return { size: most, skip: after !== undefined && cursorOf(after) ? 0 : (Math.max(1, Math.trunc(page)) - 1) * most }
}

/** Pages of a view, whole or as they are sent. */
export const pager = (catalogue: Catalogue, prepared: (sql: string) => Statement, howMany: (part: Sql, limit: number) => number) => {
  /** FROM, WHERE and ORDER of a question. */
  const askedAnew = (table: ViewTable, ask: Ask, walk: boolean): Asked => {
    const [field, direction] = ask.sort
    const [sort, sign, order] = [column(field), direction === 'desc' ? '<' : '>', direction === 'desc' ? 'DESC' : 'ASC']
    const from = question(table, planOf(table.spec, ask), ask.text, { howMany, walk })
    const cursor = ask.after === undefined ? undefined : cursorOf(ask.after)
    const further = cursor && { text: `(${sort}, id) ${sign} (?, ?)`, values: [encode(cursor.value), cursor.id] }
    const { text: found, values } = further ? joined([from, further], from.text.includes(' WHERE ') ? ' AND ' : ' WHERE ') : from
    const text = `${found} ORDER BY ${sort} ${order}, id ${order}`
    return {
      values,
      unread: from.unread,
      select: `SELECT id, ${sort} AS value, ${textColumns(table)} FROM ${text}`,
      join: `SELECT CAST(group_concat(body, ',') AS BLOB) AS items, count(*) AS count FROM (SELECT body FROM ${text} LIMIT ? OFFSET ?)`,
      ends: `SELECT id, ${sort} AS value FROM ${text} LIMIT 2 OFFSET ?`,
    }
  }
  const known = remembered<Asked>()
  /** How a question is put depends on what the view holds only where a text or a list is looked into, or a place in it is named. */
  const asked = (table: ViewTable, ask: Ask, walk: boolean): Asked => {
    const { where, sort, text, after } = ask
    const holds = Object.values(where).some((test) => test !== null && typeof test === 'object' && 'holds' in test)
    if (holds || text !== undefined || after !== undefined) return askedAnew(table, ask, walk)
    return known(`${table.base} ${JSON.stringify([where, sort])}`, () => askedAnew(table, ask, walk))
  }
  const nextOf = ({ spec }: ViewTable, { sort: [field] }: Ask, { id, value }: End) =>
    cursorText({ id, value: decode(value, spec.fields[field]) })

  const rowsOf = (table: ViewTable, ask: Ask, slice: Slice, walk = true): Row[] => {
    const { select, values, unread } = asked(table, ask, walk)
    if (!unread) return prepared(`${select} LIMIT ? OFFSET ?`).all(...values, slice.size, slice.skip) as Row[]
    return search(table.spec, ask.text, prepared(select).iterate(...values), slice) ?? rowsOf(table, ask, slice, false)
  }
  const select = (table: ViewTable, ask: Ask): Items<Row> => {
    const { size, skip } = sliceOf(ask)
    const rows = rowsOf(table, ask, { skip, size: size + 1 })
    const hasMore = rows.length > size
    const items = hasMore ? rows.slice(0, size) : rows
    const last = items.at(-1)
    return { items, hasMore, ...(hasMore && last && { next: nextOf(table, ask, last) }) }
  }
  /** Joined by the store, and given as it is stored: nobody makes a text of it on the way out. Where the page ends is read from the index. */
  const joinedPage = (table: ViewTable, ask: Ask, { values, join, ends }: Asked): RawPage => {
    const { size, skip } = sliceOf(ask)
    const { items: bytes, count } = prepared(join).get(...values, size, skip) as { items: Uint8Array | null; count: number }
    const items = bytes ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : ''
    if (count < size || size === 0) return { items, count, hasMore: false }
    const [last, more] = prepared(ends).all(...values, skip + size - 1) as [End, End?]
    return more ? { items, count, hasMore: true, next: nextOf(table, ask, last) } : { items, count, hasMore: false }
  }

  return {
    page: <Doc>(view: string, ask: Ask) => {
      const { items, ...rest } = select(catalogue.table(view), ask)
      return { items: items.map((row) => docOf<Doc>(row)), ...rest }
    },
    rawPage: (view: string, ask: Ask): RawPage => {
      const table = catalogue.table(view)
      const read = asked(table, ask, true)
      if (!read.unread) return joinedPage(table, ask, read)
      const { items, ...rest } = select(table, ask)
      return { ...rest, items: items.map(({ body }) => body).join(','), count: items.length }
    },
  }
}
