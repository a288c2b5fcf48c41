import type { Database } from '@embarca/projections/adapters/sqlite/database.ts'
import { GENESIS } from '../../kit/chain.ts'
import type { Head } from '../../kit/envelope.ts'

/** Where a stream stands, its number in the file and its last fact's position there; a stream nobody wrote has neither. */
export type Standing = Head & { readonly id: number | undefined; readonly position: number | null }

/** The position of the last fact of `streams`: among those after the mark, or as it was marked. */
export const HEAD =
  'coalesce((SELECT max(position) FROM events WHERE stream = streams.id AND position > (SELECT position FROM marked)), streams.head)'

const MOST_KEPT = 50_000

/** Heads of streams and of the log, remembered: one process writes, so what it remembers is so. */
export const logHeads = (db: Database) => {
  const find = db.prepare(
    `SELECT id, e.position, e.revision, e.hash FROM streams LEFT JOIN events e ON e.position = ${HEAD} WHERE name = ?`,
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
      const row = find.get(stream) as { id: number; position: number | null; revision: number | null; hash: string | null } | undefined
      const head = { id: row?.id, position: row?.position ?? null, revision: row?.revision ?? -1, hash: row?.hash ?? GENESIS }
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
