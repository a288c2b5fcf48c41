import { randomUUID } from 'node:crypto'
import { withAdmin } from '@embarca/projections/adapters/kafka/check-topic.ts'
import { kafkaClient } from '@embarca/projections/adapters/kafka/client.ts'
import type { EachBatchPayload } from 'kafkajs'
import { expect } from 'vitest'

/** The events that a topic holds, as a client reads them that trusts nothing but committed transactions. */
const eventIdsIn = async (brokers: readonly string[], name: string): Promise<readonly string[]> => {
  const offsets = await withAdmin({ brokers }, (admin) => admin.fetchTopicOffsets(name))
  const open = new Map(offsets.filter(({ high }) => high !== '0').map(({ partition, high }) => [partition, BigInt(high)]))
  const consumer = kafkaClient({ brokers }).consumer({ groupId: `${name}.once.${randomUUID()}` })
  // By their place, because a client that lost its broker may read some records again.
  const ids = new Map<string, string>()
  try {
    await consumer.connect()
    await consumer.subscribe({ topic: name, fromBeginning: true })
    await new Promise<void>((resolve, reject) => {
      consumer.on(consumer.events.CRASH, ({ payload: { error, restart } }) => {
        if (!restart) reject(error)
      })
      consumer.on(consumer.events.END_BATCH_PROCESS, ({ payload: { partition, lastOffset } }) => {
        if (BigInt(lastOffset) + 1n >= (open.get(partition) ?? 0n)) open.delete(partition)
        if (open.size === 0) resolve()
      })
      const eachBatch = async ({ batch: { partition, messages } }: EachBatchPayload) => {
        for (const { offset, headers = {} } of messages)
          if (headers['eventId'] !== undefined) ids.set(`${partition}/${offset}`, String(headers['eventId']))
      }
      void consumer.run({ autoCommit: false, eachBatch })
    })
  } finally {
    await consumer.disconnect()
  }
  return [...ids.values()]
}

/** Every event is in the topic, and none twice. */
export const expectOnce = async (brokers: readonly string[], topic: string, events: number): Promise<void> => {
  const ids = await eventIdsIn(brokers, topic)
  expect({ records: ids.length, events: new Set(ids).size }).toEqual({ records: events, events })
}
