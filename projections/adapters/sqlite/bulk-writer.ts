import { hashing } from '../../kit/canonical.ts'
import { docOf } from '../../kit/texts.ts'
import { type Database, sortedInFiles, transaction } from './database.ts'
import { documentsWriter } from './documents-writer.ts'
import { storedDocuments } from './stored-documents.ts'
import { createIndexes, type ViewTable } from './view-table.ts'

/** Documents of a view under rebuild, as they are to be stored. */
export type BulkDocuments = {
  readonly ids: string[]
  /** Without a text: the document is deleted. */
  readonly bodies: (string | undefined)[]
  readonly unsent: (string | undefined)[]
  readonly checkpoints: string[]
  /** Whether the document may be stored already. */
  readonly known: boolean[]
}
export const noDocuments = (): BulkDocuments => ({ ids: [], bodies: [], unsent: [], checkpoints: [], known: [] })

const NOT_THERE = { before: undefined, gone: undefined }

/** Writes documents in bulk; adds their hashes to `sum` where one is given. */
export const bulkWriterIn = (db: Database, table: ViewTable, sum: Buffer | undefined) => {
  const hashed = sum && hashing(sum)
  const to = documentsWriter(db, table)
  const stored = storedDocuments(db)
  /** Part of the caller's transaction. */
  const put = ({ ids, bodies, unsent: apart, checkpoints, known }: BulkDocuments): void => {
    for (const [at, id] of ids.entries()) {
      const [body, unsent] = [bodies[at], apart[at]]
      const { before, gone } = known[at] ? stored.of(table, id) : NOT_THERE
      const doc = body === undefined ? undefined : docOf<object>({ body, unsent })
      if (before) hashed?.remove(id, before.doc)
      if (doc) hashed?.add(id, doc)
      to.put({ id, doc, checkpoints: checkpoints[at]!, body, unsent }, { before, gone })
      stored.written(table, id, !doc)
    }
    to.settle()
  }
  return {
    put,
    write: (documents: BulkDocuments): void => transaction(db, () => put(documents)),
    index: (): void => sortedInFiles(db, () => createIndexes(db, table)),
  }
}
