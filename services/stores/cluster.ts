import { join } from 'node:path'
import { allEvents, allUpcasts, productEvents } from '@embarca/contracts/events.ts'
import { checkTopics } from '@embarca/projections/adapters/kafka/check-topic.ts'
import { kafkaFeed } from '@embarca/projections/adapters/kafka/feed.ts'
import { partStartIn } from '@embarca/projections/kit/partitioned-projection.ts'
import { checkedNotaryKey } from '../adapters/disk/check-notary.ts'
import { diskFiles } from '../adapters/disk/files.ts'
import { headsFile, latestHeads, notaryFiles } from '../adapters/disk/heads-file.ts'
import { openEventStoreDb } from '../adapters/eventstoredb/open-eventstoredb.ts'
import { kafkaChanges } from '../adapters/kafka/changes.ts'
import { clusterTopics } from '../adapters/kafka/cluster-topics.ts'
import { openRecords } from '../adapters/kafka/open-records.ts'
import { publicCopies, withoutKeys } from '../adapters/kafka/public-copies.ts'
import { kafkaRelay } from '../adapters/kafka/relay.ts'
import { openMongo } from '../adapters/mongodb/open-mongo.ts'
import { s3Files } from '../adapters/s3/files.ts'
import type { Config } from '../config.ts'
import { codecOf } from '../kit/codec.ts'
import type { DataStores } from '../kit/data.ts'
import { type KeyRing, ringFrom } from '../kit/key-ring.ts'
import { watchLag } from '../kit/lag.ts'
import { notaryKey } from '../kit/notary.ts'
import { personFiles } from '../kit/person-files.ts'
import { runExclusively } from '../kit/run-exclusively.ts'
import { processLog } from '../process-log.ts'
import { bucketOf } from './bucket-of.ts'
import { keepMasterCheck, refuseShorterLog } from './check-cluster.ts'
import { exclusiveWork } from './exclusive-work.ts'
import { kafkaAccess } from './kafka-access.ts'
import { outdatedProcess } from './outdated-process.ts'
import { projectHere, rebuildInBackground } from './project-here.ts'
import { signHeads } from './sign-heads.ts'
import type { Stores } from './stores.ts'

export type Addresses = { readonly [name in 'ESDB_URL' | 'MONGODB_URL' | 'KAFKA_BROKERS']: string }

/** The keys of a setting, the newest first. */
const keysOf = (env: NodeJS.ProcessEnv, name: string): KeyRing => {
  const text = env[name]
  if (!text) throw new Error(`${name} must be 64 hex digits, the same in every process (node services/dist/make-keys.js makes one)`)
  return ringFrom(text, name)
}

/** Stops with a failure; the process supervisor starts a new process, which continues where this one stopped. */
const exitForRestart = () => {
  process.exitCode = 1
  process.kill(process.pid, 'SIGTERM')
}

/** The stores of a cluster: the log in EventStoreDB, events for projectors in Kafka, everything else in MongoDB. */
export const clusterStores = async (config: Config, { ESDB_URL, MONGODB_URL }: Addresses, env: NodeJS.ProcessEnv): Promise<Stores> => {
  const log = processLog(config)
  const masterKey = keysOf(env, 'MASTER_KEY')
  const signingKey = checkedNotaryKey(
    { secret: env['NOTARY_KEY'] ? keysOf(env, 'NOTARY_KEY')[0] : undefined, source: 'NOTARY_KEY' },
    config.dataDir,
    latestHeads(notaryFiles(config.dataDir).heads).at(-1),
  )
  const signing = signingKey && notaryKey(signingKey)
  const kafka = { ...kafkaAccess(config), log }
  await checkTopics(kafka, clusterTopics)
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
    personKey,
    ...mongoStores
  } = await openMongo({
    url: MONGODB_URL,
    masterKey,
    attemptsKeptDays: config.ATTEMPTS_KEPT_DAYS,
    failed: (what, err) => log.error({ err }, what),
    newer: failed('a newer version projects the views'),
  })
  const { keys, views } = mongoStores
  const {
    close: closeLog,
    notary,
    ...logStores
  } = await openEventStoreDb(ESDB_URL, {
    ...productEvents,
    keys,
    ...(signing && { notaryKey: signing }),
    foreign: (event) => log.error(event, 'a record of others, or a deletion, in our streams of the event store is passed over'),
  }).catch(async (error) => {
    await closeMongo()
    throw error
  })
  try {
    await keepMasterCheck(keyChecks, isMasterKnown, masterKey, logStores)
    if (signingKey) await keyChecks.keepSigning('notary', 'NOTARY_KEY', keysOf(env, 'NOTARY_KEY'))
    await refuseShorterLog({ ...mongoStores, ...logStores })
  } catch (error) {
    await closeLog()
    await closeMongo()
    throw error
  }
  const files = config.S3_URL ? await s3Files(bucketOf(config.S3_URL, config.S3_REGION, env)) : diskFiles(join(config.dataDir, 'files'))
  const codec = codecOf(allEvents, keys, allUpcasts)
  const outdated = outdatedProcess((err) => log.error({ err }, 'this process is older than what is recorded: it waits for a newer one'))
  const changes = kafkaChanges(kafka)
  const feed = kafkaFeed({
    ...kafka,
    open: openRecords(codec, keys),
    knows: codec.knows,
    outdated: outdated.note,
    events: logStores.events,
    groups: { views: 'shared' },
    placeOf: (_group, part) => partStartIn(views)(part),
    failed: failed('the projectors stopped'),
  })

  const data: DataStores = {
    ...mongoStores,
    ...logStores,
    personKey,
    files: personFiles(files, keys),
    close: async () => {
      await feed.close()
      await changes.close()
      await closeLog()
      await closeMongo()
    },
  }
  const exclusively = exclusiveWork(leases, {
    waits: (what, err) => log.warn({ what, err }, 'exclusive work waits for a store'),
    failed: (what, err) => failed(`exclusive work failed: ${what}`)(err as Error),
  })
  return {
    data,
    project: (watch) => projectHere({ ...data, feed, leases }, watch),
    rebuild: (named, report) => rebuildInBackground({ ...data, feed, leases }, named, report),
    otherProcesses: {
      publish: changes.publish,
      subscribe: async (publish) => {
        let late = 0
        const subscription = await changes.subscribe(publish, failed('updates of other processes no longer arrive'))
        const looking = watchLag({ log: logStores.events, lastPosition: views.lastPosition }, (ms) => {
          late = ms
        })
        return {
          lag: () => late,
          deadLetteredStreams: () => 0,
          stop: async () => {
            looking.stop()
            await subscription.stop()
          },
        }
      },
    },
    relay: async () => {
      const relaying = kafkaRelay({
        ...kafka,
        events: { head: logStores.events.head, sealed: logStores.sealed },
        onCommit: logStores.onCommit,
        knows: codec.knows,
        leases,
        publish: publicCopies(withoutKeys(codec)),
        outdated: outdated.note,
        failed: failed('the relay stopped'),
      })
      const signs =
        signing && (await exclusively('notary', () => signHeads(notary(headsFile(config.dataDir, signing.publicKey), signing.key), log)))
      return {
        active: relaying.active,
        reached: relaying.reached,
        stop: async () => {
          await signs?.stop()
          await relaying.stop()
        },
      }
    },
    exclusively,
    runExclusively: (what, work) => runExclusively(leases, what, work),
    outdated: outdated.by,
    once,
    shareKey: async () => {
      const ring = keysOf(env, 'SHARE_KEY')
      await keyChecks.keepSigning('share', 'SHARE_KEY', ring)
      return ring
    },
  }
}
