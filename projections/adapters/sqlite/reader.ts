import { BEFORE_ALL, comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { hashOf } from '../../kit/canonical.ts'
import { checkTallyFields, conditionsOf, planOf } from '../../kit/conditions.ts'
import { counterFor } from '../../kit/counters.ts'
import { type ReadStore, UnindexedQuery, type ViewQuery, type Views } from '../../kit/read-store.ts'
import { docOf, type Texts } from '../../kit/texts.ts'
import type { TableCatalogue } from './catalogue.ts'
import { type Database, statements } from './database.ts'
import { type ColumnValue, decode } from './extract.ts'
import { type PageCache, pager } from './paging.ts'
import { joined, onColumn, question, type Sql } from './question.ts'
import { column, counterTable, listTable, textColumns, type ViewTable } from './view-table.ts'

type Counted = { readonly value: ColumnValue; readonly total: number }

/** The least checkpoint of the groups that fold the views. */
export const positionReader = (db: Database) => {
  const select = db.prepare('SELECT position FROM checkpoints')
  return (): Position => (select.all() as { position: Position }[]).map(({ position }) => position).sort(comparePositions)[0] ?? BEFORE_ALL
}

/** Queries of the views; a read-only connection suffices. */
export const viewReader = (db: Database, catalogue: TableCatalogue, readPosition: () => Position, pageCache?: PageCache) => {
  const prepared = statements(db)
  const all = <T>({ text, values }: Sql) => prepared(text).all(...values) as T[]
  const howMany = ({ text, values }: Sql, limit: number) =>
    (prepared(`SELECT count(*) AS size FROM (${text} LIMIT ${limit})`).get(...values) as { size: number }).size

  const pages = pager({ catalogue, prepared, howMany, pageCache })

  const counts = (table: ViewTable, { where, by, text }: Parameters<Views['count']>[1]): Counted[] => {
    const { spec } = table
    const conditions = conditionsOf(spec, where)
    const counter = text?.trim() ? undefined : counterFor(spec, conditions, by === undefined ? [] : [by])
    const value = by === undefined ? `'all'` : column(by)
    const group = by === undefined ? '' : ` GROUP BY ${value}`
    if (counter !== undefined) {
      const condition = joined(conditions.map(onColumn), ' AND ')
      return all({
        ...condition,
        text: `SELECT ${value} AS value, coalesce(sum(total), 0) AS total FROM ${counterTable(table, counter)}${condition.text ? ` WHERE ${condition.text}` : ''}${group}`,
      })
    }
    const from = question(table, planOf(spec, { where, ...(text !== undefined && { text }) }), text, { howMany, walk: false })
    if (by === undefined || spec.fields[by] !== 'many')
      return all({ ...from, text: `SELECT ${value} AS value, count(*) AS total FROM ${from.text}${group}` })
    return all({
      ...from,
      text: `SELECT h.value AS value, count(*) AS total FROM ${listTable(table, by)} h WHERE h.n IN (SELECT d.n FROM ${from.text}) GROUP BY h.value`,
    })
  }

  const tally = (table: ViewTable, { where, by, text }: Parameters<Views['tally']>[1]) => {
    const { spec } = table
    const conditions = conditionsOf(spec, where)
    checkTallyFields(spec, by)
    const counter = text?.trim() ? undefined : counterFor(spec, conditions, by)
    const kinds = by.map(column).join(', ')
    const counted = joined(conditions.map(onColumn), ' AND ')
    const from: Sql =
      counter === undefined
        ? question(table, planOf(spec, { where, ...(text !== undefined && { text }) }), text, { howMany, walk: false, counted: by })
        : { ...counted, text: `${counterTable(table, counter)}${counted.text && ` WHERE ${counted.text}`}` }
    const total = counter === undefined ? 'count(*)' : 'sum(total)'
    const rows = prepared(
      `SELECT ${total} AS total, ${by.map((field, at) => `${column(field)} AS v${at}`).join(', ')} FROM ${from.text} GROUP BY ${kinds}`,
    )
    return (rows.all(...from.values) as Record<string, ColumnValue>[])
      .filter((row) => row['total'] !== 0)
      .map((row) => ({ values: by.map((field, at) => decode(row[`v${at}`]!, spec.fields[field])), total: row['total'] as number }))
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
    page: async <Doc>(view: string, ask: ViewQuery) => pages.page<Doc>(view, ask),
    rawPage: async (view, ask) => pages.rawPage(view, ask),
    count: async (view, ask) => {
      const table = catalogue.table(view)
      if (ask.by !== undefined && !Object.hasOwn(table.spec.fields, ask.by))
        throw new UnindexedQuery(`${view}: field ${ask.by} is not declared`)
      const kind = ask.by === undefined ? 'text' : table.spec.fields[ask.by]
      const found = counts(table, ask).filter(({ total }) => total > 0 || ask.by === undefined)
      return Object.fromEntries(found.map(({ value, total }) => [String(decode(value, kind) ?? ''), total]))
    },
    tally: async (view, ask) => tally(catalogue.table(view), ask),
    lastPosition: async () => readPosition(),
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
