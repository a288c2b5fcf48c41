import { describe, expect, it } from 'vitest'
import { demoPlaces } from '../places.ts'
import { isEarly, isLate, positionOf, roadDistance, type Trip } from './trip.ts'

const HOUR = 3_600_000
const COLLECT = Date.parse('2026-11-20T09:00:00.000Z')
/** Kilometres per hour that no truck may exceed. */
const LIMIT = 90

const at = (hours: number) => new Date(COLLECT + hours * HOUR).toISOString()
const origins = [{ at: at(0) }] as Trip['origins']
const waiting = (loadId: string, status = 'LINKED_TO_DRIVER_VEHICLE') => ({ loadId, status, origins, deliveries: [] }) as unknown as Trip

/** The truck's speeds between the positions of each quarter of an hour of four days. */
const speedsBetween = (from: (typeof demoPlaces)[number], to: (typeof demoPlaces)[number]): readonly number[] => {
  const trip = { origins: [{ ...from, at: at(0) }], deliveries: [to] } as unknown as Trip
  const positions = Array.from({ length: 4 * 24 * 4 }, (_, n) => positionOf(trip, COLLECT + (n * HOUR) / 4))
  return positions.slice(1).map((position, n) => roadDistance(positions[n]!, position) * 4)
}

describe('a simulated truck', () => {
  it('collects at most three quarters of an hour before the planned time', () => {
    expect(isEarly(waiting('load-1'), at(-0.76))).toBe(true)
    expect(isEarly(waiting('load-1'), at(-0.75))).toBe(false)
  })

  it('is early only for its collection', () => {
    expect(isEarly(waiting('load-1', 'WAITING_DRIVER_ACCEPT'), at(-5))).toBe(false)
  })

  it('collects two hours late, one in ten', () => {
    expect(isLate(waiting('load-120'), at(1.9))).toBe(true)
    expect(isLate(waiting('load-120'), at(2))).toBe(false)
    expect(isLate(waiting('load-121'), at(0))).toBe(false)
  })

  it('never exceeds 90 km/h by the clock, between any two places', () => {
    const speeds = demoPlaces.flatMap((from) => demoPlaces.flatMap((to) => (from === to ? [] : speedsBetween(from, to))))
    expect(speeds.some((speed) => speed > 30)).toBe(true)
    expect(speeds.filter((speed) => speed > LIMIT)).toEqual([])
  })
})
