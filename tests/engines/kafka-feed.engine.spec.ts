import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { opened, write } from '../ports/events.ts'
import { feedSuite } from '../ports/feed.ts'
import { openOverKafka, sqliteOverKafka } from './kafka/over-kafka.ts'
import type { Engine } from './start/engine.ts'
import { findKafka } from './start/kafka.ts'
import { describeOn } from './start/suite.ts'

const kafka = await findKafka()

describeOn('over Kafka', { Kafka: kafka }, () => {
  let engine: Engine
  beforeAll(async () => void (engine = await kafka!.start()))
  afterAll(() => engine?.stop())

  feedSuite('Kafka', () => sqliteOverKafka(engine.url))

  describe('a subscription that may skip older events', () => {
    const openFeed = async (parts = 3) => {
      const { data, relay, feed, close } = await openOverKafka(engine.url, { parts })
      const carrying = relay()
      await vi.waitUntil(carrying.active, { timeout: 20_000 })
      const received: string[] = []
      return {
        received,
        feed,
        append: async (load: number) => {
          const { position } = await data.events.append(write({ stream: `load-${load}`, key: String(load), events: [opened()] }))
          await vi.waitUntil(() => carrying.reached() === position, { timeout: 10_000 })
        },
        consume: async (events: readonly { stream: string }[]) => void received.push(...events.map(({ stream }) => stream)),
        close: async () => {
          await carrying.stop()
          await close()
        },
      }
    }

    it('begins near its position, and reads wrongly skipped events from the log', async () => {
      const { append, feed, consume, received, close } = await openFeed()
      for (let load = 0; load < 6; load++) await append(load)
      // With clocks an hour apart, every partition is read from its end.
      const subscription = feed({ slack: -3_600_000 })
      await subscription.subscribe('g', '2', consume)
      await append(6)
      await vi.waitFor(() => expect([...received].sort()).toEqual(['load-3', 'load-4', 'load-5', 'load-6']), { timeout: 10_000 })
      await subscription.close()
      await close()
    })

    it('honours a request to read again that arrives while it still looks up offsets', async () => {
      const { append, feed, consume, received, close } = await openFeed(1)
      for (let load = 0; load < 6; load++) await append(load)
      let place = '5'
      let stand = () => {}
      const looking = new Promise<void>((resolve) => void (stand = resolve))
      const subscription = feed({
        groups: { g: 'shared' },
        placeOf: async () => {
          const found = place
          await looking
          return found
        },
      })
      const { replayFrom: again } = await subscription.subscribe('g', '-1', consume)
      place = '2'
      again!(place)
      stand()
      await append(6)
      await vi.waitFor(() => expect([...new Set(received)]).toEqual(['load-3', 'load-4', 'load-5', 'load-6']), { timeout: 10_000 })
      await subscription.close()
      await close()
    })

    it('receives events since an instant, and none from long before', async () => {
      const { append, feed, consume, received, close } = await openFeed()
      for (let load = 0; load < 6; load++) await append(load)
      await new Promise((resolve) => setTimeout(resolve, 50))
      const subscription = feed({ slack: 0 })
      await subscription.subscribe('g', '-1', consume, { types: ['Opened'], since: new Date().toISOString() })
      for (let load = 6; load < 12; load++) await append(load)
      await vi.waitFor(() => expect(received.filter((stream) => stream > 'load-6' || stream.length > 6)).toHaveLength(5), {
        timeout: 10_000,
      })
      expect([...received].sort()).toEqual(['load-10', 'load-11', 'load-6', 'load-7', 'load-8', 'load-9'])
      await subscription.close()
      await close()
    })
  })
})
