import type { Accepted } from '@embarca/contracts/kit/route.ts'
import type { Database } from '@embarca/projections/adapters/sqlite/database.ts'
import { chained, type Prepared } from '../../kit/envelope.ts'
import { ClaimTaken, StaleRevision } from '../../kit/event-store.ts'
import { NO_POSITION, type StreamHeads } from './log-heads.ts'
import { type CommitOutcome, keyApart, shortDigest } from './log-reader.ts'

type Answered = (prepared: Prepared) => CommitOutcome | undefined

/** Writes each append of a batch in a savepoint of its own, so that a failing one does not affect the others. */
export const writeOneByOne = (db: Database, heads: StreamHeads, answered: Answered) => {
  const savepoint = db.prepare('SAVEPOINT one')
  const release = db.prepare('RELEASE one')
  const undo = db.prepare('ROLLBACK TO one')
  const addStream = db.prepare('INSERT OR IGNORE INTO streams (id, name, key) VALUES (?, ?, ?)')
  const addEvent = db.prepare('INSERT INTO events (position, stream, revision, before, body, hash) VALUES (?, ?, ?, ?, ?, ?)')
  const addCommand = db.prepare(
    'INSERT OR IGNORE INTO commands (key, digest, body_hash, stream, revision, position, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  const takeClaim = db.prepare('INSERT OR IGNORE INTO claims (name, stream) VALUES (?, ?)')
  const releaseClaim = db.prepare('DELETE FROM claims WHERE name = ? AND stream = ?')
  const holder = db.prepare('SELECT s.id, s.name FROM claims c JOIN streams s ON s.id = c.stream WHERE c.name = ?')
  const addSubject = db.prepare('INSERT OR IGNORE INTO subjects (stream, subject) VALUES (?, ?)')

  const claim = ({ claims }: Prepared['write'], id: number) => {
    for (const name of claims?.release ?? []) releaseClaim.run(name, id)
    for (const name of claims?.take ?? []) {
      if (takeClaim.run(name, id).changes > 0) continue
      const holding = holder.get(name) as { id: number; name: string }
      if (holding.id !== id) throw new ClaimTaken(name, holding.name)
    }
  }
  const record = (prepared: Prepared): Accepted | undefined => {
    const { write, digest, sealedEvents } = prepared
    const { stream, key, command } = write
    const before = heads.of(stream)
    if (before.revision !== write.expected) throw new StaleRevision(stream, before.revision)
    const id = before.id ?? heads.last.stream + 1
    const { rows, head } = chained(prepared, before, heads.last.position + 1)
    const last = heads.last.position + rows.length
    const position = rows.length ? last : before.position
    if (
      addCommand.run(command.key, shortDigest(digest), command.bodyHash, id, head.revision, position ?? NO_POSITION, Date.parse(write.now))
        .changes === 0
    )
      return undefined
    addStream.run(id, stream, keyApart(stream, key))
    claim(write, id)
    const first = heads.last.position + 1
    rows.forEach(({ body, hash }, index) =>
      addEvent.run(first + index, id, before.revision + 1 + index, index ? first + index - 1 : before.position, body, hash),
    )
    for (const { subjects } of sealedEvents) for (const subject of subjects) addSubject.run(id, subject)
    heads.keep(stream, { id, position, ...head })
    Object.assign(heads.last, { position: last, stream: Math.max(heads.last.stream, id) })
    return { stream, revision: head.revision, position: String(position ?? NO_POSITION) }
  }
  const attempt = (prepared: Prepared): CommitOutcome => {
    savepoint.run()
    try {
      const answer = record(prepared)
      release.run()
      return answer ? { answer } : answered(prepared)!
    } catch (error) {
      undo.run()
      release.run()
      return (error instanceof StaleRevision && answered(prepared)) || { error }
    }
  }
  return (batch: readonly Prepared[]): readonly CommitOutcome[] => batch.map(attempt)
}
