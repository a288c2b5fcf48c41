import type { Accepted } from '@embarca/contracts/kit/route.ts'
import type { Database } from '@embarca/projections/adapters/sqlite/database.ts'
import type { Codec } from '../../kit/codec.ts'
import { type Prepared, prepare } from '../../kit/envelope.ts'
import { ClaimTaken, type EventStore, KeyReused, StaleRevision, StoreUnavailable } from '../../kit/event-store.ts'
import type { Keys } from '../../kit/keys.ts'
import { logHeads } from './log-heads.ts'
import { logReader, type Outcome } from './log-reader.ts'
import { markHeads } from './mark-heads.ts'
import { writeOneByOne } from './write-one-by-one.ts'
import { writeTogether } from './write-together.ts'

type Waiting = { readonly prepared: Prepared; readonly accept: (answer: Accepted) => void; readonly reject: (error: unknown) => void }

const isRefusal = (error: unknown) => [StaleRevision, ClaimTaken, KeyReused, StoreUnavailable].some((kind) => error instanceof kind)

/** More than this in one transaction would hold up everybody else's turn. */
const MOST_PER_COMMIT = 512
/** How many turns of the loop a commit waits while each brings somebody new: a turn costs microseconds, a commit waits for the disk. */
const MOST_TURNS = 8
const KEPT_DAYS = 7

/**
 * The log in SQLite. Appends that arrive in one turn of the event loop, or in turns close behind it, share a commit and are acknowledged after it; one that fails
 * leaves the others whole.
 */
export const sqliteEventStore = (db: Database, codec: Codec, keys: Keys, { perCommit = MOST_PER_COMMIT } = {}) => {
  const reader = logReader(db, codec)
  const heads = logHeads(db)
  const quickly = writeTogether(db, heads, reader.earlier)
  const carefully = writeOneByOne(db, heads, reader.earlier)
  const mark = markHeads(db, heads)
  const begin = db.prepare('BEGIN IMMEDIATE')
  const commit = db.prepare('COMMIT')
  const listeners = new Set<(head: string) => void>()
  let waiting: Waiting[] = []

  const undo = () => {
    if (db.isTransaction) db.exec('ROLLBACK')
    heads.forget()
  }
  const nothingOf = (batch: readonly Prepared[], cause: unknown): readonly Outcome[] => {
    try {
      undo()
    } catch {
      // The engine is in no state to be asked; the next append asks it again.
    }
    return batch.map(() => ({ error: new StoreUnavailable('the log cannot be written', { cause }) }))
  }
  const committed = (batch: readonly Prepared[], write: (batch: readonly Prepared[]) => readonly Outcome[] | undefined) => {
    begin.run()
    const outcomes = write(batch)
    if (outcomes) {
      mark()
      commit.run()
    } else undo()
    return outcomes
  }
  const together = (batch: readonly Prepared[]): readonly Outcome[] => {
    try {
      keys.settle?.()
      return committed(batch, quickly) ?? committed(batch, carefully)!
    } catch (error) {
      return nothingOf(batch, error)
    }
  }
  const flush = () => {
    if (waiting.length === 0) return
    const batch = waiting.length > perCommit ? waiting.splice(0, perCommit) : waiting
    if (batch === waiting) waiting = []
    else setImmediate(flush)
    together(batch.map(({ prepared }) => prepared)).forEach((outcome, index) => {
      if ('answer' in outcome) batch[index]!.accept(outcome.answer)
      else
        batch[index]!.reject(
          isRefusal(outcome.error) ? outcome.error : new StoreUnavailable('the log cannot be written', { cause: outcome.error }),
        )
    })
    for (const hear of listeners) hear(String(heads.last.position))
  }

  const gather = (before: number, turns: number) => {
    const { length } = waiting
    if (length === before || length >= perCommit || turns === MOST_TURNS) flush()
    else setImmediate(gather, length, turns + 1)
  }

  const append: EventStore['append'] = (write) =>
    new Promise((accept, reject) => {
      const prepared = prepare(codec, write)
      if (waiting.push({ prepared, accept, reject }) === 1) setImmediate(gather, 1, 1)
    })

  return {
    /** Whoever asks what came after all there is needs no statement. */
    read: async (stream: string, from = 0) => {
      const { position, revision } = heads.of(stream)
      return position === null || from > revision ? [] : reader.readBack(position, from)
    },
    readAll: reader.readAll,
    pick: reader.pick,
    head: reader.head,
    answered: reader.answered,
    streamsNaming: reader.streamsNaming,
    hashes: reader.hashes,
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
