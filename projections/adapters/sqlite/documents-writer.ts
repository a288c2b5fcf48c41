import { type Texts, textsOf } from '../../kit/texts.ts'
import { type Database, statements } from './database.ts'
import { type Extract, extract, type Stored, UNSAID } from './extract.ts'
import { type Heard, heardText } from './heard.ts'
import { column, counterTable, listTable, partsTable, textColumns, type ViewTable, wordsTable } from './view-table.ts'

/** A document as it stands in the file: its number, and what the tables beside it were made of. */
export type Standing = Texts & { readonly n: number; readonly extract: Extract }

const NOTHING_COUNTED: Extract = { columns: [], lists: [], counted: [], words: UNSAID, parts: UNSAID }
type Text = { readonly table: string; readonly of: (extract: Extract) => string }

/** What of a document was in the file before. */
type Was = { readonly before: Standing | undefined; readonly gone?: boolean }

/** Writes documents and everything beside them: columns, lists, words, counters. Part of the caller's transaction. */
export const documentsWriter = (db: Database, table: ViewTable) => {
  const { base, spec, scalars, lists } = table
  const prepared = statements(db)
  const columns = ['id', ...scalars.map(column), ...textColumns(table), 'seen']
  const insert = db.prepare(`INSERT INTO "${base}" (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`)
  const gone = db.prepare(`INSERT INTO "${base}_gone" (id, seen) VALUES (?, ?) ON CONFLICT DO UPDATE SET seen = excluded.seen`)
  const back = db.prepare(`DELETE FROM "${base}_gone" WHERE id = ?`)
  const texts: readonly Text[] = [
    ...(spec.search?.words?.length ? [{ table: wordsTable(table), of: ({ words }: Extract) => words.plain }] : []),
    ...(spec.search?.parts?.length ? [{ table: partsTable(table), of: ({ parts }: Extract) => parts.plain }] : []),
  ]
  const deltas = new Map<string, { readonly at: number; readonly values: readonly Stored[]; total: number }>()

  const count = (counted: Extract['counted'], by: 1 | -1) =>
    counted.forEach((combinations, at) => {
      for (const values of combinations) {
        const key = `${at}${JSON.stringify(values)}`
        const delta = deltas.get(key)
        if (delta) delta.total += by
        else deltas.set(key, { at, values, total: by })
      }
    })
  const list = (n: number, before: Extract['lists'], after: Extract['lists']) =>
    lists.forEach((field, at) => {
      const [was, is] = [before[at] ?? [], after[at] ?? []]
      for (const value of was)
        if (!is.includes(value)) prepared(`DELETE FROM ${listTable(table, field)} WHERE value = ? AND n = ?`).run(value, n)
      for (const value of is)
        if (!was.includes(value)) prepared(`INSERT INTO ${listTable(table, field)} (value, n) VALUES (?, ?)`).run(value, n)
    })
  const word = (n: number, before: Extract, after: Extract) => {
    for (const { table: name, of } of texts) {
      const [was, is] = [of(before), of(after)]
      if (was === is) continue
      if (was) prepared(`DELETE FROM ${name} WHERE rowid = ?`).run(n)
      if (is) prepared(`INSERT INTO ${name} (rowid, text) VALUES (?, ?)`).run(n, is)
    }
  }
  const beside = (n: number, before: Extract, after: Extract) => {
    list(n, before.lists, after.lists)
    word(n, before, after)
    count(before.counted, -1)
    count(after.counted, 1)
  }
  const update = (n: number, before: Standing, after: Extract, { body, unsent }: Texts, seen: string) => {
    const changed = scalars.flatMap((field, at) =>
      before.extract.columns[at] === after.columns[at] ? [] : [{ name: column(field), value: after.columns[at]! }],
    )
    const sets = [
      ...changed,
      ...(before.body === body ? [] : [{ name: 'body', value: body }]),
      ...(unsent === undefined || before.unsent === unsent ? [] : [{ name: 'unsent', value: unsent }]),
      { name: 'seen', value: seen },
    ]
    prepared(`UPDATE "${base}" SET ${sets.map(({ name }) => `${name} = ?`).join(', ')} WHERE n = ?`).run(
      ...sets.map(({ value }) => value),
      n,
    )
  }

  return {
    /** The document as it shall be from now on, and how it stands then; undefined takes it away and keeps what it has seen. */
    put: (id: string, { before, gone: isGone }: Was, doc: object | undefined, heard: Heard, said?: Texts): Standing | undefined => {
      const after = doc === undefined ? NOTHING_COUNTED : extract(table, doc as Record<string, unknown>, before?.extract)
      const seen = heardText(heard)
      if (doc === undefined) {
        gone.run(id, seen)
        if (before) prepared(`DELETE FROM "${base}" WHERE n = ?`).run(before.n)
        beside(before?.n ?? 0, before?.extract ?? NOTHING_COUNTED, after)
        return undefined
      }
      const texts = said ?? textsOf(spec, doc as Record<string, unknown>)
      if (before) update(before.n, before, after, texts, seen)
      else if (isGone) back.run(id)
      const n =
        before?.n ??
        Number(insert.run(id, ...after.columns, ...(spec.unsent ? [texts.body, texts.unsent!] : [texts.body]), seen).lastInsertRowid)
      beside(n, before?.extract ?? NOTHING_COUNTED, after)
      return { n, ...texts, extract: after }
    },
    remove: (id: string, before: Standing | undefined): void => {
      back.run(id)
      if (!before) return
      prepared(`DELETE FROM "${base}" WHERE n = ?`).run(before.n)
      beside(before.n, before.extract, NOTHING_COUNTED)
    },
    /** Writes what the counters gained and lost since last time. */
    settle: (): void => {
      for (const { at, values, total } of deltas.values()) {
        if (total === 0) continue
        const fields = spec.counters![at]!.map(column)
        prepared(
          `INSERT INTO ${counterTable(table, at)} (${fields.join(', ')}, total) VALUES (${'?, '.repeat(fields.length)}?) ON CONFLICT DO UPDATE SET total = total + excluded.total`,
        ).run(...values, total)
      }
      deltas.clear()
    },
  }
}
