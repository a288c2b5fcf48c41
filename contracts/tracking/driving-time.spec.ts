import { describe, expect, it } from 'vitest'
import { drivingMinutes, fastestDriving, travelMinutes, usualDriving } from './driving-time.ts'

const hour = { speed: 60, perDay: 600 }

describe('the time on the road (Lei 13.103)', () => {
  it('is the driving alone up to five hours and a half', () => {
    expect(travelMinutes(0, hour)).toBe(0)
    expect(travelMinutes(330, hour)).toBe(330)
  })
  it('adds a break of half an hour for each five hours and a half before', () => {
    expect(travelMinutes(331, hour)).toBe(361)
    expect(travelMinutes(600, hour)).toBe(630)
  })
  it('adds a rest of eleven hours after each day of driving', () => {
    expect(travelMinutes(601, hour)).toBe(601 + 30 + 660)
    expect(travelMinutes(1200, hour)).toBe(1200 + 60 + 660)
    expect(travelMinutes(1201, hour)).toBe(1201 + 60 + 1320)
  })
  it('of the fastest driver has eleven hours of rest in every 24', () => {
    const day = drivingMinutes(1080, fastestDriving)
    expect([day, travelMinutes(1080, fastestDriving)]).toEqual([720, 780])
    expect(travelMinutes(2160, fastestDriving)).toBe(1440 + 780)
  })
  it('never shrinks with the distance, and the usual is never faster than the fastest', () => {
    for (let km = 0; km < 4000; km += 37) {
      expect(travelMinutes(km + 37, usualDriving)).toBeGreaterThanOrEqual(travelMinutes(km, usualDriving))
      expect(travelMinutes(km, usualDriving)).toBeGreaterThanOrEqual(travelMinutes(km, fastestDriving))
    }
  })
  it('counts what was driven since the last rest', () => {
    expect(travelMinutes(60, hour, { today: 300 })).toBe(90)
    expect(travelMinutes(180, hour, { today: 590 })).toBe(10 + 660 + 170)
    expect(travelMinutes(300, hour, { today: 600 })).toBe(660 + 300)
  })
  it('has no night on a day of arrival that may be longer', () => {
    expect(travelMinutes(720, hour, { lastDay: 720 })).toBe(720 + 60)
    expect(travelMinutes(130, hour, { today: 590, lastDay: 720 })).toBe(130 + 30)
    expect(travelMinutes(721, hour, { lastDay: 720 })).toBe(721 + 30 + 660)
  })
})
