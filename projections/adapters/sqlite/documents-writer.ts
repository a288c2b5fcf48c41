import { sameIn } from '../../kit/same-in.ts'
import { apartOf, bodyOf, type Texts } from '../../kit/texts.ts'
import { type Database, statements } from './database.ts'
import { combinations, type Doc, encode, held, NO_DOC, packed as pack, type Stored, searchedAnew } from './extract.ts'
import { type Heard, heardText } from './heard.ts'
import { column, counterTable, listTable, partsTable, textColumns, type ViewTable, wordsTable } from './view-table.ts'

/** A document as it stands in the file, and its number there. */
export type Standing = { readonly n: number; readonly doc: Doc }
/** What of a document was in the file before. `gone`: what it had seen when it was taken away. */
type Was = { readonly before: Standing | undefined; readonly gone?: boolean | undefined }
/** A document to write, and its texts, where somebody has made them already. */
type Written = {
  readonly id: string
  readonly doc: object | undefined
  readonly heard: Heard | string
  readonly body?: string | undefined
  readonly unsent?: string | undefined
}

/** Writes documents and everything beside them: columns, lists, words, counters. Part of the caller's transaction. */
export const documentsWriter = (db: Database, table: ViewTable) => {
  const { base, spec, scalars, packed, lists } = table
  const { counters = [], search, unsent } = spec
  const prepared = statements(db)
  const columns = ['id', ...[...scalars, ...packed].map(column), ...textColumns(table), 'seen']
  const insert = db.prepare(`INSERT INTO "${base}" (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`)
  const hears = db.prepare(`UPDATE "${base}" SET seen = ? WHERE n = ?`)
  const gone = db.prepare(`INSERT INTO "${base}_gone" (id, seen) VALUES (?, ?) ON CONFLICT DO UPDATE SET seen = excluded.seen`)
  const back = db.prepare(`DELETE FROM "${base}_gone" WHERE id = ?`)
  const texts = [
    { name: wordsTable(table), fields: search?.words ?? [] },
    { name: partsTable(table), fields: search?.parts ?? [] },
  ].filter(({ fields }) => fields.length > 0)
  const deltas = new Map<string, { readonly at: number; readonly values: readonly Stored[]; total: number }>()
  const isList = (field: string) => spec.fields[field] === 'many'

  const count = (at: number, doc: Doc, by: 1 | -1) => {
    for (const values of combinations(counters[at]!, isList, doc)) {
      const key = `${at}${JSON.stringify(values)}`
      const delta = deltas.get(key)
      if (delta) delta.total += by
      else deltas.set(key, { at, values, total: by })
    }
  }
  const list = (n: number, field: string, before: Doc, after: Doc) => {
    if (before[field] === after[field]) return
    const [was, is] = [held(before[field]), held(after[field])]
    for (const value of was)
      if (!is.includes(value)) prepared(`DELETE FROM ${listTable(table, field)} WHERE value = ? AND n = ?`).run(value, n)
    for (const value of is)
      if (!was.includes(value)) prepared(`INSERT INTO ${listTable(table, field)} (value, n) VALUES (?, ?)`).run(value, n)
  }
  const beside = (n: number, before: Doc | undefined, after: Doc | undefined) => {
    for (const field of lists) list(n, field, before ?? NO_DOC, after ?? NO_DOC)
    for (const { name, fields } of texts) {
      const { was, is } = searchedAnew(fields, before ?? NO_DOC, after ?? NO_DOC) ?? {}
      if (was) prepared(`DELETE FROM ${name} WHERE rowid = ?`).run(n)
      if (is) prepared(`INSERT INTO ${name} (rowid, text) VALUES (?, ?)`).run(n, is)
    }
    counters.forEach((fields, at) => {
      if (before && after && sameIn(fields, before, after)) return
      if (before) count(at, before, -1)
      if (after) count(at, after, 1)
    })
  }
  const update = ({ n, doc: before }: Standing, after: Doc, body: string, seen: string) => {
    let sets = 'body = ?, seen = ?'
    const values: Stored[] = [body, seen]
    const set = (name: string, value: Stored) => {
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
  const add = (id: string, doc: Doc, { body, unsent: apart }: Texts, seen: string): number => {
    const said = unsent ? [body, apart ?? apartOf(unsent, doc)] : [body]
    const columns = [...scalars.map((field) => encode(doc[field])), ...packed.map((field) => pack(doc[field]))]
    return Number(insert.run(id, ...columns, ...said, seen).lastInsertRowid)
  }
  const takeAway = (before: Standing | undefined) => {
    if (!before) return
    prepared(`DELETE FROM "${base}" WHERE n = ?`).run(before.n)
    beside(before.n, before.doc, undefined)
  }

  return {
    /** The document as it shall be from now on, and how it stands then; undefined takes it away and keeps what it has seen. */
    put: ({ id, doc: said, heard, body, unsent }: Written, { before, gone: isGone }: Was): Standing | undefined => {
      const seen = typeof heard === 'string' ? heard : heardText(heard)
      const doc = said as Doc | undefined
      if (doc === undefined) {
        gone.run(id, seen)
        takeAway(before)
        return undefined
      }
      if (before?.doc === doc) {
        hears.run(seen, before.n)
        return before
      }
      const text = body ?? bodyOf(spec, doc)
      if (before) update(before, doc, text, seen)
      else if (isGone) back.run(id)
      const n = before?.n ?? add(id, doc, { body: text, unsent }, seen)
      beside(n, before?.doc, doc)
      return { n, doc }
    },
    remove: (id: string, before: Standing | undefined): void => {
      back.run(id)
      takeAway(before)
    },
    /** Writes what the counters gained and lost since last time. */
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
