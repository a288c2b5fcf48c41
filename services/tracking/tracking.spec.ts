import type { TrackingEvent } from '@embarca/contracts/tracking/events.ts'
import { noon, specification } from '@embarca/tests/kit/specification.ts'
import { describe, it } from 'vitest'
import { tracking } from './index.ts'

const given = specification(tracking, { loadStatus: 'IN_TRANSIT', driverId: 'd1', transporterId: 't1' })
const report = (at = noon) =>
  ({ type: 'ReportPosition', data: { id: 'L1', at, latitude: -24.5, longitude: -50.25, remaining: 12 } }) as const
const reported: TrackingEvent = {
  type: 'PositionReported',
  data: { loadId: 'L1', driverId: 'd1', at: noon, point: '-24.5,-50.25', remaining: 12 },
}

describe('a driver reports a position', () => {
  it('on the way', () => given().when(report()).then(reported))
  it('and one that comes late or twice is a no-op', () => {
    given(reported).when(report()).changesNothing()
    given(reported).when(report('2026-01-05T11:59:59Z')).changesNothing()
  })
  it('not of the future, nor of a day that does not exist', () => {
    given().when(report('2026-01-06T12:00:00Z')).refused('MOMENT_INVALID')
    given().when(report('2026-13-06T12:00:00Z')).refused('MOMENT_INVALID')
  })
  it('not once the load was delivered', () =>
    given()
      .when(report(), { lookups: { loadStatus: 'DELIVERED', driverId: 'd1', transporterId: 't1' } })
      .refused('LOAD_NOT_NOW'))
})

describe('a driver reports the positions of some minutes at once', () => {
  const [first, second] = ['2026-01-05T11:58:00.000Z', '2026-01-05T11:59:00.000Z']
  const fix = (at: string) => ({ at, latitude: -24.5, longitude: -50.25 })
  const at = (moment: string): TrackingEvent => ({
    type: 'PositionReported',
    data: { loadId: 'L1', driverId: 'd1', at: moment, point: '-24.5,-50.25' },
  })
  const all = (...moments: string[]) => ({ type: 'ReportPositions', data: { id: 'L1', positions: moments.map(fix) } }) as const
  it('in their order, whatever order they came in, each once', () =>
    given()
      .when(all(second, first, second))
      .then(at(first), at(second)))
  it('but those that are known already', () => {
    given(at(first)).when(all(first, second)).then(at(second))
    given(at(second)).when(all(first, second)).changesNothing()
  })
  it('none of them when one is of tomorrow', () => given().when(all(first, '2026-01-06T12:00:00Z')).refused('MOMENT_INVALID'))
})

const ask = { type: 'AskWithoutTracking', data: { id: 'L1', reason: 'Rastreador em manutenção' } } as const
const accept = { type: 'AcceptWithoutTracking', data: { id: 'L1', deliveryId: 'L1-1' } } as const
const request: TrackingEvent = {
  type: 'WithoutTrackingAsked',
  data: { loadId: 'L1', deliveryId: 'L1-1', transporterId: 't1', reason: 'Rastreador em manutenção' },
}
const accepted: TrackingEvent = { type: 'WithoutTrackingAccepted', data: { loadId: 'L1', deliveryId: 'L1-1' } }

describe('a load continues without tracking', () => {
  it('when its transporter asks and the shipper agrees', () => {
    given().when(ask).then(request)
    given(request).when(accept).then(accepted)
  })
  it('but not without a request', () => given().when(accept).refused('REQUEST_UNKNOWN'))
  it('and is asked for and accepted once', () => {
    given(request).when(ask).refused('REQUEST_PENDING')
    given(request, accepted).when(ask).refused('REQUEST_ACCEPTED')
    given(request, accepted).when(accept).changesNothing()
  })
})
