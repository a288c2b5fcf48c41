import { randomBytes, randomUUID } from 'node:crypto'
import { allEvents, allUpcasts, productEvents } from '@embarca/contracts/events.ts'
import { kafkaFeed } from '@embarca/projections/adapters/kafka/feed.ts'
import { partStartIn } from '@embarca/projections/kit/partitioned-projection.ts'
import { startPartitionedProjecting } from '@embarca/projections/kit/start-partitioned.ts'
import { openEventStoreDb } from '@embarca/services/adapters/eventstoredb/open-eventstoredb.ts'
import { makeTopics } from '@embarca/services/adapters/kafka/make-topics.ts'
import { openRecords } from '@embarca/services/adapters/kafka/open-records.ts'
import { kafkaRelay } from '@embarca/services/adapters/kafka/relay.ts'
import { memoryFiles } from '@embarca/services/adapters/memory/files.ts'
import { openMongo } from '@embarca/services/adapters/mongodb/open-mongo.ts'
import { codecOf } from '@embarca/services/kit/codec.ts'
import { runExclusively } from '@embarca/services/kit/run-exclusively.ts'
import type { AppStores } from '../../kit/app-data.ts'
import { freshSpace } from '../esdb-data.ts'
import { dropDatabase, freshDatabase } from '../start/mongo-databases.ts'

export type Engines = { readonly kafka: string; readonly mongo: string; readonly esdb: string }

/** A cluster's stores for one app, on shared engines. */
export const clusterData = async ({ kafka, mongo, esdb }: Engines): Promise<AppStores> => {
  const at = { brokers: kafka.split(',') }
  const topic = { name: `facts-${randomUUID()}`, parts: 2 }
  const url = freshDatabase({ url: mongo })
  const [{ close: closeMongo, leases, once: _, ...stores }] = await Promise.all([
    openMongo({ url, masterKey: randomBytes(32) }),
    makeTopics(at, [topic]),
  ])
  const { close: closeLog, ...log } = await openEventStoreDb(esdb, { ...productEvents, keys: stores.keys, space: freshSpace() })
  const codec = codecOf(allEvents, stores.keys, allUpcasts)
  const relay = kafkaRelay({
    ...at,
    topic,
    events: { head: log.events.head, sealed: log.sealed },
    onCommit: log.onCommit,
    knows: codec.knows,
    leases,
  })
  const feed = kafkaFeed({
    ...at,
    topic,
    open: openRecords(codec, stores.keys),
    events: log.events,
    groups: { views: 'shared' },
    placeOf: (_group, part) => partStartIn(stores.views)(part),
  })
  return {
    data: {
      ...stores,
      ...log,
      files: memoryFiles(),
      close: async () => {
        await feed.close()
        await relay.stop()
        await closeLog()
        await closeMongo()
        await dropDatabase(url)
      },
    },
    project: (projected) =>
      startPartitionedProjecting({
        ...projected,
        feed,
        parts: topic.parts,
        runExclusively: (work) => runExclusively(leases, 'views', work),
      }),
  }
}
