import { randomUUID } from 'node:crypto'
import { withAdmin } from '@embarca/projections/adapters/kafka/check-topic.ts'
import { type Brokers, kafkaClient } from '@embarca/projections/adapters/kafka/client.ts'
import { partOf } from '@embarca/projections/adapters/kafka/topic.ts'
import type { EventStore } from '../../kit/event-store.ts'
import { makeTopics, type Topic } from './make-topics.ts'
import { type PublishedAgain, publishedAgain } from './published-again.ts'
import type { Published } from './records.ts'
import { batchWriter, type TopicBatch } from './writer.ts'

const isEmpty = async (at: Brokers, name: string) =>
  (await withAdmin(at, (admin) => admin.fetchTopicOffsets(name))).every(({ low, high }) => low === high)

const batchOf = (copies: readonly Published[], stamp: string | undefined): TopicBatch => {
  const topics = new Map<string, Published[]>()
  for (const copy of copies) topics.set(copy.topic, [...(topics.get(copy.topic) ?? []), copy])
  return [...topics].map(([topic, own]) => ({
    topic,
    messages: own.map(({ message, parts }) => ({
      ...message,
      partition: partOf(String(message.key), parts),
      ...(stamp !== undefined && { timestamp: stamp }),
    })),
  }))
}

export type Republishing = PublishedAgain & {
  readonly modules: readonly string[]
  /** The topics to write, which are created if they are missing. */
  readonly topics: readonly Topic[]
  /** Records are stamped with this time, in milliseconds, instead of the moment when they were recorded. */
  readonly stampedAt?: number
}

/**
 * Publishes events of modules from the log into topics that hold nothing. Throws when one holds records: behind those, older events would
 * break the order of each load. Returns the number of events.
 */
export const republishTopics = async (
  at: Brokers,
  events: Pick<EventStore, 'readAll' | 'head'>,
  { modules, topics, stampedAt, ...which }: Republishing,
): Promise<number> => {
  const made = new Set(await makeTopics(at, topics))
  for (const { name } of topics.filter((topic) => !made.has(topic.name)))
    if (!(await isEmpty(at, name))) throw new Error(`${name} holds records already: choose another topic, or delete and make it again`)
  const stamp = stampedAt === undefined ? undefined : String(stampedAt)
  const writer = await batchWriter(kafkaClient({ ...at, clientId: 'embarca-republish' }), `republish.${randomUUID()}`)
  let published = 0
  try {
    for await (const copies of publishedAgain(events, modules, which)) {
      await writer.write(batchOf(copies, stamp))
      published += copies.length
    }
  } finally {
    await writer.close()
  }
  return published
}
