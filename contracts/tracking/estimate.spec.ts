import { describe, expect, it } from 'vitest'
import { pointOf, roadFactorOf, roadKm } from './distance.ts'
import { estimateOf, isOld, riskOf, type TripProgress } from './estimate.ts'

const at = '2026-01-06T12:00:00.000Z'
const trip = (over: Partial<TripProgress> = {}): TripProgress => ({ basis: 'POSITION', at, km: 61, ...over })
/** Day and time, UTC. */
const times = (progress: TripProgress) => {
  const { earliest, expectedAt, latest } = estimateOf(progress)
  return [earliest, expectedAt, latest].map((instant) => instant.slice(8, 16).replace('T', ' '))
}

describe('the estimate of the next delivery', () => {
  it('a short trip is as long as the driving, within its range', () => {
    expect(times(trip())).toEqual(['06 12:50', '06 13:00', '06 13:25'])
    expect(estimateOf(trip())).toMatchObject({ basis: 'POSITION', at })
  })
  it('has a wider range when the distance is itself an estimate', () =>
    expect(times(trip({ isKmEstimated: true }))).toEqual(['06 12:45', '06 13:00', '06 13:30']))
  it('more than 5.5 hours have a break', () => expect(times(trip({ km: 366 }))[1]).toBe('06 18:30'))
  it('a trip of two days has a night', () => expect(times(trip({ km: 915 }))).toEqual(['07 13:25', '07 14:30', '07 16:55']))
  it('what was driven before counts for the break and the night', () => {
    expect(times(trip({ km: 122, drivenKm: 305 }))[1]).toBe('06 14:30')
    expect(times(trip({ km: 305, drivenKm: 549 }))[1]).toBe('07 04:00')
  })
  it('at a customer, the truck is unloaded first: 30 minutes to 5 hours', () =>
    expect(times(trip({ basis: 'DELIVERY', isUnloading: true }))).toEqual(['06 13:20', '06 15:00', '06 18:25']))
  it('at the gate, it is there now', () => expect(times(trip({ km: 0 }))).toEqual(['06 12:00', '06 12:00', '06 12:15']))
  it('keeps its order for any distance', () => {
    for (let km = 0; km <= 4_000; km += 37)
      for (const drivenKm of [0, 200, 335, 600, 900])
        for (const isUnloading of [true, false]) {
          const [earliest, expected, latest] = times(trip({ km, drivenKm, isUnloading }))
          expect([earliest, expected, latest]).toEqual([earliest, expected, latest].sort())
        }
  })
})

describe('the risk', () => {
  const range = estimateOf(trip())
  it('there is none while the whole range is before the deadline', () => expect(riskOf(range, '2026-01-06T13:25:00.000Z')).toBeUndefined())
  it('the load is at risk when the range reaches beyond', () => {
    expect(riskOf(range, '2026-01-06T13:24:00.000Z')).toBe('AT_RISK')
    expect(riskOf(range, range.earliest)).toBe('AT_RISK')
  })
  it('it is expected late when even the earliest is beyond', () => expect(riskOf(range, '2026-01-06T12:49:59.000Z')).toBe('LATE_EXPECTED'))
})

it('a position is old after two hours', () => {
  expect(isOld({ at }, Date.parse('2026-01-06T14:00:00.000Z'))).toBe(false)
  expect(isOld({ at }, Date.parse('2026-01-06T14:00:00.001Z'))).toBe(true)
})

describe('the distance by road', () => {
  const curitiba = { latitude: -25.43, longitude: -49.27 }
  const campinas = { latitude: -22.91, longitude: -47.06 }
  it('is the straight line and a quarter more', () => expect(roadKm(curitiba, campinas)).toBe(452))
  it('follows the launched distance where that is credible', () => {
    expect(roadKm(curitiba, campinas, roadFactorOf([curitiba, campinas], 500))).toBe(500)
    expect(roadFactorOf([curitiba, campinas], 100)).toBe(1.26)
    expect(roadFactorOf([curitiba, campinas], 9_000)).toBe(1.26)
    expect(roadFactorOf([curitiba, curitiba], 500)).toBe(1.26)
  })
  it("is unknown for a place that has its capital's coordinates", () => {
    expect(pointOf({ state: 'SP', latitude: -23.5505, longitude: -46.6333 })).toBeUndefined()
    expect(pointOf({ state: 'SP', ...campinas })).toEqual(campinas)
  })
  it("is known in its municipality, even at the capital's own seat", () => {
    const seat = { latitude: -9.9747, longitude: -67.81 }
    expect(pointOf({ state: 'AC', ...seat, precision: 'MUNICIPALITY' })).toEqual(seat)
    expect(pointOf({ state: 'AC', ...seat, precision: 'STATE' })).toBeUndefined()
  })
})
