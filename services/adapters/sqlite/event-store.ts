import type { Accepted } from '@embarca/contracts/kit/route.ts'
import type { Database } from '@embarca/projections/adapters/sqlite/database.ts'
import type { Codec } from '../../kit/codec.ts'
import { type Prepared, prepare } from '../../kit/envelope.ts'
import type { EventStore } from '../../kit/event-store.ts'
import type { Keys } from '../../kit/keys.ts'
import { logReader } from './log-reader.ts'
import { logWriter } from './log-writer.ts'

type Waiting = { readonly prepared: Prepared; readonly accept: (answer: Accepted) => void; readonly reject: (error: unknown) => void }
type Outcome = { readonly answer: Accepted } | { readonly error: unknown }

/** More than this in one transaction would hold up everybody else's turn. */
const MOST_PER_COMMIT = 512
const KEPT_DAYS = 7

/**
 * The log in SQLite. Appends that arrive in one turn of the event loop share a commit, each in a savepoint of its own; they are
 * acknowledged after it.
 */
export const sqliteEventStore = (db: Database, codec: Codec, keys: Keys) => {
  const reader = logReader(db, codec)
  const writer = logWriter(db, reader.earlier)
  const [begin, commit] = ['BEGIN IMMEDIATE', 'COMMIT'].map((sql) => db.prepare(sql)) as [
    ReturnType<Database['prepare']>,
    ReturnType<Database['prepare']>,
  ]
  const listeners = new Set<(head: string) => void>()
  let waiting: Waiting[] = []

  const together = (batch: readonly Waiting[]): readonly Outcome[] => {
    try {
      keys.settle?.()
      begin.run()
      const outcomes = batch.map(({ prepared }): Outcome => writer.attempt(prepared))
      commit.run()
      return outcomes
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      writer.forget()
      return batch.map(() => ({ error }))
    }
  }
  const flush = () => {
    const batch = waiting.length > MOST_PER_COMMIT ? waiting.splice(0, MOST_PER_COMMIT) : waiting
    if (batch === waiting) waiting = []
    else setImmediate(flush)
    together(batch).forEach((outcome, index) => {
      if ('answer' in outcome) batch[index]!.accept(outcome.answer)
      else batch[index]!.reject(outcome.error)
    })
    for (const hear of listeners) hear(String(writer.last()))
  }

  const append: EventStore['append'] = (write) =>
    new Promise((accept, reject) => {
      const prepared = prepare(codec, write)
      if (waiting.push({ prepared, accept, reject }) === 1) setImmediate(flush)
    })

  return {
    read: reader.read,
    readAll: reader.readAll,
    head: reader.head,
    answered: reader.answered,
    streamsNaming: reader.streamsNaming,
    append,
    onCommit: (hear: (head: string) => void) => {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
    /** Commits what waits, for a clean stop. */
    flush: () => {
      while (waiting.length) flush()
    },
    /** Lets go of answers to commands older than seven days. */
    sweep: (now: Date) => void db.prepare('DELETE FROM commands WHERE at < ?').run(now.getTime() - KEPT_DAYS * 86_400_000),
  }
}
