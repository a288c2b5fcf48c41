import { afterAll, beforeAll, describe } from 'vitest'
import { feedSuite } from '../ports/feed.ts'
import { sqliteOverKafka } from './kafka/over-kafka.ts'
import type { Engine } from './start/engine.ts'
import { findKafka } from './start/kafka.ts'

const kafka = await findKafka()

describe.skipIf(!kafka)('over Kafka', () => {
  let engine: Engine
  beforeAll(async () => void (engine = await kafka!.start()))
  afterAll(() => engine.stop())

  feedSuite('Kafka', () => sqliteOverKafka(engine.url))
})
