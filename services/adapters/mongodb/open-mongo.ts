import { connectMongo } from '@embarca/projections/adapters/mongodb/connect.ts'
import { mongoReadStore } from '@embarca/projections/adapters/mongodb/read-store.ts'
import type { ReadStore } from '@embarca/projections/kit/read-store.ts'
import type { Attempts } from '../../kit/attempts.ts'
import type { DeadLetters } from '../../kit/dead-letters.ts'
import type { KeyOrRing } from '../../kit/key-ring.ts'
import type { Keys } from '../../kit/keys.ts'
import type { Leases } from '../../kit/lease.ts'
import { ATTEMPTS_DAYS } from '../../kit/retention.ts'
import { sweepAttempts } from '../../kit/sweep-attempts.ts'
import type { Timers } from '../../kit/timers.ts'
import { mongoAttempts } from './attempts.ts'
import { mongoDeadLetters } from './dead-letters.ts'
import { type KeyChecks, mongoKeyChecks } from './key-checks.ts'
import { mongoKeys } from './keys.ts'
import { type LeaseTiming, mongoLeases } from './leases.ts'
import { mongoOnce } from './once.ts'
import { mongoTimers } from './timers.ts'

/** What the processes of a cluster share in one database. */
export type Mongo = {
  readonly views: ReadStore
  readonly timers: Timers
  readonly deadLetters: DeadLetters
  readonly keys: Keys
  readonly attempts: Attempts
  readonly leases: Leases
  readonly keyChecks: KeyChecks
  /** The key of `personDigest`. */
  readonly personKey: Buffer
  /** False: the database holds nothing yet by which the master key could be verified. */
  readonly isMasterKnown: boolean
  /** True for the first caller of a name; the name expires after `seconds`. */
  once(name: string, seconds: number): Promise<boolean>
  close(): Promise<void>
}
/** `masterKey`: 32 bytes that wrap people's keys, the same in every process; after a change, the newest of several. */
export type MongoOptions = {
  readonly url: string
  readonly masterKey: KeyOrRing
  readonly leaseTiming?: LeaseTiming
  /** Days for which refused commands are kept. */
  readonly attemptsKeptDays?: number
  /** A scheduled task failed; it is retried the next time. */
  readonly failed?: (what: string, error: unknown) => void
  /** Called when a newer version projects a view that this process projects too: this process must exit. */
  readonly newer?: (why: Error) => void
  /** For a tool: takes back the views that this version folded, while no other process projects. */
  readonly goesBack?: boolean | undefined
}

/** Opens the database at an address; throws one line that says what is wrong and which setting to correct. */
export const openMongo = async ({
  url,
  masterKey,
  leaseTiming,
  newer,
  goesBack,
  attemptsKeptDays = ATTEMPTS_DAYS,
  failed = () => {},
}: MongoOptions): Promise<Mongo> => {
  const { db, close } = await connectMongo(url)
  try {
    const keyChecks = mongoKeyChecks(db)
    const isMasterKnown = await keyChecks.recognise(masterKey)
    const personKey = await keyChecks.personKey(masterKey)
    const views = await mongoReadStore(db, { newer, goesBack })
    const keys = mongoKeys(db, masterKey)
    const [timers, deadLetters, attempts, once] = await Promise.all([
      mongoTimers(db),
      mongoDeadLetters(db),
      mongoAttempts(db),
      mongoOnce(db),
    ])
    const sweeping = sweepAttempts(attempts, attemptsKeptDays, (error) => failed('old refused commands could not be deleted', error))
    return {
      views,
      timers,
      deadLetters,
      keys,
      attempts,
      leases: mongoLeases(db, leaseTiming),
      keyChecks,
      isMasterKnown,
      personKey,
      once,
      close: async () => {
        await Promise.all([sweeping.stop(), views.close(), keys.close()])
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
