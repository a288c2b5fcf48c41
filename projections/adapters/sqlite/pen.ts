import { hashing } from '../../kit/canonical.ts'
import { docOf } from '../../kit/texts.ts'
import { type Database, transaction } from './database.ts'
import { documentsWriter } from './documents-writer.ts'
import { standingIn } from './standing.ts'
import { createIndexes, type ViewTable } from './view-table.ts'

/** Documents of a view that is folded anew, as they shall stand: side by side, for another thread copies lists of texts fastest. */
export type Sheets = {
  readonly ids: string[]
  /** Without a text, there is none any more. */
  readonly bodies: (string | undefined)[]
  readonly unsent: (string | undefined)[]
  readonly seen: string[]
  /** They may stand there already. */
  readonly known: boolean[]
}
export const blankSheets = (): Sheets => ({ ids: [], bodies: [], unsent: [], seen: [], known: [] })

/** Writes what is folded anew. What was given may not stand in the file before `settled` says so. */
export type Pen = {
  readonly write: (sheets: Sheets) => void
  readonly settled: () => void
  /** What was given is written, and the indexes are made, unless they were before. */
  readonly index: () => Promise<void>
  readonly end: () => Promise<void>
}

const NOT_THERE = { before: undefined, gone: undefined }

/** Writes at once; keeps what all of it comes to in `sum`, where somebody wants to know. */
export const penIn = (db: Database, table: ViewTable, sum: Buffer | undefined) => {
  const hashed = sum && hashing(sum)
  const to = documentsWriter(db, table)
  const standing = standingIn(db)
  /** Part of the caller's transaction. */
  const put = ({ ids, bodies, unsent: apart, seen, known }: Sheets): void => {
    for (const [at, id] of ids.entries()) {
      const [body, unsent] = [bodies[at], apart[at]]
      const { before, gone } = known[at] ? standing.of(table, id) : NOT_THERE
      const doc = body === undefined ? undefined : docOf<object>({ body, unsent })
      if (before) hashed?.remove(id, before.doc)
      if (doc) hashed?.add(id, doc)
      to.put({ id, doc, heard: seen[at]!, body, unsent }, { before, gone })
      standing.written(table, id, !doc)
    }
    to.settle()
  }
  return { put, write: (sheets: Sheets): void => transaction(db, () => put(sheets)), index: () => createIndexes(db, table) }
}
