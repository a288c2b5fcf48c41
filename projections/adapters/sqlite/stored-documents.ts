import { docOf, type Texts } from '../../kit/texts.ts'
import { type Database, statements } from './database.ts'
import type { StoredDocument } from './documents-writer.ts'
import type { DocumentFields } from './extract.ts'
import { type FlatCheckpoints, NO_CHECKPOINTS, parseCheckpoints } from './flat-checkpoints.ts'
import { textColumns, type ViewTable } from './view-table.ts'

/** A document as stored, and the revisions it has seen. `gone`: it was removed; its revisions are kept in a table of their own. */
export type FoundDocument = {
  readonly before: StoredDocument | undefined
  readonly doc: object | undefined
  readonly checkpoints: FlatCheckpoints
  readonly gone?: boolean | undefined
}
type Row = Texts & { readonly n: number; readonly seen: string }

const NOT_FOUND: FoundDocument = { before: undefined, doc: undefined, checkpoints: NO_CHECKPOINTS }
/** Ids that count upwards, all of the same length. */
const COUNTS = /^\d{20}$/

/** Looks documents up in their tables; skips the lookup for documents that cannot be there. */
export const storedDocuments = (db: Database) => {
  const prepared = statements(db)
  const goneFrom = new Map<string, boolean>()
  const latest = new Map<string, string>()

  /** Most views never remove a document. */
  const knowsGone = ({ base }: ViewTable): boolean => {
    const known = goneFrom.get(base) ?? prepared(`SELECT EXISTS (SELECT 1 FROM "${base}_gone") AS any`).get()!['any'] === 1
    goneFrom.set(base, known)
    return known
  }
  const latestIn = ({ base }: ViewTable): string => {
    const known = latest.get(base) ?? (prepared(`SELECT coalesce(max(id), '') AS id FROM "${base}"`).get() as { id: string }).id
    latest.set(base, known)
    return known
  }
  const isYetToCome = (table: ViewTable, id: string) => COUNTS.test(id) && COUNTS.test(latestIn(table)) && id > latestIn(table)

  return {
    of: (table: ViewTable, id: string): FoundDocument => {
      const row = isYetToCome(table, id)
        ? undefined
        : (prepared(`SELECT n, ${textColumns(table)}, seen FROM "${table.base}" WHERE id = ?`).get(id) as Row | undefined)
      if (row) {
        const { seen, ...texts } = row
        const doc = docOf<DocumentFields>(texts)
        return { before: { n: texts.n, doc }, doc, checkpoints: parseCheckpoints(seen) }
      }
      if (!knowsGone(table)) return NOT_FOUND
      const gone = prepared(`SELECT seen FROM "${table.base}_gone" WHERE id = ?`).get(id) as { seen: string } | undefined
      return gone ? { ...NOT_FOUND, checkpoints: parseCheckpoints(gone.seen), gone: true } : NOT_FOUND
    },
    /** Call it for each document that is written or removed. */
    written: ({ base }: ViewTable, id: string, away: boolean): void => {
      if (away) goneFrom.delete(base)
      const last = latest.get(base)
      if (last !== undefined && id > last) latest.set(base, id)
    },
    forget: (): void => {
      goneFrom.clear()
      latest.clear()
    },
  }
}
