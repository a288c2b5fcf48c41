import { describe, expect, it } from 'vitest'
import { betim, good } from './launch.fixture.ts'
import type { LaunchText } from './launch-text.ts'
import { proposedDelivery, roadTimeOf } from './road-time.ts'
import { changeStop } from './stops.ts'

/** Collected on 24/11 at 06:00, one zone all the way. */
const trip = (distance: string, deliverAt: string): LaunchText =>
  changeStop({ ...good(), distance }, 'destinations', 0, { place: betim, at: deliverAt })
const feasibility = (distance: string, deliverAt: string) => roadTimeOf(trip(distance, deliverAt))?.feasibility

describe('the delivery that is proposed', () => {
  it('follows the distance, with the breaks and nights of the law', () => {
    expect(proposedDelivery(trip('305', ''))).toBe('24/11/2026 11:00')
    expect(proposedDelivery(trip('610', ''))).toBe('24/11/2026 16:30')
    expect(proposedDelivery(trip('1.220', ''))).toBe('25/11/2026 14:00')
  })
  it('is told in the zone of its place', () => expect(proposedDelivery({ ...good(), distance: '305' })).toBe('24/11/2026 10:00'))
  it('waits until distance, places and the collection are known', () => {
    expect(proposedDelivery(trip('', ''))).toBeUndefined()
    expect(proposedDelivery(changeStop(trip('610', ''), 'origins', 0, { at: '24/1' }))).toBeUndefined()
  })
})

describe('a typed delivery', () => {
  it('fits when one driver may be that fast by law', () => expect(feasibility('900', '24/11/2026 16:30')).toBe('FITS'))
  it('needs two drivers when one would have to skip his rests', () => expect(feasibility('900', '24/11/2026 16:29')).toBe('TWO_DRIVERS'))
  it('is impossible above the speed limit of trucks', () => {
    expect(feasibility('900', '24/11/2026 16:00')).toBe('TWO_DRIVERS')
    expect(feasibility('900', '24/11/2026 15:59')).toBe('IMPOSSIBLE')
  })
  it('before the collection is an error of its own', () => expect(feasibility('900', '23/11/2026 15:59')).toBeUndefined())
})
