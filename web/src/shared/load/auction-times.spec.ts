import { describe, expect, it } from 'vitest'
import { applyAuctionUpdate, clockOf } from './auction-times.ts'
import { countdown } from './countdown.ts'

it.each([
  [0, '00:00:00'],
  [59.9, '00:00:59'],
  [3_725, '01:02:05'],
  [2 * 86_400 + 11_045, '2d 03:04:05'],
  [-4, '00:00:00'],
])('%d seconds read %s (R094)', (seconds, text) => expect(countdown(seconds)).toBe(text))

describe('the clock of an auction', () => {
  const now = 1_000_000
  it('counts down on the device from the seconds of the server', () => {
    const time = applyAuctionUpdate({}, { residualTime: 90, offerPrice: 7_000_00, bids: 2 }, now)
    expect(time).toMatchObject({ offerPrice: 7_000_00, bids: 2 })
    expect(clockOf(time, now + 30_000)).toEqual({ state: 'running', seconds: 60 })
    expect(clockOf(time, now + 90_000)).toEqual({ state: 'over' })
  })
  it('is unknown until an update arrives (R093)', () => expect(clockOf({}, now)).toEqual({ state: 'unknown' }))
  it('does not start with ten seconds or less, but a running clock goes on (R095)', () => {
    expect(clockOf(applyAuctionUpdate({}, { residualTime: 10 }, now), now)).toEqual({ state: 'unknown' })
    const running = applyAuctionUpdate({}, { residualTime: 40 }, now)
    expect(clockOf(applyAuctionUpdate(running, { residualTime: 8 }, now + 31_000), now + 31_000)).toEqual({ state: 'running', seconds: 9 })
    expect(clockOf(applyAuctionUpdate(running, { residualTime: 0 }, now + 41_000), now + 41_000)).toEqual({ state: 'over' })
  })
  it('follows an extension, but ignores the rounding of an answer', () => {
    const running = applyAuctionUpdate({}, { residualTime: 40 }, now)
    expect(applyAuctionUpdate(running, { residualTime: 30 }, now + 10_900).ends).toBe(running.ends)
    expect(applyAuctionUpdate(running, { residualTime: 150 }, now + 30_000).ends).toBe(now + 180_000)
  })
  it('keeps the price when an update has only the time', () =>
    expect(applyAuctionUpdate(applyAuctionUpdate({}, { residualTime: 40, offerPrice: 5 }, now), { residualTime: 39 }, now)).toMatchObject({
      offerPrice: 5,
    }))
})
