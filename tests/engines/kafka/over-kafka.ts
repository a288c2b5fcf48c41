import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { EventSchemas } from '@embarca/contracts/kit/event.ts'
import { withAdmin } from '@embarca/projections/adapters/kafka/check-topic.ts'
import { type KafkaFeed, kafkaFeed } from '@embarca/projections/adapters/kafka/feed.ts'
import { makeTopics } from '@embarca/services/adapters/kafka/make-topics.ts'
import { openRecords } from '@embarca/services/adapters/kafka/open-records.ts'
import { type KafkaRelay, kafkaRelay } from '@embarca/services/adapters/kafka/relay.ts'
import { dataFiles, openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { codecOf } from '@embarca/services/kit/codec.ts'
import type { DataStores } from '@embarca/services/kit/data.ts'
import { vi } from 'vitest'
import { portEvents, portUpcasts } from '../../ports/events.ts'
import { temporaryFolder } from '../../ports/stores.ts'
import { sealedIn } from './sealed-in.ts'
import { unlimitedLeases } from './unlimited-leases.ts'

/** A log in SQLite whose events a relay publishes to a separate topic, and the feeds on that topic. */
export const openOverKafka = async (url: string, { parts = 3, events = portEvents as EventSchemas, upcasts = portUpcasts } = {}) => {
  const topic = { name: `facts-${randomUUID()}`, parts }
  const at = { brokers: url.split(',') }
  const folder = temporaryFolder()
  const data = openData(folder, { eventSchemas: events, upcasts })
  const codec = codecOf(events, data.keys, upcasts)
  const stored = sealedIn(dataFiles(folder).log)
  const log = { head: data.events.head, sealed: stored.sealed }
  await makeTopics(at, [topic])
  return {
    data,
    topic,
    at,
    codec,
    relay: (more: Partial<KafkaRelay> = {}) =>
      kafkaRelay({ ...at, topic, events: log, onCommit: data.onCommit, knows: codec.knows, leases: unlimitedLeases, ...more }),
    feed: (more: Partial<KafkaFeed> = {}) =>
      kafkaFeed({ ...at, topic, events: data.events, open: openRecords(codec, data.keys), knows: codec.knows, ...more }),
    close: async () => {
      stored.close()
      await data.close()
      rmSync(folder, { recursive: true, force: true })
      await withAdmin(at, (admin) => admin.deleteTopics({ topics: [topic.name] })).catch(() => {})
    },
  }
}

/** The embedded stores with the feed of a cluster. */
export const sqliteOverKafka = async (url: string): Promise<DataStores> => {
  const { data, relay, feed, close } = await openOverKafka(url)
  const carrying = relay()
  const kafkaFeed = feed()
  await vi.waitUntil(carrying.active, { timeout: 20_000 })
  return {
    ...data,
    feed: kafkaFeed,
    close: async () => {
      await kafkaFeed.close()
      await carrying.stop()
      await close()
    },
  }
}
