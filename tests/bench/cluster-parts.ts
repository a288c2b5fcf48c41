import { randomUUID } from 'node:crypto'
import { connectMongo } from '@embarca/projections/adapters/mongodb/connect.ts'
import { makeTopics } from '@embarca/services/adapters/kafka/make-topics.ts'
import { Kafka, type KafkaMessage, logLevel, type Message } from 'kafkajs'

/** The stages between the log and the views, measured separately: only the driver, with the data of the full pipeline. */

const AT_ONCE = 500
const perSecond = (count: number, since: number) => (count / (performance.now() - since)) * 1_000
const client = (brokers: readonly string[]) => new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING })

/** Reads all records of a topic with a plain client; returns them and the records per second. */
export const measureConsume = async (brokers: readonly string[], topic: string, count: number) => {
  const consumer = client(brokers).consumer({ groupId: randomUUID(), maxWaitTimeInMs: 50 })
  await consumer.connect()
  await consumer.subscribe({ topic, fromBeginning: true })
  const received: (KafkaMessage & { readonly partition: number })[] = []
  let since = 0
  await new Promise<void>((resolve, reject) => {
    consumer
      .run({
        autoCommit: false,
        eachBatch: async ({ batch: { partition, messages } }) => {
          since ||= performance.now()
          for (const message of messages) received.push({ ...message, partition })
          if (received.filter(({ value }) => value !== null).length >= count) resolve()
        },
      })
      .catch(reject)
  })
  const rate = perSecond(count, since)
  await consumer.disconnect()
  return { rate, records: received.filter(({ value }) => value !== null) }
}

/** Writes the same records to another topic: idempotent, one send in flight. */
export const measureProduce = async (
  brokers: readonly string[],
  parts: number,
  records: readonly (KafkaMessage & { partition: number })[],
) => {
  const topic = `alone-${randomUUID()}`
  await makeTopics({ brokers }, [{ name: topic, parts }])
  const producer = client(brokers).producer({ idempotent: true, maxInFlightRequests: 1 })
  await producer.connect()
  const messages: Message[] = records.map(({ key, value, partition, headers }) => ({ key, value, partition, ...(headers && { headers }) }))
  await producer.send({ topic, acks: -1, messages: messages.slice(0, 10) })
  const since = performance.now()
  for (let at = 0; at < messages.length; at += AT_ONCE) await producer.send({ topic, acks: -1, messages: messages.slice(at, at + AT_ONCE) })
  const rate = perSecond(messages.length, since)
  await producer.disconnect()
  return rate
}

/** Writes the same documents in the same groups with `bulkWrite`, to collections with the same indexes. Returns events per second. */
export const measureWrite = async (url: string, groups: readonly (readonly string[])[], count: number) => {
  const { db, close } = await connectMongo(url)
  const views = await db.collection<{ _id: string; generation: number }>('views').find().toArray()
  const documents = new Map<string, { _id: string }>()
  for (const { _id: view, generation } of views) {
    const from = db.collection<{ _id: string }>(`${view}_g${generation}`)
    for (const document of await from.find().toArray()) documents.set(`${view} ${document._id}`, document)
    const to = db.collection(`alone_${view}`)
    for (const { key, unique, name } of await from.indexes())
      if (name !== '_id_') await to.createIndex(key, { ...(unique !== undefined && { unique }) })
  }
  const since = performance.now()
  for (const group of groups) {
    const byView = new Map<string, string[]>()
    for (const name of group) {
      if (!documents.has(name)) continue
      const view = name.slice(0, name.indexOf(' '))
      byView.set(view, [...(byView.get(view) ?? []), name])
    }
    await Promise.all(
      [...byView].map(([view, names]) =>
        db.collection<{ _id: string }>(`alone_${view}`).bulkWrite(
          names.map((name) => {
            const document = documents.get(name)!
            return { replaceOne: { filter: { _id: document._id }, replacement: document, upsert: true } }
          }),
          { ordered: false },
        ),
      ),
    )
  }
  const rate = perSecond(count, since)
  await close()
  return rate
}
