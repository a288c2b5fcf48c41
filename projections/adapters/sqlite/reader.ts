import { BEFORE_ALL, comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { hashOf } from '../../kit/canonical.ts'
import { conditionsOf, planOf } from '../../kit/conditions.ts'
import { counterFor } from '../../kit/counters.ts'
import { type Cursor, cursorOf, cursorText } from '../../kit/cursor.ts'
import { type Ask, type ReadStore, Undeclared, type ViewSpec, type Views } from '../../kit/read-store.ts'
import { contains } from '../../kit/search.ts'
import { docOf, type Texts } from '../../kit/texts.ts'
import type { Catalogue } from './catalogue.ts'
import { type Database, statements } from './database.ts'
import { decode, encode, type Stored } from './extract.ts'
import { joined, onColumn, question, type Sql } from './question.ts'
import { column, counterTable, listTable, textColumns, type ViewTable } from './view-table.ts'

type Row = Texts & { readonly id: string; readonly value: Stored }
/** Which rows of a question, and whether whole documents are asked for. */
type Asked = { readonly cursor: Cursor | undefined; readonly skip: number; readonly enough: number; readonly whole: boolean }
type Tally = { readonly value: Stored; readonly total: number }

/** So many documents are read for a text; then finding all that have it and sorting them is quicker. */
const MOST_READ = 5_000

/** Questions to the views; a read-only connection will do. */
export const viewReader = (db: Database, catalogue: Catalogue) => {
  const prepared = statements(db)
  const all = <T>({ text, values }: Sql) => prepared(text).all(...values) as T[]
  const howMany = ({ text, values }: Sql, limit: number) =>
    (prepared(`SELECT count(*) AS size FROM (${text} LIMIT ${limit})`).get(...values) as { size: number }).size

  /** Documents in order until there are enough that contain the text; undefined when that takes too long. */
  const search = (
    spec: ViewSpec,
    text: string | undefined,
    { text: sql, values }: Sql,
    skip: number,
    enough: number,
  ): Row[] | undefined => {
    const rows: Row[] = []
    let visited = 0
    let skipped = 0
    for (const each of prepared(sql).iterate(...values)) {
      const row = each as Row
      if (++visited > MOST_READ) return undefined
      if (!contains(spec, docOf<Readonly<Record<string, unknown>>>(row), text)) continue
      if (skipped++ < skip) continue
      if (rows.push(row) === enough) return rows
    }
    return rows
  }
  const rowsOf = (table: ViewTable, ask: Ask, of: Asked, walk = true): Row[] => {
    const { spec } = table
    const { cursor, skip, enough, whole } = of
    const [field, direction] = ask.sort
    const [sort, sign, order] = [column(field), direction === 'desc' ? '<' : '>', direction === 'desc' ? 'DESC' : 'ASC']
    const from = question(table, planOf(spec, ask), ask.text, howMany, walk)
    const further = cursor && { text: `(${sort}, id) ${sign} (?, ?)`, values: [encode(cursor.value), cursor.id] }
    const asked = further ? joined([from, further], from.text.includes(' WHERE ') ? ' AND ' : ' WHERE ') : from
    const read = from.unread || whole ? textColumns(table) : 'body'
    const text = `SELECT id, ${sort} AS value, ${read} FROM ${asked.text} ORDER BY ${sort} ${order}, id ${order}`
    if (!from.unread) return all<Row>({ text: `${text} LIMIT ? OFFSET ?`, values: [...asked.values, enough, skip] })
    return search(spec, ask.text, { text, values: asked.values }, skip, enough) ?? rowsOf(table, ask, of, false)
  }

  const select = (view: string, ask: Ask, whole: boolean) => {
    const table = catalogue.table(view)
    const [field] = ask.sort
    const cursor = ask.after === undefined ? undefined : cursorOf(ask.after)
    const size = Math.max(0, Math.trunc(ask.size))
    const skip = cursor ? 0 : (Math.max(1, Math.trunc(ask.page ?? 1)) - 1) * size
    const rows = rowsOf(table, ask, { cursor, skip, enough: size + 1, whole })
    const hasMore = rows.length > size
    const items = hasMore ? rows.slice(0, size) : rows
    const last = items.at(-1)
    return {
      items,
      hasMore,
      ...(hasMore && last && { next: cursorText({ id: last.id, value: decode(last.value, table.spec.fields[field]) }) }),
    }
  }

  const tally = (table: ViewTable, { where, by, text }: Parameters<Views['count']>[1]): Tally[] => {
    const { spec } = table
    const conditions = conditionsOf(spec, where)
    const counter = text?.trim() ? undefined : counterFor(spec, conditions, by)
    const value = by === undefined ? `'all'` : column(by)
    const group = by === undefined ? '' : ` GROUP BY ${value}`
    if (counter !== undefined) {
      const asked = joined(conditions.map(onColumn), ' AND ')
      return all({
        ...asked,
        text: `SELECT ${value} AS value, coalesce(sum(total), 0) AS total FROM ${counterTable(table, counter)}${asked.text ? ` WHERE ${asked.text}` : ''}${group}`,
      })
    }
    const from = question(table, planOf(spec, { where, ...(text !== undefined && { text }) }), text, howMany, false)
    if (by === undefined || spec.fields[by] !== 'many')
      return all({ ...from, text: `SELECT ${value} AS value, count(*) AS total FROM ${from.text}${group}` })
    return all({
      ...from,
      text: `SELECT h.value AS value, count(*) AS total FROM ${listTable(table, by)} h WHERE h.n IN (SELECT d.n FROM ${from.text}) GROUP BY h.value`,
    })
  }

  const textsIn = (table: ViewTable, columns: readonly string[], id: string) =>
    prepared(`SELECT ${columns} FROM "${table.base}" WHERE id = ?`).get(id) as Texts | undefined

  const reader: Views & Pick<ReadStore, 'hash' | 'checkpoint' | 'sent'> = {
    get: async <Doc>(view: string, id: string) => {
      const table = catalogue.table(view)
      const found = textsIn(table, textColumns(table), id)
      return found && docOf<Doc>(found)
    },
    sent: async (view, id) => textsIn(catalogue.table(view), ['body'], id)?.body,
    page: async <Doc>(view: string, ask: Ask) => {
      const { items, ...rest } = select(view, ask, true)
      return { items: items.map((row) => docOf<Doc>(row)), ...rest }
    },
    rawPage: async (view, ask) => {
      const { items, ...rest } = select(view, ask, false)
      let text = '['
      for (const { body } of items) text += text.length > 1 ? `,${body}` : body
      return { json: Buffer.from(`${text}]`), count: items.length, ...rest }
    },
    count: async (view, ask) => {
      const table = catalogue.table(view)
      if (ask.by !== undefined && !Object.hasOwn(table.spec.fields, ask.by))
        throw new Undeclared(`${view}: field ${ask.by} is not declared`)
      const kind = ask.by === undefined ? 'text' : table.spec.fields[ask.by]
      const counts = tally(table, ask).filter(({ total }) => total > 0 || ask.by === undefined)
      return Object.fromEntries(counts.map(({ value, total }) => [String(decode(value, kind) ?? ''), total]))
    },
    seenTo: async () =>
      (prepared('SELECT position FROM checkpoints').all() as { position: Position }[])
        .map(({ position }) => position)
        .sort(comparePositions)[0] ?? BEFORE_ALL,
    checkpoint: async (group) =>
      (prepared('SELECT position FROM checkpoints WHERE "group" = ?').get(group) as { position: Position } | undefined)?.position ??
      BEFORE_ALL,
    hash: async (view) => hashOf(documents(db, catalogue.table(view))),
  }
  return reader
}

/** A view's documents in id order, one at a time. */
export const documents = function* (db: Database, table: ViewTable) {
  for (const row of db.prepare(`SELECT id, ${textColumns(table)} FROM "${table.base}" ORDER BY id`).iterate()) {
    const { id, ...texts } = row as Texts & { id: string }
    yield [id, docOf<object>(texts)] as const
  }
}
