import { setTimeout as pause } from 'node:timers/promises'
import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import type { KeyChecks } from '../adapters/mongodb/key-checks.ts'
import { refuseReadersAhead } from '../kit/check-log.ts'
import type { DataStores } from '../kit/data.ts'
import { DataRefused } from '../kit/data-refused.ts'
import type { KeyOrRing } from '../kit/key-ring.ts'

/** The log in an event store, and what its readers read of it. */
type ReadLog = {
  readonly views: Pick<DataStores['views'], 'lastPosition'>
  readonly timers: Pick<DataStores['timers'], 'reached'>
  readonly events: Pick<DataStores['events'], 'head'>
}

/** Attempts: a follower of the log server may lag behind what projectors read from another member. */
const LOOKS = 5
const BETWEEN = 1_000

const REMEDY =
  "restore the backup of ESDB_URL that belongs to MONGODB_URL, or, to go on with what is left, drop MongoDB's views and timers (deploy/README.md, Restore)"

/** Throws when what is kept of the log, by default in MongoDB, is ahead of it. */
export const refuseShorterLog = async ({ views, timers, events }: ReadLog, { between = BETWEEN, remedy = REMEDY } = {}): Promise<void> => {
  for (let look = 1; ; look++)
    try {
      const readers = [
        { name: 'the views', reached: await views.lastPosition() },
        { name: 'the reactions', reached: await timers.reached() },
      ]
      return refuseReadersAhead({ name: 'the log in ESDB_URL', head: await events.head() }, readers, remedy)
    } catch (error) {
      if (look === LOOKS || !(error instanceof DataRefused)) throw error
      await pause(between)
    }
}

/** Throws when there is no person's key although the log has events: people would be shown as forgotten and get other keys. */
export const keepMasterCheck = async (
  checks: Pick<KeyChecks, 'keepMaster'>,
  isKnown: boolean,
  master: KeyOrRing,
  { events }: Pick<DataStores, 'events'>,
): Promise<void> => {
  if (!isKnown && (await events.head()) !== BEFORE_ALL)
    throw new DataRefused(
      'MONGODB_URL holds no keys of people, but the log in ESDB_URL has events: name the database that belongs to it, or restore its backup; after moving from a folder, run node services/dist/move-beside.js',
    )
  await checks.keepMaster(master)
}
