import type { DataStores } from '@embarca/services/kit/data.ts'
import type { Timer } from '@embarca/services/kit/timers.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const timer = (id: string, due: string): Timer => ({
  id,
  due,
  module: 'load',
  command: { type: 'ExpireLoad', data: { id } },
  shipperId: 's1',
  causationId: 'c1',
})

/** The contract of every timer store. */
export const timersSuite = (name: string, open: () => Promise<DataStores>) =>
  describe(`timers: ${name}`, () => {
    let data: DataStores
    beforeEach(async () => void (data = await open()))
    afterEach(() => data.close())

    it('returns due timers, earliest first, up to a limit', async () => {
      await data.timers.set(timer('c', '2026-01-05T12:00:02.000Z'))
      await data.timers.set(timer('a', '2026-01-05T12:00:01.000Z'))
      await data.timers.set(timer('b', '2026-01-05T12:00:03.000Z'))
      expect(await data.timers.due('2026-01-05T12:00:00.999Z')).toEqual([])
      expect(await data.timers.due('2026-01-05T12:00:02.000Z')).toEqual([
        timer('a', '2026-01-05T12:00:01.000Z'),
        timer('c', '2026-01-05T12:00:02.000Z'),
      ])
      expect(await data.timers.due('2027-01-01T00:00:00.000Z', 1)).toHaveLength(1)
      expect(await data.timers.next()).toBe('2026-01-05T12:00:01.000Z')
    })

    it('is new until its position in the log is set', async () => {
      await data.timers.set(timer('a', '2026-01-05T12:00:01.000Z'))
      expect([await data.timers.isNew(), await data.timers.reached()]).toEqual([true, '-1'])
      await data.timers.reach('-1')
      expect([await data.timers.isNew(), await data.timers.reached()]).toEqual([false, '-1'])
    })

    it('keeps a timer until it is cancelled, and replaces it when set again', async () => {
      await data.timers.set(timer('a', '2026-01-05T12:00:01.000Z'))
      await data.timers.set(timer('a', '2026-01-06T12:00:00.000Z'))
      expect(await data.timers.due('2026-01-05T13:00:00.000Z')).toEqual([])
      expect(await data.timers.due('2026-01-06T12:00:00.000Z')).toHaveLength(1)
      expect(await data.timers.due('2026-01-06T12:00:00.000Z')).toHaveLength(1)
      await data.timers.cancel('a')
      await data.timers.cancel('a')
      expect(await data.timers.next()).toBeUndefined()
    })
  })
