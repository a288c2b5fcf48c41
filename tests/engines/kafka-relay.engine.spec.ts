import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { opened, write } from '../ports/events.ts'
import { openOverKafka } from './kafka/over-kafka.ts'
import type { Engine } from './start/engine.ts'
import { findKafka } from './start/kafka.ts'

const kafka = await findKafka()

describe.skipIf(!kafka)('the relay', () => {
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
})
