import { checkedNotaryKey } from '../adapters/disk/check-notary.ts'
import { latestHeads, notaryFiles } from '../adapters/disk/heads-file.ts'
import type { LogStores } from '../adapters/eventstoredb/open-eventstoredb.ts'
import { type Mongo, openMongo } from '../adapters/mongodb/open-mongo.ts'
import type { Config } from '../config.ts'
import type { DataStores } from '../kit/data.ts'
import { type KeyRing, ringFrom } from '../kit/key-ring.ts'
import { notaryKey } from '../kit/notary.ts'
import { runExclusively } from '../kit/run-exclusively.ts'
import { processLog } from '../process-log.ts'
import { keepMasterCheck, refuseShorterLog } from './check-cluster.ts'
import { esdbLog, signEsdbHeads } from './esdb-log.ts'
import { exclusiveWork } from './exclusive-work.ts'
import { fileStore } from './file-store.ts'
import { headCopies } from './head-copies.ts'
import type { Stores, StoresChange } from './stores.ts'

type Addresses = { readonly ESDB_URL: string; readonly MONGODB_URL: string }

/** The keys of a setting, the newest first. */
const keysOf = (env: NodeJS.ProcessEnv, name: string): KeyRing => {
  const text = env[name]
  if (!text) throw new Error(`${name} must be 64 hex digits, the same in every process (node services/dist/make-keys.js makes one)`)
  return ringFrom(text, name)
}

/** The keys that processes share: of people, and of the notary if the heads are signed. */
export const sharedKeys = ({ dataDir }: Config, env: NodeJS.ProcessEnv) => {
  const masterKey = keysOf(env, 'MASTER_KEY')
  const notary = env['NOTARY_KEY'] ? keysOf(env, 'NOTARY_KEY') : undefined
  const last = latestHeads(notaryFiles(dataDir).heads).at(-1)
  const secret = checkedNotaryKey({ secret: notary?.[0], source: 'NOTARY_KEY' }, dataDir, last)
  return { masterKey, notary, signing: secret && notaryKey(secret) }
}

/** Stops with a failure; the process supervisor starts a new process, which continues where this one stopped. */
const exitForRestart = () => {
  process.exitCode = 1
  process.kill(process.pid, 'SIGTERM')
}

/** What processes share without Kafka: the log, and everything else in one database. */
export type SharedStores = Pick<Stores, 'exclusively' | 'runExclusively' | 'sign' | 'uncopiedMs' | 'once' | 'shareKey'> &
  Pick<LogStores, 'sealed'> &
  Pick<Mongo, 'leases'> & {
    readonly data: DataStores
    /** This process can no longer do a part of its work, and ends. */
    readonly failed: (what: string) => (error: Error) => void
  }

/** Opens the log in EventStoreDB and everything else in MongoDB, and compares them. */
export const sharedStores = async (
  config: Config,
  { ESDB_URL, MONGODB_URL }: Addresses,
  env: NodeJS.ProcessEnv,
  { masterKey, notary, signing, goesBack }: ReturnType<typeof sharedKeys> & Pick<StoresChange, 'goesBack'>,
): Promise<SharedStores> => {
  const log = processLog(config)
  const failed = (what: string) => (err: Error) => {
    log.error({ err }, what)
    exitForRestart()
  }
  const {
    close: closeMongo,
    leases,
    once,
    keyChecks,
    isMasterKnown,
    ...mongoStores
  } = await openMongo({
    url: MONGODB_URL,
    masterKey,
    attemptsKeptDays: config.ATTEMPTS_KEPT_DAYS,
    failed: (what, err) => log.error({ err }, what),
    newer: failed('a newer version projects the views'),
    goesBack,
  })
  const {
    close: closeLog,
    notary: notaryOn,
    sealed,
    ...logStores
  } = await esdbLog(ESDB_URL, { keys: mongoStores.keys, signing, log }).catch(async (error) => {
    await closeMongo()
    throw error
  })
  const close = async () => {
    await closeLog()
    await closeMongo()
  }
  try {
    await keepMasterCheck(keyChecks, isMasterKnown, masterKey, logStores)
    if (notary) await keyChecks.keepSigning('notary', 'NOTARY_KEY', notary)
    const data: DataStores = { ...mongoStores, ...logStores, files: await fileStore(config, env, mongoStores.keys), close }
    await refuseShorterLog(data)
    const copies = headCopies(config, env, log)
    const exclusively = exclusiveWork(leases, {
      waits: (what, err) => log.warn({ what, err }, 'exclusive work waits for a store'),
      failed: (what, err) => failed(`exclusive work failed: ${what}`)(err as Error),
    })
    return {
      data,
      failed,
      leases,
      once,
      sealed,
      exclusively,
      runExclusively: (what, work) => runExclusively(leases, what, work),
      ...(signing && {
        sign: async () => exclusively('notary', () => signEsdbHeads(config.dataDir, { notary: notaryOn, key: signing, copies, log })),
      }),
      uncopiedMs: copies.uncopiedMs,
      shareKey: async () => {
        const ring = keysOf(env, 'SHARE_KEY')
        await keyChecks.keepSigning('share', 'SHARE_KEY', ring)
        return ring
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
