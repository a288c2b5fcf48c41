import { hashing } from '../../kit/canonical.ts'
import { docOf, type Texts } from '../../kit/texts.ts'
import { type Database, transaction } from './database.ts'
import { documentsWriter } from './documents-writer.ts'
import type { Heard } from './heard.ts'
import { standingIn } from './standing.ts'
import { createIndexes, type ViewTable } from './view-table.ts'

/** A document of a view that is folded anew, as it shall stand; without texts, there is none any more. */
export type Sheet = {
  readonly id: string
  readonly texts: Texts | undefined
  readonly heard: Heard
  /** It may stand there already. */
  readonly known: boolean
}

/** Writes what is folded anew. What was given may not stand in the file before `settled` says so. */
export type Pen = {
  readonly write: (sheets: readonly Sheet[]) => void
  readonly settled: () => void
  /** All of it is written, and the indexes are made. */
  readonly index: () => Promise<void>
  readonly end: () => Promise<void>
}

/** Writes at once; keeps what all of it comes to in `sum`, where somebody wants to know. */
export const penIn = (db: Database, table: ViewTable, sum: Buffer | undefined) => {
  const hashed = sum && hashing(sum)
  const to = documentsWriter(db, table)
  const standing = standingIn(db)
  return {
    write: (sheets: readonly Sheet[]): void =>
      transaction(db, () => {
        for (const { id, texts, heard, known } of sheets) {
          const { before, gone } = known ? standing.of(table, id) : { before: undefined, gone: undefined }
          const doc = texts && docOf<object>(texts)
          if (before) hashed?.remove(id, before.doc)
          if (doc) hashed?.add(id, doc)
          to.put({ id, doc, heard, body: texts?.body }, { before, gone })
          standing.written(table, id, !texts)
        }
        to.settle()
      }),
    index: () => createIndexes(db, table),
  }
}
