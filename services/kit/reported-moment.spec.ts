import { describe, expect, it } from 'vitest'
import { boundedMoment, lastMoveOf } from './reported-moment.ts'

const NOW = '2026-11-25T19:40:00.000Z'
const at = (time: string) => Date.parse(`2026-11-25T${time}Z`)

describe('the moment that a device reports (Y36)', () => {
  it('is recorded as it is, between the step before and now', () =>
    expect(boundedMoment({ at: at('17:02:00') }, NOW, '2026-11-25T16:00:00.000Z')).toEqual({ occurredAt: '2026-11-25T17:02:00.000Z' }))
  it('is never after now: a moment of tomorrow becomes now, marked', () =>
    expect(boundedMoment({ at: at('19:40:00') + 86_400_000 }, NOW, undefined)).toEqual({ occurredAt: NOW, isEstimated: true }))
  it('is never before the step before it', () =>
    expect(boundedMoment({ at: at('15:00:00') }, NOW, '2026-11-25T16:00:00.000Z')).toEqual({
      occurredAt: '2026-11-25T16:00:00.000Z',
      isEstimated: true,
    }))
  it('is at most 72 hours old', () =>
    expect(boundedMoment({ at: at('19:40:00') - 80 * 3_600_000 }, NOW, undefined)).toEqual({
      occurredAt: '2026-11-22T19:40:00.000Z',
      isEstimated: true,
    }))
  it('is marked when the error of the clock is unknown', () =>
    expect(boundedMoment({ at: at('17:02:00'), isEstimated: true }, NOW, undefined)).toMatchObject({ isEstimated: true }))
  it('may be ahead by what a measured clock is wrong', () =>
    expect(boundedMoment({ at: at('19:40:01') }, NOW, undefined)).toEqual({ occurredAt: NOW }))
})

it('the step before is the last change of a status in any stream of the key', async () => {
  const moved = (status: string | undefined, time: string) => ({ data: { status }, occurredAt: `2026-11-25T${time}:00.000Z` })
  const streams: Record<string, unknown[]> = {
    'load-1': [moved('LINKED', '10:00'), moved('IN_COLLECT', '11:00'), moved('IN_COLLECT', '15:00'), moved(undefined, '16:00')],
    'receipts-1': [moved('PENDING', '12:00')],
  }
  const store = { streamsOf: async () => Object.keys(streams), read: async (name: string) => streams[name] as never }
  expect(await lastMoveOf(store, '1')).toBe('2026-11-25T12:00:00.000Z')
})
