import type { Kafka } from 'kafkajs'
import { expect, it } from 'vitest'
import { batchWriter } from './writer.ts'

const batch = [{ topic: 'facts', messages: [{ value: 'x', partition: 0 }] }]

/** A client that reports the requests of each batch, by broker, and notes what became of each transaction. */
const client = (...requests: readonly (readonly string[])[]) => {
  const log: string[] = []
  let report: (event: { payload: { apiName: string; broker: string } }) => void = () => {}
  let nth = 0
  const transaction = async () => ({
    sendBatch: async () => {
      for (const broker of requests[nth++] ?? []) report({ payload: { apiName: 'Produce', broker } })
      return [{ topicName: 'facts', partition: 0 }]
    },
    commit: async () => void log.push('commit'),
    abort: async () => void log.push('abort'),
    isActive: () => false,
  })
  const producer = {
    events: { REQUEST: 'producer.network.request' },
    on: (_name: string, listener: typeof report) => void (report = listener),
    connect: async () => {},
    disconnect: async () => {},
    transaction,
  }
  return { kafka: { producer: () => producer } as unknown as Kafka, log }
}

it('a writer fences an earlier one when it is opened: it begins a transaction, and aborts it', async () => {
  const { kafka, log } = client()
  await batchWriter(kafka, 'relay')
  expect(log).toEqual(['abort'])
})

it('a batch of which one broker was asked twice is given up and written again', async () => {
  const { kafka, log } = client(['a', 'b', 'a'], ['a', 'b'], ['a', 'b'])
  const writer = await batchWriter(kafka, 'relay')
  await writer.write(batch)
  await writer.write(batch)
  expect(log).toEqual(['abort', 'abort', 'commit', 'commit'])
})
