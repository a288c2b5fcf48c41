import { setTimeout as after } from 'node:timers/promises'
import { type Kafka, Partitioners, type Producer, type TopicMessages } from 'kafkajs'

/** The records of one batch: consumers see all of them or none. */
export type TopicBatch = readonly { readonly topic: string; readonly messages: TopicMessages['messages'] }[]

const TRIES = 10
const PAUSE_MS = 20

/**
 * When the request to one broker fails, the client asks all brokers again that have not answered yet, with new sequence numbers: a broker
 * whose answer was under way then holds the records twice, in one transaction. Watches for a second request to one broker.
 */
const repeatedRequests = (producer: Producer) => {
  const asked = new Set<string>()
  let isRepeated = false
  producer.on(producer.events.REQUEST, ({ payload: { apiName, broker } }) => {
    if (apiName !== 'Produce') return
    if (asked.has(broker)) isRepeated = true
    asked.add(broker)
  })
  return {
    reset: () => {
      asked.clear()
      isRepeated = false
    },
    seen: () => isRepeated,
  }
}

/**
 * Writes batches one after the other. Opening a writer fences an earlier one of the same name, whose batches all fail from then on, and
 * ends the batch that one had begun: what the topics hold after that is final.
 */
export const batchWriter = async (kafka: Kafka, name: string) => {
  const producer = kafka.producer({
    transactionalId: name,
    idempotent: true,
    maxInFlightRequests: 1,
    // Longer than a request may take: a batch that a slow broker still writes must not expire. A successor ends it earlier.
    transactionTimeout: 60_000,
    allowAutoTopicCreation: false,
    createPartitioner: Partitioners.DefaultPartitioner,
    // Brokers complete a transaction some milliseconds after they acknowledge it, or seconds on a busy machine; the next one retries
    // at short intervals at first.
    retry: { initialRetryTime: 5, maxRetryTime: 1_000, retries: 40 },
  })
  await producer.connect()
  try {
    // The client fences, and waits for the end of an earlier batch, only when its first transaction begins.
    await (await producer.transaction()).abort()
  } catch (error) {
    await producer.disconnect().catch(() => {})
    throw error
  }
  const twice = repeatedRequests(producer)
  /** Whether the batch was written; false: the client may have written some of it twice, and nothing of it is kept. */
  const writeOnce = async (batch: TopicBatch): Promise<boolean> => {
    const transaction = await producer.transaction()
    try {
      twice.reset()
      const written = await transaction.sendBatch({ acks: -1, topicMessages: batch.map(({ topic, messages }) => ({ topic, messages })) })
      if (twice.seen()) {
        await transaction.abort()
        return false
      }
      // When a partition moves between two attempts, the client reports records as sent that it did not send.
      const there = new Set(written.map(({ topicName, partition }) => `${topicName}/${partition}`))
      for (const { topic, messages } of batch)
        for (const { partition } of messages)
          if (!there.has(`${topic}/${partition}`)) throw new Error(`${topic}/${partition} was not written`)
      await transaction.commit()
      return true
    } catch (error) {
      if (transaction.isActive()) await transaction.abort().catch(() => {})
      throw error
    }
  }
  return {
    write: async (batch: TopicBatch): Promise<void> => {
      for (let tries = 1; !(await writeOnce(batch)); tries++) {
        if (tries === TRIES) throw new Error('The brokers were asked twice for the same records each time')
        await after(tries * PAUSE_MS)
      }
    },
    close: () => producer.disconnect().catch(() => {}),
  }
}
