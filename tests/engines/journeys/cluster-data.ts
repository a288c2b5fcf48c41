import { randomBytes, randomUUID } from 'node:crypto'
import { allFacts } from '@embarca/contracts/facts.ts'
import { kafkaFeed } from '@embarca/projections/adapters/kafka/feed.ts'
import { placeIn } from '@embarca/projections/kit/in-parts.ts'
import { startProjectingInParts } from '@embarca/projections/kit/project-in-parts.ts'
import { openEventStoreDb } from '@embarca/services/adapters/eventstoredb/open-eventstoredb.ts'
import { makeTopics } from '@embarca/services/adapters/kafka/make-topics.ts'
import { openRecords } from '@embarca/services/adapters/kafka/open-records.ts'
import { kafkaRelay } from '@embarca/services/adapters/kafka/relay.ts'
import { memoryFiles } from '@embarca/services/adapters/memory/files.ts'
import { openMongo } from '@embarca/services/adapters/mongodb/open-mongo.ts'
import { codecOf } from '@embarca/services/kit/codec.ts'
import { onceInTurn } from '@embarca/services/kit/in-turn.ts'
import type { Ground } from '../../kit/app-data.ts'
import { freshSpace } from '../esdb-data.ts'
import { dropDatabase, freshDatabase } from '../start/mongo-databases.ts'

export type Engines = { readonly kafka: string; readonly mongo: string; readonly esdb: string }

/** A cluster's stores for one app, on engines that others use too. */
export const clusterData = async ({ kafka, mongo, esdb }: Engines): Promise<Ground> => {
  const at = { brokers: kafka.split(',') }
  const topic = { name: `facts-${randomUUID()}`, parts: 2 }
  const url = freshDatabase({ url: mongo })
  const [{ close: closeMongo, leases, once: _, ...kept }] = await Promise.all([
    openMongo({ url, masterKey: randomBytes(32) }),
    makeTopics(at, [topic]),
  ])
  const { close: closeLog, ...log } = await openEventStoreDb(esdb, { facts: allFacts, keys: kept.keys, space: freshSpace() })
  const codec = codecOf(allFacts, kept.keys, {})
  const relay = kafkaRelay({ ...at, topic, events: log.events, onCommit: log.onCommit, codec, leases })
  const feed = kafkaFeed({
    ...at,
    topic,
    open: openRecords(codec, kept.keys),
    events: log.events,
    groups: { views: 'shared' },
    placeOf: (_group, part) => placeIn(kept.views)(part),
  })
  return {
    data: {
      ...kept,
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
      startProjectingInParts({ ...projected, feed, parts: topic.parts, alone: (work) => onceInTurn(leases, 'views', work) }),
  }
}
