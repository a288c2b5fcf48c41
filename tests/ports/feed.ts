import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { DataStores } from '@embarca/services/kit/data.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SOON } from '../kit/soon.ts'
import { driven, opened, write } from './events.ts'

/** The contract of every feed. */
export const feedSuite = (name: string, open: () => Promise<DataStores>) =>
  describe(`feed: ${name}`, () => {
    let data: DataStores
    beforeEach(async () => void (data = await open()))
    afterEach(() => data.close())
    const append = (stream: string, expected = -1) => data.events.append(write({ stream, expected, events: [opened(stream)] }))
    const positionsOf = (events: readonly Recorded[]) => events.map(({ position }) => position)

    it('delivers existing events, then new ones, in order', async () => {
      const positions: string[] = []
      for (let n = 0; n < 5; n++) await append(`load-${n}`)
      const subscription = await data.feed.subscribe('g', '-1', async (events) => void positions.push(...positionsOf(events)))
      await vi.waitFor(() => expect(positions).toEqual(['0', '1', '2', '3', '4']), SOON)
      await append('load-5')
      await append('load-5', 0)
      await vi.waitFor(() => expect(positions).toEqual(['0', '1', '2', '3', '4', '5', '6']))
      await subscription.stop()
      await append('load-6')
      expect(positions).toHaveLength(7)
    })

    it('begins after the position it is given', async () => {
      for (let n = 0; n < 3; n++) await append(`load-${n}`)
      const positions: string[] = []
      const subscription = await data.feed.subscribe('g', '1', async (events) => void positions.push(...positionsOf(events)))
      await vi.waitFor(() => expect(positions).toEqual(['2']))
      await subscription.stop()
    })

    it('delivers only events of the requested types', async () => {
      const types: string[] = []
      const consume = async (events: readonly Recorded[]) => void types.push(...events.map(({ type }) => type))
      const subscription = await data.feed.subscribe('g', '-1', consume, { types: ['Driven'] })
      await append('load-1')
      await data.events.append(write({ stream: 'load-1', expected: 0, events: [driven()] }))
      await append('load-2')
      await vi.waitFor(() => expect(subscription.reached()).toBe('2'))
      expect(types).toEqual(['Driven'])
      await subscription.stop()
    })

    it('redelivers a batch to a handler that threw, and does not continue before', async () => {
      const batches: string[][] = []
      const subscription = await data.feed.subscribe('g', '-1', async (events) => {
        batches.push(positionsOf(events))
        if (batches.length < 3) throw new Error('not yet')
      })
      await append('load-1')
      await vi.waitFor(() => expect(batches.length).toBeGreaterThanOrEqual(3))
      expect(batches.slice(0, 3)).toEqual([['0'], ['0'], ['0']])
      await append('load-2')
      await vi.waitFor(() => expect(batches.at(-1)).toEqual(['1']))
      await subscription.stop()
    })

    it('delivers one batch after the other, never two at once', async () => {
      let busy = 0
      let most = 0
      let total = 0
      const subscription = await data.feed.subscribe('g', '-1', async (events) => {
        most = Math.max(most, ++busy)
        await new Promise((resolve) => setTimeout(resolve, 5))
        busy--
        total += events.length
      })
      for (let n = 0; n < 20; n++) {
        void append(`load-${n}`)
        subscription.wake()
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
      await vi.waitFor(() => expect(total).toBe(20), SOON)
      expect(most).toBe(1)
      await subscription.stop()
    })

    it('waits for the handler when it stops', async () => {
      let begun = false
      let done = false
      await append('load-1')
      const subscription = await data.feed.subscribe('g', '-1', async () => {
        begun = true
        await new Promise((resolve) => setTimeout(resolve, 30))
        done = true
      })
      await vi.waitUntil(() => begun, { timeout: 5_000, interval: 1 })
      await subscription.stop()
      expect(done).toBe(true)
    })
  })
