import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { FactTable } from '@embarca/contracts/kit/event.ts'
import { administering } from '@embarca/projections/adapters/kafka/check-topic.ts'
import { type KafkaFeed, kafkaFeed } from '@embarca/projections/adapters/kafka/feed.ts'
import { makeTopics } from '@embarca/services/adapters/kafka/make-topics.ts'
import { openRecords } from '@embarca/services/adapters/kafka/open-records.ts'
import { type KafkaRelay, kafkaRelay } from '@embarca/services/adapters/kafka/relay.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { codecOf } from '@embarca/services/kit/codec.ts'
import type { Data } from '@embarca/services/kit/data.ts'
import { vi } from 'vitest'
import { portFacts, portUpcasts } from '../../ports/facts.ts'
import { temporaryFolder } from '../../ports/stores.ts'
import { everybody } from './everybody.ts'

/** A log in SQLite whose facts a relay carries to a topic of their own, for feeds that hear them there. */
export const openOverKafka = async (url: string, { parts = 3, facts = portFacts as FactTable, upcasts = portUpcasts } = {}) => {
  const topic = { name: `facts-${randomUUID()}`, parts }
  const at = { brokers: url.split(',') }
  const folder = temporaryFolder()
  const data = openData(folder, { facts, upcasts })
  const codec = codecOf(facts, data.keys, upcasts)
  await makeTopics(at, [topic])
  return {
    data,
    topic,
    at,
    relay: (more: Partial<KafkaRelay> = {}) =>
      kafkaRelay({ ...at, topic, events: data.events, onCommit: data.onCommit, codec, leases: everybody, ...more }),
    feed: (more: Partial<KafkaFeed> = {}) => kafkaFeed({ ...at, topic, events: data.events, open: openRecords(codec, data.keys), ...more }),
    close: async () => {
      await data.close()
      rmSync(folder, { recursive: true, force: true })
      await administering(at, (admin) => admin.deleteTopics({ topics: [topic.name] })).catch(() => {})
    },
  }
}

/** The embedded stores with the feed of a cluster. */
export const sqliteOverKafka = async (url: string): Promise<Data> => {
  const { data, relay, feed, close } = await openOverKafka(url)
  const carrying = relay()
  const heard = feed()
  await vi.waitUntil(carrying.active, { timeout: 20_000 })
  return {
    ...data,
    feed: heard,
    close: async () => {
      await heard.close()
      await carrying.stop()
      await close()
    },
  }
}
