import { Kafka, logLevel } from 'kafkajs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Engine } from './start/engine.ts'
import { findKafka } from './start/kafka.ts'

const kafka = await findKafka()

describe.skipIf(!kafka)('a Kafka', () => {
  let engine: Engine
  beforeAll(async () => void (engine = await kafka!.start()))
  afterAll(() => engine.stop())

  it('makes topics', async () => {
    const admin = new Kafka({ brokers: engine.url.split(','), logLevel: logLevel.NOTHING }).admin()
    await admin.connect()
    const topic = `made-${Date.now()}`
    expect(await admin.createTopics({ topics: [{ topic, numPartitions: 3 }], waitForLeaders: true })).toBe(true)
    expect((await admin.fetchTopicMetadata({ topics: [topic] })).topics[0]?.partitions).toHaveLength(3)
    await admin.deleteTopics({ topics: [topic] })
    await admin.disconnect()
  })
})
