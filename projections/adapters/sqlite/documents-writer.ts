import { sameIn } from '../../kit/same-in.ts'
import { apartOf, bodyOf, type Texts } from '../../kit/texts.ts'
import { type Database, statements } from './database.ts'
import {
  type ColumnValue,
  changedSearchText,
  combinations,
  type DocumentFields,
  encode,
  listValues,
  NO_DOC,
  packed as pack,
} from './extract.ts'
import { checkpointsText, type FlatCheckpoints } from './flat-checkpoints.ts'
import { column, counterTable, listTable, partsTable, textColumns, type ViewTable, wordsTable } from './view-table.ts'

/** A document as stored in the file, and its row number. */
export type StoredDocument = { readonly n: number; readonly doc: DocumentFields }
/** What the file held before. `gone`: the document was removed, but the revisions it had seen are kept. */
type Was = { readonly before: StoredDocument | undefined; readonly gone?: boolean | undefined }
/** A document to write, and its texts where they have been serialised already. */
type Written = {
  readonly id: string
  readonly doc: object | undefined
  readonly checkpoints: FlatCheckpoints | string
  readonly body?: string | undefined
  readonly unsent?: string | undefined
}

/** Writes documents and everything derived from them: columns, lists, words, counters. Part of the caller's transaction. */
export const documentsWriter = (db: Database, table: ViewTable) => {
  const { base, spec, scalars, packed, lists } = table
  const { counters = [], search, unsent } = spec
  const prepared = statements(db)
  const columns = ['id', ...[...scalars, ...packed].map(column), ...textColumns(table), 'seen']
  const insert = db.prepare(`INSERT INTO "${base}" (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`)
  const updateCheckpoints = db.prepare(`UPDATE "${base}" SET seen = ? WHERE n = ?`)
  const keepSeen = db.prepare(`INSERT INTO "${base}_gone" (id, seen) VALUES (?, ?) ON CONFLICT DO UPDATE SET seen = excluded.seen`)
  const dropSeen = db.prepare(`DELETE FROM "${base}_gone" WHERE id = ?`)
  const texts = [
    { name: wordsTable(table), fields: search?.words ?? [] },
    { name: partsTable(table), fields: search?.parts ?? [] },
  ].filter(({ fields }) => fields.length > 0)
  const deltas = new Map<string, { readonly at: number; readonly values: readonly ColumnValue[]; total: number }>()
  const isList = (field: string) => spec.fields[field] === 'many'

  const count = (at: number, doc: DocumentFields, by: 1 | -1) => {
    for (const values of combinations(counters[at]!, isList, doc)) {
      const key = `${at}${JSON.stringify(values)}`
      const delta = deltas.get(key)
      if (delta) delta.total += by
      else deltas.set(key, { at, values, total: by })
    }
  }
  const list = (n: number, field: string, before: DocumentFields, after: DocumentFields) => {
    if (before[field] === after[field]) return
    const [was, is] = [listValues(before[field]), listValues(after[field])]
    for (const value of was)
      if (!is.includes(value)) prepared(`DELETE FROM ${listTable(table, field)} WHERE value = ? AND n = ?`).run(value, n)
    for (const value of is)
      if (!was.includes(value)) prepared(`INSERT INTO ${listTable(table, field)} (value, n) VALUES (?, ?)`).run(value, n)
  }
  const writeDerived = (n: number, before: DocumentFields | undefined, after: DocumentFields | undefined) => {
    for (const field of lists) list(n, field, before ?? NO_DOC, after ?? NO_DOC)
    for (const { name, fields } of texts) {
      const { was, is } = changedSearchText(fields, before ?? NO_DOC, after ?? NO_DOC) ?? {}
      if (was) prepared(`DELETE FROM ${name} WHERE rowid = ?`).run(n)
      if (is) prepared(`INSERT INTO ${name} (rowid, text) VALUES (?, ?)`).run(n, is)
    }
    counters.forEach((fields, at) => {
      if (before && after && sameIn(fields, before, after)) return
      if (before) count(at, before, -1)
      if (after) count(at, after, 1)
    })
  }
  const update = ({ n, doc: before }: StoredDocument, after: DocumentFields, body: string, seen: string) => {
    let sets = 'body = ?, seen = ?'
    const values: ColumnValue[] = [body, seen]
    const set = (name: string, value: ColumnValue) => {
      sets += `, ${name} = ?`
      values.push(value)
    }
    for (const field of scalars) {
      if (before[field] === after[field]) continue
      const value = encode(after[field])
      if (value !== encode(before[field])) set(column(field), value)
    }
    for (const field of packed) {
      if (before[field] === after[field]) continue
      const text = pack(after[field])
      if (text !== pack(before[field])) set(column(field), text)
    }
    if (unsent && !sameIn(unsent, before, after)) set('unsent', apartOf(unsent, after))
    prepared(`UPDATE "${base}" SET ${sets} WHERE n = ?`).run(...values, n)
  }
  const add = (id: string, doc: DocumentFields, { body, unsent: apart }: Texts, seen: string): number => {
    const columnTexts = unsent ? [body, apart ?? apartOf(unsent, doc)] : [body]
    const columns = [...scalars.map((field) => encode(doc[field])), ...packed.map((field) => pack(doc[field]))]
    return Number(insert.run(id, ...columns, ...columnTexts, seen).lastInsertRowid)
  }
  const removeRow = (before: StoredDocument | undefined) => {
    if (!before) return
    prepared(`DELETE FROM "${base}" WHERE n = ?`).run(before.n)
    writeDerived(before.n, before.doc, undefined)
  }

  return {
    /** Stores a document and returns it as stored; undefined removes it and keeps the revisions it has seen. */
    put: ({ id, doc: next, checkpoints, body, unsent }: Written, { before, gone: isGone }: Was): StoredDocument | undefined => {
      const seen = typeof checkpoints === 'string' ? checkpoints : checkpointsText(checkpoints)
      const doc = next as DocumentFields | undefined
      if (doc === undefined) {
        keepSeen.run(id, seen)
        removeRow(before)
        return undefined
      }
      if (before?.doc === doc) {
        updateCheckpoints.run(seen, before.n)
        return before
      }
      const text = body ?? bodyOf(spec, doc)
      if (before) update(before, doc, text, seen)
      else if (isGone) dropSeen.run(id)
      const n = before?.n ?? add(id, doc, { body: text, unsent }, seen)
      writeDerived(n, before?.doc, doc)
      return { n, doc }
    },
    remove: (id: string, before: StoredDocument | undefined): void => {
      dropSeen.run(id)
      removeRow(before)
    },
    /** Writes the accumulated changes of the counters. */
    settle: (): void => {
      for (const { at, values, total } of deltas.values()) {
        if (total === 0) continue
        const fields = counters[at]!.map(column)
        prepared(
          `INSERT INTO ${counterTable(table, at)} (${fields.join(', ')}, total) VALUES (${'?, '.repeat(fields.length)}?) ON CONFLICT DO UPDATE SET total = total + excluded.total`,
        ).run(...values, total)
      }
      deltas.clear()
    },
  }
}
