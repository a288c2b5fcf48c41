import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { opened, write } from '../ports/events.ts'
import { expectOnce } from './kafka/expect-once.ts'
import { openOverKafka } from './kafka/over-kafka.ts'
import { findBrokers, type KafkaEngine } from './start/kafka.ts'
import { describeOn } from './start/suite.ts'

const kafka = await findBrokers()
const EVENTS = 4_000

describeOn('a relay to three brokers', { Kafka: kafka }, () => {
  let brokers: KafkaEngine
  let overKafka: Awaited<ReturnType<typeof openOverKafka>>
  beforeAll(async () => {
    brokers = await kafka!.start()
    overKafka = await openOverKafka(brokers.url, { parts: 12 })
  })
  afterAll(async () => {
    await overKafka?.close()
    await brokers?.stop()
  })

  it('writes nothing twice when one of them dies for good while it writes', async () => {
    const relay = overKafka.relay()
    await vi.waitUntil(relay.active, { timeout: 60_000 })
    const { events } = overKafka.data
    for (let n = 0; n < EVENTS; n++) {
      if (n === EVENTS / 4) void brokers.brokers[0]!.kill()
      await events.append(write({ stream: `load-${n % 40}`, key: String(n % 40), expected: Math.floor(n / 40) - 1, events: [opened()] }))
    }
    const head = await events.head()
    await vi.waitUntil(() => relay.reached() === head, { timeout: 240_000, interval: 200 })
    await expectOnce(overKafka.at.brokers, overKafka.topic.name, EVENTS)
    expect(relay.active()).toBe(true)
    await relay.stop()
  })
})
