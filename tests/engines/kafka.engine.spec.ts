import { randomUUID } from 'node:crypto'
import { checkTopics } from '@embarca/projections/adapters/kafka/check-topic.ts'
import { makeTopics } from '@embarca/services/adapters/kafka/make-topics.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Engine } from './start/engine.ts'
import { findKafka } from './start/kafka.ts'
import { describeOn } from './start/suite.ts'

const kafka = await findKafka()

describeOn('Kafka when a process starts', { Kafka: kafka }, () => {
  let engine: Engine
  beforeAll(async () => void (engine = await kafka!.start()))
  afterAll(() => engine.stop())

  it('gets its topics created once, with the right number of partitions', async () => {
    const at = { brokers: engine.url.split(',') }
    const topic = { name: `made-${randomUUID()}`, parts: 5 }
    expect(await makeTopics(at, [topic])).toEqual([topic.name])
    expect(await makeTopics(at, [topic])).toEqual([])
    await checkTopics(at, [topic])
  })

  it('is rejected with one line when a topic is missing or has another number of partitions', async () => {
    const at = { brokers: engine.url.split(',') }
    const name = `made-${randomUUID()}`
    const missing = /^KAFKA_BROKERS: there is no topic made-[^\n]+$/
    await expect(checkTopics(at, [{ name, parts: 12 }])).rejects.toThrow(missing)
    await makeTopics(at, [{ name, parts: 5 }])
    const wrong = /^KAFKA_BROKERS: the topic [^\n]+ has 5 partitions where 12 belong[^\n]+$/
    // A broker may answer before it has learned of the new topic.
    await vi.waitFor(() => expect(checkTopics(at, [{ name, parts: 12 }])).rejects.toThrow(wrong), { timeout: 10_000 })
  })

  it('is reported with one line when the address does not answer', async () => {
    await expect(checkTopics({ brokers: ['127.0.0.1:9'] }, [])).rejects.toThrow(
      /^KAFKA_BROKERS: no broker answers at 127\.0\.0\.1:9[^\n]*$/,
    )
  })
})
