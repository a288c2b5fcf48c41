import type { Accepted } from '@embarca/contracts/kit/route.ts'
import type { Database } from '@embarca/projections/adapters/sqlite/database.ts'
import { asUnavailable } from '@embarca/projections/adapters/sqlite/unavailable.ts'
import type { Codec } from '../../kit/codec.ts'
import type { Committed, OnCommit } from '../../kit/committed.ts'
import { type Prepared, prepare } from '../../kit/envelope.ts'
import { ClaimTaken, type EventStore, KeyReused, StaleRevision, StoreUnavailable } from '../../kit/event-store.ts'
import type { Keys } from '../../kit/keys.ts'
import { COMMANDS_DAYS } from '../../kit/retention.ts'
import { logHeads } from './log-heads.ts'
import { type CommitOutcome, logReader } from './log-reader.ts'
import { markHeads } from './mark-heads.ts'
import { writeOneByOne } from './write-one-by-one.ts'
import { writeTogether } from './write-together.ts'

type Waiting = { readonly prepared: Prepared; readonly accept: (answer: Accepted) => void; readonly reject: (error: unknown) => void }

const isRefusal = (error: unknown) => [StaleRevision, ClaimTaken, KeyReused, StoreUnavailable].some((kind) => error instanceof kind)

/** Appends per transaction; more would delay other work of the event loop. */
const MAX_PER_COMMIT = 512
/** Event loop turns that a commit waits while each brings another append: a turn costs microseconds, a commit waits for the disk. */
const GATHER_LIMIT = 8

/**
 * The log in SQLite. Appends that arrive in one turn of the event loop, or in turns close behind it, share a commit and are acknowledged
 * after it; a failing append does not affect the others.
 */
export const sqliteEventStore = (db: Database, codec: Codec, keys: Keys, { perCommit = MAX_PER_COMMIT } = {}) => {
  const reader = logReader(db, codec)
  const heads = logHeads(db)
  const writeBatch = writeTogether(db, heads, reader.earlier)
  const writeSingly = writeOneByOne(db, heads, reader.earlier)
  const mark = markHeads(db, heads)
  const begin = db.prepare('BEGIN IMMEDIATE')
  const commit = db.prepare('COMMIT')
  const listeners = new Set<Parameters<OnCommit>[0]>()
  let waiting: Waiting[] = []

  const undo = () => {
    if (db.isTransaction) db.exec('ROLLBACK')
    heads.forget()
  }
  const failAll = (batch: readonly Prepared[], cause: unknown): readonly CommitOutcome[] => {
    try {
      undo()
    } catch {
      // The engine cannot be queried now; the next append queries it again.
    }
    return batch.map(() => ({ error: new StoreUnavailable('the log cannot be written', { cause }) }))
  }
  const committed = <Written>(batch: readonly Prepared[], write: (batch: readonly Prepared[]) => Written | undefined) => {
    begin.run()
    const written = write(batch)
    if (written) {
      mark()
      commit.run()
    } else undo()
    return written
  }
  const commitBatch = (batch: readonly Prepared[]): { readonly outcomes: readonly CommitOutcome[]; readonly recorded?: Committed } => {
    try {
      keys.settle?.()
      const after = String(heads.last.position)
      const written = committed(batch, writeBatch)
      if (!written) return { outcomes: committed(batch, writeSingly)! }
      const { outcomes, rows, types } = written
      return { outcomes, recorded: { after, head: String(heads.last.position), rows, types } }
    } catch (error) {
      return { outcomes: failAll(batch, error) }
    }
  }
  const flush = () => {
    if (waiting.length === 0) return
    const batch = waiting.length > perCommit ? waiting.splice(0, perCommit) : waiting
    if (batch === waiting) waiting = []
    else setImmediate(flush)
    const { outcomes, recorded } = commitBatch(batch.map(({ prepared }) => prepared))
    outcomes.forEach((outcome, index) => {
      if ('answer' in outcome) batch[index]!.accept(outcome.answer)
      else
        batch[index]!.reject(
          isRefusal(outcome.error) ? outcome.error : new StoreUnavailable('the log cannot be written', { cause: outcome.error }),
        )
    })
    for (const listener of listeners) listener(String(heads.last.position), recorded)
  }

  const gather = (before: number, rounds: number) => {
    const { length } = waiting
    if (length === before || length >= perCommit || rounds === GATHER_LIMIT) flush()
    else setImmediate(gather, length, rounds + 1)
  }

  const append: EventStore['append'] = (write) =>
    new Promise((accept, reject) => {
      const prepared = prepare(codec, write)
      if (waiting.push({ prepared, accept, reject }) === 1) setImmediate(gather, 1, 1)
    })

  return {
    /** A read from beyond the stream's end needs no statement. */
    read: async (stream: string, from = 0) => {
      try {
        const { position, revision } = heads.of(stream)
        return position === null || from > revision ? [] : reader.readBack(position, from)
      } catch (error) {
        return asUnavailable(error)
      }
    },
    readAll: reader.readAll,
    pick: reader.pick,
    head: reader.head,
    answered: (command: Parameters<EventStore['answered']>[0]) => reader.answered(command).catch(asUnavailable),
    streamsOf: reader.streamsOf,
    streamsNaming: reader.streamsNaming,
    hashes: reader.hashes,
    append,
    isOnlyWriter: true as const,
    onCommit: ((listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }) satisfies OnCommit,
    /** Commits the waiting appends, for a clean stop. */
    flush: () => {
      while (waiting.length) flush()
    },
    /**
     * Deletes answers to commands older than `days`, measured from the last recorded command: a command that a crash interrupted can
     * be retried even after a long stop.
     */
    sweep: (now: Date, days = COMMANDS_DAYS) =>
      void db.prepare('DELETE FROM commands WHERE at < min(?, (SELECT max(at) FROM commands)) - ?').run(now.getTime(), days * 86_400_000),
  }
}
