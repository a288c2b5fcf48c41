import { type Kafka, Partitioners, type TopicMessages } from 'kafkajs'

/** The records of one batch: consumers see all of them or none. */
export type TopicBatch = readonly { readonly topic: string; readonly messages: TopicMessages['messages'] }[]

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
  return {
    write: async (batch: TopicBatch): Promise<void> => {
      const transaction = await producer.transaction()
      try {
        const written = await transaction.sendBatch({ acks: -1, topicMessages: batch.map(({ topic, messages }) => ({ topic, messages })) })
        // When a partition moves between two attempts, the client reports records as sent that it did not send.
        const there = new Set(written.map(({ topicName, partition }) => `${topicName}/${partition}`))
        for (const { topic, messages } of batch)
          for (const { partition } of messages)
            if (!there.has(`${topic}/${partition}`)) throw new Error(`${topic}/${partition} was not written`)
        await transaction.commit()
      } catch (error) {
        if (transaction.isActive()) await transaction.abort().catch(() => {})
        throw error
      }
    },
    close: () => producer.disconnect().catch(() => {}),
  }
}
