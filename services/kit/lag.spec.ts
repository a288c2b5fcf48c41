import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { NewerEvent } from '@embarca/projections/kit/newer-event.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lagOf } from './lag.ts'

const SECOND = 1_000
const HOUR = 3_600 * SECOND

describe('the lag of views is the age of the oldest event that they have not folded', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-02T06:00:00.000Z') }))
  afterEach(() => void vi.useRealTimers())

  const views = () => {
    const log: string[] = []
    let folded = -1
    let reads = 0
    const measure = lagOf({
      log: {
        head: async () => String(log.length - 1),
        readAll: async (after, limit) => {
          reads++
          return log.slice(Number(after) + 1, Number(after) + 1 + limit!).map((recordedAt) => ({ recordedAt }) as Recorded)
        },
      },
      lastPosition: () => String(folded),
    })
    return {
      measure,
      reads: () => reads,
      record: () => void log.push(new Date().toISOString()),
      fold: () => void (folded = log.length - 1),
      after: (ms: number) => vi.advanceTimersByTime(ms),
    }
  }

  it('a pause of two seconds after a quiet minute is two seconds', async () => {
    const { measure, record, fold, after } = views()
    record()
    fold()
    after(73 * SECOND)
    expect(await measure()).toBe(0)
    record()
    after(2 * SECOND)
    expect(await measure()).toBe(2 * SECOND)
    fold()
    expect(await measure()).toBe(0)
  })

  it('a quiet hour and then a pause of ten seconds is ten seconds, however many events follow in it', async () => {
    const { measure, reads, record, fold, after } = views()
    record()
    fold()
    after(HOUR)
    for (let second = 0; second < 10; second++) {
      record()
      after(SECOND)
      expect(await measure()).toBe((second + 1) * SECOND)
    }
    expect(reads()).toBe(1)
  })

  it('views that fold slowly are as late as what they fold next', async () => {
    const { measure, record, fold, after } = views()
    record()
    after(30 * SECOND)
    fold()
    record()
    after(5 * SECOND)
    expect(await measure()).toBe(5 * SECOND)
  })

  it('an event that only a newer program knows counts like any other', async () => {
    const recordedAt = new Date().toISOString()
    const readAll = () => Promise.reject(new NewerEvent({ type: 'LoadTeleported', schemaVersion: 1, recordedAt }))
    const measure = lagOf({ log: { head: async () => '1', readAll }, lastPosition: () => '0' })
    vi.advanceTimersByTime(7 * SECOND)
    expect(await measure()).toBe(7 * SECOND)
  })

  it('events that waited while no projector ran count with their whole age', async () => {
    const { measure, record, after } = views()
    record()
    after(10 * 60 * SECOND)
    expect(await measure()).toBe(10 * 60 * SECOND)
  })
})
