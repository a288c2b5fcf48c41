import type { Database } from '@embarca/projections/adapters/sqlite/database.ts'
import { GENESIS } from '../../kit/chain.ts'
import type { Head } from '../../kit/envelope.ts'

/** Head of a stream, its number in the file and the position of its last event; a stream without events has neither. */
export type StreamHead = Head & { readonly id: number | undefined; readonly position: number | null }

/** The position of the last event of `streams`: among those after the mark, or as marked. */
export const HEAD =
  'coalesce((SELECT max(position) FROM events WHERE stream = streams.id AND position > (SELECT position FROM marked)), streams.head)'

/** Position of a stream without events: before the log's first. */
export const NO_POSITION = -1

const CACHE_LIMIT = 50_000
const NO_STREAM: StreamHead = { id: undefined, position: null, revision: -1, hash: GENESIS }

type Row = { readonly id: number; readonly position: number | null; readonly revision: number | null; readonly hash: string | null }
const streamHeadOf = ({ id, position, revision, hash }: Row): StreamHead => ({
  id,
  position,
  revision: revision ?? -1,
  hash: hash ?? GENESIS,
})

/** Heads of streams and of the log, cached: one process writes, so the cache is always right. */
export const logHeads = (db: Database) => {
  const find = db.prepare('SELECT id, e.position, e.revision, e.hash FROM streams LEFT JOIN events e ON e.position = head WHERE name = ?')
  const late = db.prepare(
    `SELECT name, id, e.position, e.revision, e.hash
       FROM (SELECT stream, max(position) AS position FROM events WHERE position > (SELECT position FROM marked) GROUP BY stream) AS last
       JOIN streams ON id = last.stream JOIN events e ON e.position = last.position`,
  )
  const ends = db.prepare(
    'SELECT (SELECT coalesce(max(position), -1) FROM events) AS position, (SELECT coalesce(max(id), 0) FROM streams) AS stream',
  )
  const cache = new Map<string, StreamHead>()
  /**
   * Heads of all streams that were written since the mark: the file does not store them, and finding one would mean scanning all events
   * since.
   */
  const unmarked = new Map<string, StreamHead>()
  const loadUnmarked = () => {
    for (const row of late.all() as (Row & { name: string })[]) unmarked.set(row.name, streamHeadOf(row))
  }
  loadUnmarked()
  const last = ends.get() as { position: number; stream: number }
  const remember = (stream: string, head: StreamHead): void => {
    if (cache.size >= CACHE_LIMIT && !cache.has(stream)) cache.delete(cache.keys().next().value!)
    cache.set(stream, head)
  }

  return {
    /** The last position and stream number in use; the writer advances them. */
    last,
    of: (stream: string): StreamHead => {
      const known = cache.get(stream) ?? unmarked.get(stream)
      if (known) return known
      const row = find.get(stream) as Row | undefined
      if (!row) return NO_STREAM
      const head = streamHeadOf(row)
      remember(stream, head)
      return head
    },
    /** Caches the head of a stream that was just written. */
    keep: (stream: string, head: StreamHead): void => {
      remember(stream, head)
      unmarked.set(stream, head)
    },
    /** The file now stores the head of every stream. */
    marked: (): void => unmarked.clear(),
    /** Reads everything from the file again, after a write was rolled back. */
    forget: (): void => {
      cache.clear()
      unmarked.clear()
      loadUnmarked()
      Object.assign(last, ends.get())
    },
  }
}
export type StreamHeads = ReturnType<typeof logHeads>
