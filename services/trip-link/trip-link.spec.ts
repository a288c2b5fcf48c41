import type { TripLinkEvent } from '@embarca/contracts/trip-link/events.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { describe, it } from 'vitest'
import { tripLinks } from './index.ts'

const trip = { status: 'WAITING_DRIVER_ACCEPT', driverId: 'd1', cpf: '52998224725' } as const
const given = specification(tripLinks, { trip })
const [keyHash, phone, other, session] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(64)) as [string, string, string, string]
const about = { loadId: 'L1', linkId: 'new' }
const made: TripLinkEvent = { type: 'TripLinkMade', data: { ...about, driverId: 'd1', keyHash, expiresAt: '2026-03-06T12:00:00.000Z' } }
const opened: TripLinkEvent = { type: 'TripLinkOpened', data: { ...about, deviceHash: phone, sessionHash: session } }
const tried = (triesLeft: number): TripLinkEvent => ({ type: 'TripLinkTried', data: { ...about, triesLeft } })
const ended = (reason: 'REVOKED' | 'REPLACED' | 'UNBOUND' | 'LOCKED'): TripLinkEvent => ({
  type: 'TripLinkEnded',
  data: { ...about, reason },
})
const closing: TripLinkEvent = { type: 'TripLinkClosing', data: { ...about, expiresAt: '2026-01-09T12:00:00.000Z' } }

const make = { type: 'MakeTripLink', data: { id: 'L1', keyHash } } as const
const open = (deviceHash: string, digits?: string) =>
  ({ type: 'OpenTripLink', data: { id: 'L1', keyHash, deviceHash, sessionHash: session, ...(digits && { digits }) } }) as const
const review = { type: 'ReviewTripLink', data: { id: 'L1', at: '2026-01-08T12:00:00.000Z' } } as const
const revoke = { type: 'RevokeTripLink', data: { id: 'L1' } } as const
const ofTrip = (over: object) => ({ lookups: { trip: { ...trip, ...over } } })

describe('a trip link', () => {
  it('is made for the driver of the load, and a later one replaces it', () => {
    given().when(make).then(made)
    given(made).when(make).then(ended('REPLACED'), made)
  })
  it('needs a driver, and a trip that is not over', () => {
    given()
      .when(make, ofTrip({ driverId: undefined }))
      .refused('NO_DRIVER_FOR_LINK')
    for (const status of ['DELIVERED', 'FINISHED', 'CANCELED']) given().when(make, ofTrip({ status })).refused('TRIP_IS_OVER')
  })
  it('notes how it was passed on, with no more of a phone than its last digits', () => {
    const handOut = { type: 'NoteTripLinkHandedOut', data: { id: 'L1', way: 'WHATSAPP', receiver: '4410' } } as const
    given(made)
      .when(handOut)
      .then({ type: 'TripLinkHandedOut', data: { ...about, way: 'WHATSAPP', receiver: '4410' } })
    given(made, ended('REVOKED')).when(handOut).refused('TRIP_LINK_UNKNOWN')
  })
})

describe('the device of a trip link', () => {
  it('is the one that opens it first, and opens it again without a question', () => {
    given(made).when(open(phone)).then(opened)
    given(made, opened).when(open(phone)).then(opened)
  })
  it('another one needs the end of the CPF, and takes the trip over', () => {
    given(made, opened).when(open(other)).refused('DEVICE_UNKNOWN')
    given(made, opened)
      .when(open(other, '725'))
      .then({ type: 'TripLinkOpened', data: { ...about, deviceHash: other, sessionHash: session } })
  })
  it('five wrong answers lock the link; a right one counts from five again', () => {
    given(made, opened).when(open(other, '000')).then(tried(4))
    const four = [tried(4), tried(3), tried(2), tried(1)]
    given(made, opened, ...four)
      .when(open(other, '000'))
      .then(tried(0), ended('LOCKED'))
    given(made, opened, ...four, tried(0), ended('LOCKED'))
      .when(open(other, '725'))
      .refused('TRIP_LINK_LOCKED')
    given(made, opened, ...four, opened)
      .when(open(other, '000'))
      .then(tried(4))
  })
  it('a driver without a known CPF is never guessed', () =>
    given(made, opened)
      .when(open(other, '725'), ofTrip({ cpf: '' }))
      .then(tried(4)))
})

describe('a trip link opens nothing', () => {
  it('with another key', () =>
    given(made)
      .when({ type: 'OpenTripLink', data: { ...open(phone).data, keyHash: other } })
      .refused('TRIP_LINK_UNKNOWN'))
  it('once revoked, which happens once', () => {
    given(made).when(revoke).then(ended('REVOKED'))
    given(made, ended('REVOKED')).when(revoke).refused('TRIP_LINK_UNKNOWN')
    given(made, ended('REVOKED')).when(open(phone)).refused('TRIP_LINK_UNKNOWN')
  })
  it('to a driver who was replaced, and then ends', () => {
    given(made)
      .when(open(phone), ofTrip({ driverId: 'd2' }))
      .refused('TRIP_LINK_UNKNOWN')
    given(made)
      .when(review, ofTrip({ driverId: 'd2' }))
      .then(ended('UNBOUND'))
    given(made)
      .when(review, ofTrip({ status: 'CANCELED' }))
      .then(ended('UNBOUND'))
  })
  it('from a day after the trip', () => {
    given(made)
      .when(review, ofTrip({ status: 'DELIVERED' }))
      .then(closing)
    given(made, closing)
      .when(review, ofTrip({ status: 'FINISHED' }))
      .changesNothing()
    given(made).when(review).changesNothing()
    given(made, closing)
      .when(open(phone), { ...ofTrip({ status: 'DELIVERED' }), now: '2026-01-09T11:59:00.000Z' })
      .then(opened)
    given(made, closing)
      .when(open(phone), { ...ofTrip({ status: 'DELIVERED' }), now: '2026-01-09T12:00:00.000Z' })
      .refused('TRIP_LINK_UNKNOWN')
  })
})
