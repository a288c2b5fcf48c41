import { BEFORE_ALL, comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { hashOf } from '../../kit/canonical.ts'
import { conditionsOf, planOf } from '../../kit/conditions.ts'
import { counterFor } from '../../kit/counters.ts'
import { cursorOf, cursorText } from '../../kit/cursor.ts'
import { type Ask, Undeclared, type Views } from '../../kit/read-store.ts'
import type { Catalogue } from './catalogue.ts'
import { type Database, statements } from './database.ts'
import { decode, encode, type Stored } from './extract.ts'
import { joined, onColumn, question, type Sql } from './question.ts'
import { column, counterTable, listTable, type ViewTable } from './view-table.ts'

type Row = { readonly id: string; readonly value: Stored; readonly body: string }
type Tally = { readonly value: Stored; readonly total: number }

/** Questions to the views; a read-only connection will do. */
export const viewReader = (db: Database, catalogue: Catalogue) => {
  const prepared = statements(db)
  const all = <T>({ text, values }: Sql) => prepared(text).all(...values) as T[]
  const howMany = ({ text, values }: Sql, limit: number) =>
    (prepared(`SELECT count(*) AS size FROM (${text} LIMIT ${limit})`).get(...values) as { size: number }).size

  const select = (view: string, ask: Ask) => {
    const table = catalogue.table(view)
    const [field, direction] = ask.sort
    const from = question(table, planOf(table.spec, ask), ask.text, howMany)
    const cursor = ask.after === undefined ? undefined : cursorOf(ask.after)
    const [sort, sign, order] = [column(field), direction === 'desc' ? '<' : '>', direction === 'desc' ? 'DESC' : 'ASC']
    const further = cursor && { text: `(${sort}, id) ${sign} (?, ?)`, values: [encode(cursor.value), cursor.id] }
    const size = Math.max(0, Math.trunc(ask.size))
    const skip = cursor ? 0 : (Math.max(1, Math.trunc(ask.page ?? 1)) - 1) * size
    const asked = further ? joined([from, further], from.text.includes(' WHERE ') ? ' AND ' : ' WHERE ') : from
    const rows = all<Row>({
      text: `SELECT id, ${sort} AS value, body FROM ${asked.text} ORDER BY ${sort} ${order}, id ${order} LIMIT ? OFFSET ?`,
      values: [...asked.values, size + 1, skip],
    })
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
      const asked = joined(
        conditions.map((condition) => onColumn(condition.is === 'holding' ? { ...condition, is: 'equal' } : condition)),
        ' AND ',
      )
      return all({
        ...asked,
        text: `SELECT ${value} AS value, coalesce(sum(total), 0) AS total FROM ${counterTable(table, counter)}${asked.text ? ` WHERE ${asked.text}` : ''}${group}`,
      })
    }
    const from = question(table, planOf(spec, { where, ...(text !== undefined && { text }) }), text, howMany)
    if (by === undefined || spec.fields[by] !== 'many')
      return all({ ...from, text: `SELECT ${value} AS value, count(*) AS total FROM ${from.text}${group}` })
    return all({
      ...from,
      text: `SELECT h.value AS value, count(*) AS total FROM ${listTable(table, by)} h WHERE h.n IN (SELECT d.n FROM ${from.text}) GROUP BY h.value`,
    })
  }

  const reader: Views & { hash(view: string): Promise<string>; checkpoint(group: string): Promise<Position> } = {
    get: async <Doc>(view: string, id: string) => {
      const row = prepared(`SELECT body FROM "${catalogue.table(view).base}" WHERE id = ?`).get(id) as { body: string } | undefined
      return row && (JSON.parse(row.body) as Doc)
    },
    page: async <Doc>(view: string, ask: Ask) => {
      const { items, ...rest } = select(view, ask)
      return { items: items.map(({ body }) => JSON.parse(body) as Doc), ...rest }
    },
    rawPage: async (view, ask) => {
      const { items, ...rest } = select(view, ask)
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
export const documents = function* (db: Database, { base }: ViewTable) {
  for (const row of db.prepare(`SELECT id, body FROM "${base}" ORDER BY id`).iterate()) {
    const { id, body } = row as { id: string; body: string }
    yield [id, JSON.parse(body) as object] as const
  }
}
