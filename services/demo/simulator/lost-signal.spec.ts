import { describe, expect, it } from 'vitest'
import { randomFrom } from '../random.ts'
import { lostSignal, momentHeaders } from './lost-signal.ts'

const MINUTE = 60_000
const NOW = Date.parse('2026-11-20T16:40:00.000Z')
const asked = (last: number | undefined, times = 200) => {
  const signal = lostSignal(randomFrom('signal'), 20 * MINUTE)
  if (last !== undefined) signal.sent('l1', last)
  return Array.from({ length: times }, () => signal.momentOf('l1', NOW)).filter((moment) => moment !== undefined)
}

describe('a driver without signal', () => {
  it('now and then sends a step long after it happened, and after the step before', () => {
    const moments = asked(NOW - 90 * MINUTE)
    expect(moments.length).toBeGreaterThan(20)
    expect(moments.length).toBeLessThan(80)
    for (const { at, offset } of moments)
      if (offset !== undefined) {
        expect(at - offset).toBeGreaterThanOrEqual(NOW - 90 * MINUTE)
        expect(at - offset).toBeLessThanOrEqual(NOW - 20 * MINUTE)
      }
    expect(moments.some(({ offset }) => offset === undefined)).toBe(true)
  })

  it('sends at once what follows soon, and the first step that is known of a trip', () => {
    expect(asked(NOW - 39 * MINUTE)).toEqual([])
    expect(asked(undefined)).toEqual([])
  })

  it('says by its own clock when that was, and how wrong the clock is', () => {
    const at = NOW + 120_000
    expect(momentHeaders({ at, offset: 120_000 })).toEqual({ 'occurred-at': '2026-11-20T16:42:00.000Z', 'clock-offset': '120000' })
    expect(momentHeaders({ at })).toEqual({ 'occurred-at': '2026-11-20T16:42:00.000Z' })
  })
})
