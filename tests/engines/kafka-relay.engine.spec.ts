import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { opened, write } from '../ports/facts.ts'
import { openOverKafka } from './kafka/over-kafka.ts'
import type { Engine } from './start/engine.ts'
import { findKafka } from './start/kafka.ts'

const kafka = await findKafka()

describe.skipIf(!kafka)('the relay', () => {
  let engine: Engine
  let stage: Awaited<ReturnType<typeof openOverKafka>>
  beforeAll(async () => void (engine = await kafka!.start()))
  afterAll(() => engine.stop())
  beforeEach(async () => void (stage = await openOverKafka(engine.url)))
  afterEach(() => stage.close())

  const append = (load: number, expected = -1) =>
    stage.data.events.append(write({ stream: `load-${load}`, key: String(load), expected, events: [opened()] }))
  const appendMany = async (from: number, count: number) => {
    for (let n = from; n < from + count; n++) await append(n % 10, Math.floor(n / 10) - 1)
  }
  /** Every fact heard of each load, by revision. */
  const hearing = async () => {
    const heard = new Map<string, number[]>()
    const feed = stage.feed()
    const listening = await feed.listen('g', BEFORE_ALL, async (facts) => {
      for (const { key, revision } of facts) heard.set(key, [...(heard.get(key) ?? []), revision])
    })
    const allOnce = async (each: number) => {
      const head = await stage.data.events.head()
      await vi.waitUntil(() => listening.reached() === head, { timeout: 60_000 })
      const inOrder = Array.from({ length: each }, (_, revision) => revision)
      expect(Object.fromEntries(heard)).toEqual(Object.fromEntries(Array.from({ length: 10 }, (_, load) => [String(load), inOrder])))
      await feed.close()
    }
    return allOnce
  }

  it('begins where the topic ends, however often it is started', async () => {
    const allOnce = await hearing()
    for (let turn = 0; turn < 3; turn++) {
      await appendMany(turn * 50, 50)
      const relay = stage.relay()
      await vi.waitUntil(async () => relay.reached() === (await stage.data.events.head()), { timeout: 30_000 })
      await relay.stop()
    }
    await allOnce(15)
  })

  it('is ended by a second one, also when no lease holds them apart: each fact is heard once, in order', async () => {
    const begun: string[] = []
    const log = { debug: () => {}, info: () => {}, error: () => {}, warn: (_: object, text: string) => void begun.push(text) }
    const relays = [stage.relay({ log }), stage.relay({ log })]
    const allOnce = await hearing()
    await appendMany(0, 200)
    await allOnce(20)
    expect(begun).toContain('the relay begins again')
    for (const relay of relays) await relay.stop()
  })
})
