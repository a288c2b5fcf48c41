import type { DataStores } from '@embarca/services/kit/data.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** The contract of every store of persons' keys. */
export const keysSuite = (name: string, open: () => Promise<DataStores>) =>
  describe(`keys: ${name}`, () => {
    let data: DataStores
    beforeEach(async () => void (data = await open()))
    afterEach(() => data.close())

    it('creates a key at first use and returns the same one later', () => {
      expect(data.keys.forOpening('d1')).toBeUndefined()
      const key = data.keys.forSealing('d1')!
      expect(key).toHaveLength(32)
      expect(data.keys.forSealing('d1')!.equals(key)).toBe(true)
      expect(data.keys.forOpening('d1')!.equals(key)).toBe(true)
      expect(data.keys.forSealing('d2')!.equals(key)).toBe(false)
    })

    it('never has a key for a forgotten person, whether known before or not', () => {
      data.keys.forSealing('d1')
      for (const subject of ['d1', 'd2']) {
        data.keys.drop(subject)
        expect(data.keys.forOpening(subject)).toBeUndefined()
        expect(data.keys.forSealing(subject)).toBeUndefined()
      }
    })
  })

/** The contract of every log of refused commands. */
export const attemptsSuite = (name: string, open: () => Promise<DataStores>) =>
  describe(`attempts: ${name}`, () => {
    it('keeps refused commands by key, in order, the latest ones when there are many', async () => {
      const data = await open()
      const attempt = (key: string, code: string) => ({
        key,
        at: '2026-01-05T12:00:00.000Z',
        by: { userId: 'u1', roles: [], shipperId: 's1' },
        command: 'FinishLoad',
        code,
        detail: { status: 'DRAFT' },
        correlationId: 'c1',
      })
      for (const code of ['A', 'B', 'C']) await data.attempts.note(attempt('load-1', code))
      await data.attempts.note(attempt('load-2', 'D'))
      expect(await data.attempts.of('load-1')).toEqual(['A', 'B', 'C'].map((code) => attempt('load-1', code)))
      expect((await data.attempts.of('load-1', 2)).map(({ code }) => code)).toEqual(['B', 'C'])
      expect(await data.attempts.of('load-9')).toEqual([])
      await data.close()
    })

    it('deletes those noted before an instant, however many, and keeps the others', async () => {
      const data = await open()
      const note = (code: string, at: string) =>
        data.attempts.note({
          ...{ key: 'load-1', at, by: { userId: 'u1', roles: [], shipperId: 's1' }, command: 'FinishLoad', code, correlationId: 'c1' },
        })
      for (let n = 0; n < 600; n++) await note('OLD', '2024-01-05T12:00:00.000Z')
      await note('NEW', '2026-01-05T12:00:00.000Z')
      await data.attempts.removeBefore('2026-01-05T12:00:00.000Z')
      expect((await data.attempts.of('load-1')).map(({ code }) => code)).toEqual(['NEW'])
      await data.close()
    })
  })
