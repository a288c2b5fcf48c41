import type { Database } from '@embarca/projections/adapters/sqlite/database.ts'
import { GENESIS } from '../../kit/chain.ts'
import type { Head } from '../../kit/envelope.ts'

/** Where a stream stands, its number in the file and its last fact's position there; a stream nobody wrote has neither. */
export type StreamHead = Head & { readonly id: number | undefined; readonly position: number | null }

/** The position of the last fact of `streams`: among those after the mark, or as it was marked. */
export const HEAD =
  'coalesce((SELECT max(position) FROM events WHERE stream = streams.id AND position > (SELECT position FROM marked)), streams.head)'

/** Where a stream without events stands: before the log's first. */
export const NOWHERE = -1

const CACHE_LIMIT = 50_000
const NOBODY: StreamHead = { id: undefined, position: null, revision: -1, hash: GENESIS }

type Row = { readonly id: number; readonly position: number | null; readonly revision: number | null; readonly hash: string | null }
const streamHeadOf = ({ id, position, revision, hash }: Row): StreamHead => ({
  id,
  position,
  revision: revision ?? -1,
  hash: hash ?? GENESIS,
})

/** Heads of streams and of the log, remembered: one process writes, so what it remembers is so. */
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
  /** Of every stream that was written since the mark: the file does not say where it ends, and looking would mean looking through all of that. */
  const unmarked = new Map<string, StreamHead>()
  const lookThrough = () => {
    for (const row of late.all() as (Row & { name: string })[]) unmarked.set(row.name, streamHeadOf(row))
  }
  lookThrough()
  const last = ends.get() as { position: number; stream: number }
  const remember = (stream: string, head: StreamHead): void => {
    if (cache.size >= CACHE_LIMIT && !cache.has(stream)) cache.delete(cache.keys().next().value!)
    cache.set(stream, head)
  }

  return {
    /** The last position and stream number given out; whoever writes moves them on. */
    last,
    of: (stream: string): StreamHead => {
      const known = cache.get(stream) ?? unmarked.get(stream)
      if (known) return known
      const row = find.get(stream) as Row | undefined
      if (!row) return NOBODY
      const head = streamHeadOf(row)
      remember(stream, head)
      return head
    },
    /** Where a stream ends by what was just written. */
    keep: (stream: string, head: StreamHead): void => {
      remember(stream, head)
      unmarked.set(stream, head)
    },
    /** The file says where every stream ends. */
    marked: (): void => unmarked.clear(),
    /** Reads everything from the file again: what was written came to nothing. */
    forget: (): void => {
      cache.clear()
      unmarked.clear()
      lookThrough()
      Object.assign(last, ends.get())
    },
  }
}
export type StreamHeads = ReturnType<typeof logHeads>
