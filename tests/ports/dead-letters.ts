import type { DataStores } from '@embarca/services/kit/data.ts'
import { type DeadLetter, inLogOrder } from '@embarca/services/kit/dead-letters.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const reaction = (id: string, key: string, position: string, firstAt = '2026-01-05T12:00:00.000Z'): DeadLetter => ({
  ...{ what: 'reaction', id, key, stream: `load-${key}`, revision: 3, position, type: 'LoadOffered', call: 0, command: 'OpenNegotiation' },
  ...{ reason: 'broken', tries: 5, firstAt, lastAt: firstAt },
})
const deadline: DeadLetter = {
  ...{ what: 'timer', id: 'timer-t', key: 'timer-t', command: 'CompleteOffer' },
  timer: {
    ...{ id: 't', due: '2026-01-05T11:00:00.000Z', module: 'load', shipperId: 's1', causationId: 'c' },
    command: { type: 'CompleteOffer', data: { id: 'L1' } },
  },
  ...{ reason: 'broken', tries: 5, firstAt: '2026-01-05T11:00:00.000Z', lastAt: '2026-01-05T11:00:00.000Z' },
}

/** The contract of every dead-letter store. */
export const deadLettersSuite = (name: string, open: () => Promise<DataStores>) =>
  describe(`dead letters: ${name}`, () => {
    let data: DataStores
    beforeEach(async () => void (data = await open()))
    afterEach(() => data.close())

    it('keeps each dead letter, oldest first, until it is removed', async () => {
      const { deadLetters } = data
      expect([await deadLetters.count(), await deadLetters.list()]).toEqual([0, []])
      const [later, earlier] = [reaction('b', 'L1', '7', '2026-01-05T12:00:01.000Z'), reaction('a', 'L2', '6')]
      for (const deadLetter of [later, earlier, deadline]) await deadLetters.put(deadLetter)
      expect(await deadLetters.list()).toEqual([deadline, earlier, later])
      expect(await deadLetters.list(1)).toEqual([deadline])
      expect([...(await deadLetters.keys())].sort()).toEqual(['L1', 'L2', 'timer-t'])
      await deadLetters.put({ ...later, tries: 6, lastAt: '2026-01-06T12:00:00.000Z' })
      expect(await deadLetters.of('L1')).toEqual([{ ...later, tries: 6, lastAt: '2026-01-06T12:00:00.000Z' }])
      expect(await deadLetters.count()).toBe(3)
      await deadLetters.remove('b')
      await deadLetters.remove('b')
      expect([await deadLetters.count(), await deadLetters.of('L1')]).toEqual([2, []])
    })
    it('returns those of a load in the order of the log, not of their ids', async () => {
      const { deadLetters } = data
      const entries = [reaction('a', 'L1', '10'), reaction('b', 'L1', '9'), { ...reaction('c', 'L1', '9'), call: 1 } as DeadLetter]
      for (const deadLetter of entries) await deadLetters.put(deadLetter)
      expect(inLogOrder(await deadLetters.of('L1')).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
    })
    it('remembers a requested retry until it was done', async () => {
      const { deadLetters } = data
      await deadLetters.askRetry('L1')
      await deadLetters.askRetry('L1')
      await deadLetters.askRetry('L2')
      expect([...(await deadLetters.retries())].sort()).toEqual(['L1', 'L2'])
      await deadLetters.retried('L1')
      expect(await deadLetters.retries()).toEqual(['L2'])
    })
  })
