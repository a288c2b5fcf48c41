import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import { kafkaClient } from '@embarca/projections/adapters/kafka/client.ts'
import { watermark } from '@embarca/projections/adapters/kafka/topic.ts'
import { batchWriter } from '@embarca/services/adapters/kafka/writer.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { driven, opened, write } from '../ports/events.ts'
import { openOverKafka } from './kafka/over-kafka.ts'
import type { Engine } from './start/engine.ts'
import { findKafka } from './start/kafka.ts'
import { describeOn } from './start/suite.ts'

const kafka = await findKafka()

describeOn('the relay', { Kafka: kafka }, () => {
  let engine: Engine
  let overKafka: Awaited<ReturnType<typeof openOverKafka>>
  beforeAll(async () => void (engine = await kafka!.start()))
  afterAll(() => engine.stop())
  beforeEach(async () => void (overKafka = await openOverKafka(engine.url)))
  afterEach(() => overKafka.close())

  const append = (load: number, expected = -1) =>
    overKafka.data.events.append(write({ stream: `load-${load}`, key: String(load), expected, events: [opened()] }))
  const appendMany = async (from: number, count: number) => {
    for (let n = from; n < from + count; n++) await append(n % 10, Math.floor(n / 10) - 1)
  }
  /** Every event received of each load, by revision. */
  const hearing = async () => {
    const received = new Map<string, number[]>()
    const feed = overKafka.feed()
    const subscription = await feed.subscribe('g', BEFORE_ALL, async (events) => {
      for (const { key, revision } of events) received.set(key, [...(received.get(key) ?? []), revision])
    })
    const allOnce = async (each: number) => {
      const head = await overKafka.data.events.head()
      await vi.waitUntil(() => subscription.reached() === head, { timeout: 60_000 })
      const inOrder = Array.from({ length: each }, (_, revision) => revision)
      expect(Object.fromEntries(received)).toEqual(Object.fromEntries(Array.from({ length: 10 }, (_, load) => [String(load), inOrder])))
      await feed.close()
    }
    return allOnce
  }

  it('continues where the topic ends at every start', async () => {
    const allOnce = await hearing()
    for (let round = 0; round < 3; round++) {
      await appendMany(round * 50, 50)
      const relay = overKafka.relay()
      await vi.waitUntil(async () => relay.reached() === (await overKafka.data.events.head()), { timeout: 30_000 })
      await relay.stop()
    }
    await allOnce(15)
  })

  it('is fenced by a second one, also without a lease: each event is delivered once, in order', async () => {
    const begun: string[] = []
    const log = { debug: () => {}, info: () => {}, error: () => {}, warn: (_: object, text: string) => void begun.push(text) }
    const relays = [overKafka.relay({ log }), overKafka.relay({ log })]
    const allOnce = await hearing()
    await appendMany(0, 200)
    await allOnce(20)
    expect(begun).toContain('the relay restarts')
    for (const relay of relays) await relay.stop()
  })

  it('is fenced as soon as another one opens its writer, before that one reads where the topic ends', async () => {
    const { at, topic } = overKafka
    const kafka = kafkaClient(at)
    const record = [{ topic: topic.name, messages: [watermark('0', BEFORE_ALL, 0)] }]
    const first = await batchWriter(kafka, `${topic.name}.relay`)
    await first.write(record)
    const second = await batchWriter(kafka, `${topic.name}.relay`)
    await expect(first.write(record)).rejects.toThrow()
    await second.write(record)
    await Promise.all([first.close(), second.close()])
  })

  describe('of two versions of the program side by side', () => {
    /** As a program that does not know yet what `Driven` means, nor the present version of `Weighed`. */
    const older = (type: string, version: number) => type === 'Opened' || (type === 'Weighed' && version < 3)
    const weighed = { type: 'Weighed', data: { grams: 5, gross: true } }
    const inTopic = async (feed = overKafka.feed()) => {
      const received: string[] = []
      await feed.subscribe('g', BEFORE_ALL, async (events) => void received.push(...events.map(({ type, key }) => `${key} ${type}`)))
      return received
    }
    /** Loads 1 and 2 share a partition; load 3 is in another one. */
    const record = async () => {
      const { events } = overKafka.data
      await events.append(write({ stream: 'load-1', key: '1', expected: -1, events: [opened()] }))
      await events.append(write({ stream: 'load-2', key: '2', expected: -1, events: [weighed] }))
      await events.append(write({ stream: 'load-1', key: '1', expected: 0, events: [driven('d1', 'José')] }))
      await events.append(write({ stream: 'load-3', key: '3', expected: -1, events: [opened()] }))
    }
    const all = ['1 Opened', '2 Weighed', '1 Driven', '3 Opened']

    it('the older one gives way at the first event that it does not know, and the newer one goes on there', async () => {
      await record()
      const met: string[] = []
      const old = overKafka.relay({ knows: older, outdated: ({ message }) => void met.push(message) })
      await vi.waitUntil(() => met.length > 0, { timeout: 30_000 })
      expect(met).toEqual(['Weighed version 3 was recorded by a newer version of this program'])
      expect(old.reached()).toBe('0')
      await old.stop()

      const received = await inTopic()
      const young = overKafka.relay()
      await vi.waitUntil(() => received.length === all.length, { timeout: 30_000 })
      expect([...received].sort()).toEqual([...all].sort())
      await young.stop()
    })

    it('an older projector waits at such an event, goes on elsewhere, and leaves it to the newer one', async () => {
      await record()
      const relay = overKafka.relay()
      await vi.waitUntil(async () => relay.reached() === (await overKafka.data.events.head()), { timeout: 30_000 })
      const met = new Set<string>()
      const feed = overKafka.feed({ knows: older, outdated: ({ message }) => void met.add(message) })
      const received = await inTopic(feed)
      await vi.waitUntil(() => received.includes('3 Opened') && met.size > 0, { timeout: 30_000 })
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      expect([...received].sort()).toEqual(['1 Opened', '3 Opened'])
      await feed.close()

      const newer = await inTopic()
      await vi.waitUntil(() => newer.length === all.length, { timeout: 30_000 })
      expect(newer.filter((one) => one.startsWith('1'))).toEqual(['1 Opened', '1 Driven'])
      await relay.stop()
    })

    it('a sealed value stays sealed on its way, by a relay that has no key', async () => {
      await record()
      const values: string[] = []
      const relay = overKafka.relay({
        publish: ({ type, sealed, data }) => {
          values.push(JSON.stringify({ type, sealed: sealed?.length ?? 0, data }))
          return []
        },
      })
      await vi.waitUntil(async () => relay.reached() === (await overKafka.data.events.head()), { timeout: 30_000 })
      expect(values[2]).toBe('{"type":"Driven","sealed":1,"data":{"driverId":"d1"}}')
      await relay.stop()
    })
  })
})
