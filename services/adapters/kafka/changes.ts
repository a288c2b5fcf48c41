import { randomUUID } from 'node:crypto'
import { type Brokers, kafkaClient } from '@embarca/projections/adapters/kafka/client.ts'
import type { ProjectionUpdate } from '@embarca/projections/kit/runner.ts'
import { type Kafka, Partitioners } from 'kafkajs'

/**
 * The topic on which projectors publish their updates to all processes. Missed updates are harmless: a browser that reconnects reads
 * again.
 */
export const CHANGES = { name: 'embarca.changes', parts: 1 } as const
type SentChange = ProjectionUpdate & { readonly by: string }

const endOf = async (kafka: Kafka): Promise<bigint> => {
  const admin = kafka.admin()
  await admin.connect()
  try {
    const [part] = await admin.fetchTopicOffsets(CHANGES.name)
    return BigInt(part?.high ?? 0)
  } finally {
    await admin.disconnect()
  }
}

/**
 * Publishes the projection updates of this process to the HTTP servers of all others. Nothing waits for it, and a failure loses no data.
 */
export const kafkaChanges = (at: Brokers) => {
  const me = randomUUID()
  const kafka = kafkaClient({ ...at, clientId: 'embarca-changes' })
  const producer = kafka.producer({ allowAutoTopicCreation: false, createPartitioner: Partitioners.DefaultPartitioner })
  const connected = producer.connect()
  let waiting: ProjectionUpdate[] = []
  let sending: Promise<void> | undefined

  const send = async () => {
    await connected
    while (waiting.length) {
      const messages = waiting.map((update) => ({ value: JSON.stringify({ ...update, by: me } satisfies SentChange) }))
      waiting = []
      await producer.send({ topic: CHANGES.name, acks: 1, messages })
    }
  }
  return {
    publish: (update: ProjectionUpdate): void => {
      waiting.push(update)
      sending ??= send()
        .catch(() => {
          waiting = []
        })
        .finally(() => {
          sending = undefined
        })
    },
    /** Receives updates from now on and survives broker outages; calls `failed` when it cannot continue. */
    subscribe: async (publish: (update: ProjectionUpdate) => void, failed: (error: Error) => void) => {
      const consumer = kafka.consumer({ groupId: `${CHANGES.name}.${me}`, allowAutoTopicCreation: false })
      consumer.on(consumer.events.CRASH, ({ payload: { error, restart } }) => {
        if (!restart) failed(error)
      })
      let next = await endOf(kafka)
      await consumer.connect()
      await consumer.subscribe({ topic: CHANGES.name, fromBeginning: false })
      const joined = new Promise<void>((resolve) => {
        consumer.on(consumer.events.GROUP_JOIN, () => {
          consumer.seek({ topic: CHANGES.name, partition: 0, offset: String(next) })
          resolve()
        })
      })
      await consumer.run({
        autoCommit: false,
        eachMessage: async ({ message }) => {
          next = BigInt(message.offset) + 1n
          const { by, ...update } = JSON.parse(String(message.value)) as SentChange
          if (by !== me) publish(update)
        },
      })
      await joined
      return { stop: () => consumer.disconnect() }
    },
    close: async () => {
      await sending
      await connected.then(() => producer.disconnect()).catch(() => {})
    },
  }
}
