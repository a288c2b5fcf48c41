import type { Accepted } from '@embarca/contracts/kit/route.ts'
import type { Database } from '@embarca/projections/adapters/sqlite/database.ts'
import { GENESIS } from '../../kit/chain.ts'
import { chained, type Head, type Prepared } from '../../kit/envelope.ts'
import { ClaimTaken, KeyReused, StaleRevision } from '../../kit/event-store.ts'
import { type AnswerRow, answerOf, shortDigest } from './log-reader.ts'

type Standing = Head & { readonly id: number }
type Outcome = { readonly answer: Accepted } | { readonly error: unknown }

const MOST_HEADS = 50_000
const MOST_PAIRS = 100_000

/** Writes appends inside a transaction that somebody else begins and commits. */
export const logWriter = (db: Database, earlier: (key: string, digest: string) => AnswerRow | undefined) => {
  const savepoint = db.prepare('SAVEPOINT one')
  const release = db.prepare('RELEASE one')
  const undo = db.prepare('ROLLBACK TO one')
  const findStream = db.prepare(
    'SELECT s.id, e.revision, e.hash FROM streams s LEFT JOIN events e ON e.stream = s.id WHERE s.name = ? ORDER BY e.revision DESC LIMIT 1',
  )
  const addStream = db.prepare('INSERT INTO streams (name) VALUES (?)')
  const addEvent = db.prepare('INSERT INTO events (position, stream, revision, body, hash) VALUES (?, ?, ?, ?, ?)')
  const addCommand = db.prepare(
    'INSERT OR IGNORE INTO commands (key, digest, body_hash, stream, revision, position, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  const takeClaim = db.prepare('INSERT OR IGNORE INTO claims (name, stream) VALUES (?, ?)')
  const releaseClaim = db.prepare('DELETE FROM claims WHERE name = ? AND stream = ?')
  const holder = db.prepare('SELECT s.id, s.name FROM claims c JOIN streams s ON s.id = c.stream WHERE c.name = ?')
  const addSubject = db.prepare('INSERT OR IGNORE INTO subjects (subject, stream) VALUES (?, ?)')
  const lastPosition = db.prepare('SELECT coalesce(max(position), -1) AS head FROM events')

  const heads = new Map<string, Standing>()
  const pairs = new Set<string>()
  let last = (lastPosition.get() as { head: number }).head

  const standing = (stream: string): Standing => {
    const kept = heads.get(stream)
    if (kept) return kept
    const row = findStream.get(stream) as { id: number; revision: number | null; hash: string | null } | undefined
    return { id: row?.id ?? -1, revision: row?.revision ?? -1, hash: row?.hash ?? GENESIS }
  }
  const keep = (stream: string, head: Standing) => {
    if (heads.size >= MOST_HEADS && !heads.has(stream)) heads.delete(heads.keys().next().value!)
    heads.set(stream, head)
  }
  const claim = ({ claims }: Prepared['write'], id: number) => {
    for (const name of claims?.release ?? []) releaseClaim.run(name, id)
    for (const name of claims?.take ?? []) {
      if (takeClaim.run(name, id).changes > 0) continue
      const held = holder.get(name) as { id: number; name: string }
      if (held.id !== id) throw new ClaimTaken(name, held.name)
    }
  }
  const nameSubjects = (subject: string, id: number) => {
    const pair = `${id} ${subject}`
    if (pairs.has(pair)) return
    addSubject.run(subject, id)
    if (pairs.size >= MOST_PAIRS) pairs.clear()
    pairs.add(pair)
  }
  const answered = ({ write, digest }: Prepared): Accepted | undefined => {
    const row = earlier(write.command.key, digest)
    if (!row) return undefined
    if (row.body_hash !== write.command.bodyHash) throw new KeyReused(write.command.key)
    const { stream, revision, position } = answerOf(row)
    return { stream, revision, position }
  }

  const record = (prepared: Prepared): Accepted => {
    const { write, digest, facts } = prepared
    const { stream, command } = write
    const before = standing(stream)
    if (before.revision !== write.expected) {
      const answer = answered(prepared)
      if (answer) return answer
      throw new StaleRevision(stream, before.revision)
    }
    const id = before.id === -1 ? Number(addStream.run(stream).lastInsertRowid) : before.id
    const { rows, head } = chained(prepared, before, last + 1)
    const position = last + rows.length
    const { changes } = addCommand.run(
      command.key,
      shortDigest(digest),
      command.bodyHash,
      id,
      head.revision,
      position,
      Date.parse(write.now),
    )
    if (changes === 0) return answered(prepared)!
    if (write.claims) claim(write, id)
    let { revision } = before
    for (const { body, hash } of rows) addEvent.run(++last, id, ++revision, body, hash)
    for (const { subjects } of facts) for (const subject of subjects) nameSubjects(subject, id)
    keep(stream, { ...head, id })
    return { stream, revision: head.revision, position: String(position) }
  }

  return {
    /** Records one append, or nothing of it. */
    attempt: (prepared: Prepared): Outcome => {
      const before = last
      savepoint.run()
      try {
        const answer = record(prepared)
        release.run()
        return { answer }
      } catch (error) {
        last = before
        heads.delete(prepared.write.stream)
        pairs.clear()
        undo.run()
        release.run()
        return { error }
      }
    },
    last: () => last,
    /** Drops what is remembered of the file: its transaction came to nothing. */
    forget: () => {
      heads.clear()
      pairs.clear()
      last = (lastPosition.get() as { head: number }).head
    },
  }
}
