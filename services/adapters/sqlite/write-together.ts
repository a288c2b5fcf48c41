import type { Database } from '@embarca/projections/adapters/sqlite/database.ts'
import { chained, type Prepared } from '../../kit/envelope.ts'
import { StaleRevision } from '../../kit/event-store.ts'
import type { StoredBody } from '../../kit/proofs.ts'
import { bulkInsert } from './bulk-insert.ts'
import { NO_POSITION, type StreamHeads } from './log-heads.ts'
import { type CommitOutcome, keyApart, shortDigest } from './log-reader.ts'

type Answered = (prepared: Prepared) => CommitOutcome | undefined
/** Outcomes of a batch, and the events that it recorded. */
type Written = { readonly outcomes: readonly CommitOutcome[]; readonly rows: readonly StoredBody[]; readonly types: readonly string[] }

/**
 * Writes a batch with a handful of statements. Returns undefined when something in it is exceptional (a command received before, a name
 * already taken): then roll back and write the batch one by one.
 */
export const writeTogether = (db: Database, heads: StreamHeads, answered: Answered) => {
  const addStreams = bulkInsert(db, 'streams', ['id', 'name', 'key'])
  const addEvents = bulkInsert(db, 'events', ['position', 'stream', 'revision', 'before', 'body', 'hash'])
  const addCommands = bulkInsert(db, 'commands', ['key', 'digest', 'body_hash', 'stream', 'revision', 'position', 'at'])
  const addClaims = bulkInsert(db, 'claims', ['name', 'stream'])
  const addSubjects = bulkInsert(db, 'subjects', ['stream', 'subject'])

  return (batch: readonly Prepared[]): Written | undefined => {
    const { last } = heads
    const [streams, events, commands, claims, subjects]: (string | number | null)[][] = [[], [], [], [], []]
    const digests = new Set<string>()
    const outcomes: CommitOutcome[] = []
    const stored: StoredBody[] = []
    const types: string[] = []
    for (const prepared of batch) {
      const { write, digest, sealedEvents } = prepared
      const { stream, key, command } = write
      if (write.claims?.release?.length || digests.has(digest)) return undefined
      digests.add(digest)
      const before = heads.of(stream)
      if (before.revision !== write.expected) {
        outcomes.push(answered(prepared) ?? { error: new StaleRevision(stream, before.revision) })
        continue
      }
      const id = before.id ?? ++last.stream
      if (before.id === undefined) streams!.push(id, stream, keyApart(stream, key))
      const { rows, head } = chained(prepared, before, last.position + 1)
      let { revision, position } = before
      for (const row of rows) {
        events!.push(++last.position, id, ++revision, position, row.body, row.hash)
        stored.push(row)
        position = last.position
      }
      for (const name of write.claims?.take ?? []) claims!.push(name, id)
      for (const { type, subjects: named } of sealedEvents) {
        types.push(type)
        for (const subject of named) subjects!.push(id, subject)
      }
      commands!.push(command.key, shortDigest(digest), command.bodyHash, id, head.revision, position ?? NO_POSITION, Date.parse(write.now))
      heads.keep(stream, { id, position, revision: head.revision, hash: head.hash })
      outcomes.push({ answer: { stream, revision: head.revision, position: String(position ?? NO_POSITION) } })
    }
    addStreams(streams!)
    addSubjects(subjects!)
    const isComplete =
      addCommands(commands!) === commands!.length / 7 &&
      addClaims(claims!) === claims!.length / 2 &&
      addEvents(events!) === events!.length / 6
    return isComplete ? { outcomes, rows: stored, types } : undefined
  }
}
