import { docOf, type Texts } from '../../kit/texts.ts'
import { type Database, statements } from './database.ts'
import type { StoredDocument } from './documents-writer.ts'
import type { DocumentFields } from './extract.ts'
import { type FlatCheckpoints, NO_CHECKPOINTS, parseCheckpoints } from './flat-checkpoints.ts'
import { textColumns, type ViewTable } from './view-table.ts'

/** A document as it stands in the file, and what it has seen. `gone`: it was taken away, and what it had seen then is kept apart. */
export type FoundDocument = {
  readonly before: StoredDocument | undefined
  readonly doc: object | undefined
  readonly checkpoints: FlatCheckpoints
  readonly gone?: boolean | undefined
}
type Row = Texts & { readonly n: number; readonly seen: string }

const NOT_FOUND: FoundDocument = { before: undefined, doc: undefined, checkpoints: NO_CHECKPOINTS }
/** Ids that count upwards, each as long as the one before. */
const COUNTS = /^\d{20}$/

/** Looks documents up in their tables; what cannot be there is not looked for. */
export const storedDocuments = (db: Database) => {
  const prepared = statements(db)
  const goneFrom = new Map<string, boolean>()
  const latest = new Map<string, string>()

  /** Of most views nothing is ever taken away. */
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
    /** Told of each document that is written or taken away. */
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
