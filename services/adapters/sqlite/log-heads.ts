import type { Database } from '@embarca/projections/adapters/sqlite/database.ts'
import { GENESIS } from '../../kit/chain.ts'
import type { Head } from '../../kit/envelope.ts'

/** Where a stream stands, and its number in the file; a stream nobody wrote has none. */
export type Standing = Head & { readonly id: number | undefined }

const MOST_KEPT = 50_000

/** Heads of streams and of the log, remembered: one process writes, so what it remembers is so. */
export const logHeads = (db: Database) => {
  const find = db.prepare(
    'SELECT s.id, e.revision, e.hash FROM streams s LEFT JOIN events e ON e.stream = s.id WHERE s.name = ? ORDER BY e.revision DESC LIMIT 1',
  )
  const ends = db.prepare(
    'SELECT (SELECT coalesce(max(position), -1) FROM events) AS position, (SELECT coalesce(max(id), 0) FROM streams) AS stream',
  )
  const kept = new Map<string, Standing>()
  const last = ends.get() as { position: number; stream: number }
  const keep = (stream: string, head: Standing): void => {
    if (kept.size >= MOST_KEPT && !kept.has(stream)) kept.delete(kept.keys().next().value!)
    kept.set(stream, head)
  }

  return {
    /** The last position and stream number given out; whoever writes moves them on. */
    last,
    of: (stream: string): Standing => {
      const known = kept.get(stream)
      if (known) return known
      const row = find.get(stream) as { id: number; revision: number | null; hash: string | null } | undefined
      const head = { id: row?.id, revision: row?.revision ?? -1, hash: row?.hash ?? GENESIS }
      if (row) keep(stream, head)
      return head
    },
    keep,
    /** Reads everything from the file again: what was written came to nothing. */
    forget: (): void => {
      kept.clear()
      Object.assign(last, ends.get())
    },
  }
}
export type Heads = ReturnType<typeof logHeads>
