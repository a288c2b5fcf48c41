import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Position } from '@embarca/contracts/kit/position.ts'
import type { Accepted } from '@embarca/contracts/kit/route.ts'
import type { Database } from '@embarca/projections/adapters/sqlite/database.ts'
import type { PickedEvents } from '@embarca/projections/kit/log.ts'
import type { Codec } from '../../kit/codec.ts'
import { digestOf, openBody, type Prepared, typeIn } from '../../kit/envelope.ts'
import { type Answer, type EventStore, KeyReused } from '../../kit/event-store.ts'
import type { Hashes } from '../../kit/notary.ts'
import type { StoredBody } from '../../kit/proofs.ts'
import { HEAD } from './log-heads.ts'

type AnswerRow = { readonly stream: string; readonly revision: number; readonly position: number; readonly body_hash: string }

/** Outcome of one append of a batch. */
export type CommitOutcome = { readonly answer: Accepted } | { readonly error: unknown }

/** Events that are scanned for some types before other readers get their turn. */
const SCAN_LIMIT = 500

/** Sixteen bytes of the digest distinguish commands of one key. */
export const shortDigest = (digest: string) => digest.slice(0, 32)

/** The stored key of a stream: null where the stream is its own key. */
export const keyApart = (stream: string, key: string): string | null => (key === stream ? null : key)

const answerOf = (row: AnswerRow): Answer => ({
  stream: row.stream,
  revision: row.revision,
  position: String(row.position),
  bodyHash: row.body_hash,
})

/**
 * A stream's events from a revision on, found by walking back from its last one. CROSS makes SQLite look up event by event; otherwise it
 * might scan the whole log.
 */
const walk = (last: string) => `
  WITH RECURSIVE
    last (position) AS (${last}),
    back (position, before, revision) AS (
      SELECT e.position, before, revision FROM last CROSS JOIN events e ON e.position = last.position WHERE revision >= ?2
      UNION ALL
      SELECT e.position, e.before, e.revision FROM back CROSS JOIN events e ON e.position = back.before WHERE back.revision > ?2)
  SELECT body, hash FROM back CROSS JOIN events e ON e.position = back.position ORDER BY e.position`

export const STREAM = walk(`SELECT ${HEAD} FROM streams WHERE name = ?1`)

/** The hashes of the log's events, in its order. */
export const hashesIn = (db: Database): Hashes => {
  const links = db.prepare(
    'SELECT CAST(e.position AS TEXT) AS position, hash FROM events e WHERE e.position > ? ORDER BY e.position LIMIT ?',
  )
  return (after, limit) => links.all(Number(after), limit) as ReturnType<Hashes>
}

/** Queries of the log; a read-only connection suffices. */
export const logReader = (db: Database, codec: Codec) => {
  const stream = db.prepare(STREAM)
  const back = db.prepare(walk('SELECT ?1'))
  const all = db.prepare('SELECT body, hash FROM events WHERE position > ? ORDER BY position LIMIT ?')
  const some = db.prepare('SELECT body, hash FROM events WHERE position > ? AND position <= ? ORDER BY position')
  const last = db.prepare('SELECT coalesce(max(position), -1) AS head FROM events')
  const answer = db.prepare(
    'SELECT s.name AS stream, revision, position, body_hash FROM commands JOIN streams s ON s.id = stream WHERE commands.key = ? AND digest = ?',
  )
  const naming = db.prepare('SELECT s.name FROM subjects JOIN streams s ON s.id = stream WHERE subject = ? ORDER BY stream')
  const keyed = db.prepare('SELECT name FROM streams WHERE key = ?1 OR (name = ?1 AND key IS NULL) ORDER BY id')
  const open = ({ body, hash }: StoredBody): Recorded => openBody(codec, body, hash)

  const head = () => (last.get() as { head: number }).head
  const earlier = (key: string, digest: string) => answer.get(key, shortDigest(digest)) as AnswerRow | undefined
  return {
    /** The answer to a command that was recorded before. */
    earlier: ({ write: { command }, digest }: Prepared): CommitOutcome | undefined => {
      const row = earlier(command.key, digest)
      if (!row) return undefined
      if (row.body_hash !== command.bodyHash) return { error: new KeyReused(command.key) }
      return { answer: { stream: row.stream, revision: row.revision, position: String(row.position) } }
    },
    read: async (name, from = 0) => (stream.all(name, from) as StoredBody[]).map(open),
    /** A stream whose last event is at this position. */
    readBack: (position: number, from: number): readonly Recorded[] => (back.all(position, from) as StoredBody[]).map(open),
    readAll: async (after: Position, limit = 1_000) => (all.all(Number(after), limit) as StoredBody[]).map(open),
    open,
    hashes: hashesIn(db),
    /**
     * Events of these types: the others are recognised by the first of their bytes and not opened. A query of the file by type would take
     * longer.
     */
    pick: async (types: readonly string[], after: Position): Promise<PickedEvents> => {
      const end = head()
      const to = Math.max(Number(after), Math.min(end, Number(after) + SCAN_LIMIT))
      const typeSet = new Set(types)
      const stored = some.all(Number(after), to) as StoredBody[]
      return { events: stored.filter(({ body }) => typeSet.has(typeIn(body))).map(open), to: String(to), more: to < end }
    },
    head: async (): Promise<Position> => String(head()),
    answered: async (command) => {
      const row = earlier(command.key, digestOf(command))
      return row && answerOf(row)
    },
    streamsOf: async (key: string): Promise<readonly string[]> => (keyed.all(key) as { name: string }[]).map(({ name }) => name),
    streamsNaming: async (subject: string): Promise<readonly string[]> =>
      (naming.all(subject) as { name: string }[]).map(({ name }) => name),
  } satisfies Omit<EventStore, 'append'> & {
    earlier: unknown
    readBack: unknown
    streamsNaming: unknown
    hashes: unknown
    pick: unknown
    open: unknown
  }
}
