import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { Id, Instant } from '../kit/schema.ts'
import { passedOn } from '../share/hand-out.ts'
import { HASH, tripLinkEnds } from './codes.ts'

const link = { loadId: Id, linkId: Id }
const Hash = Type.String({ pattern: HASH })

/** A link is a capability of one driver for one trip (CA38). No event holds its key: only hashes are kept (`decisions/0035`). */
export const tripLinkEvents = {
  TripLinkMade: event({ ...link, driverId: Id, keyHash: Hash, expiresAt: Instant }),
  TripLinkHandedOut: event({ ...link, ...passedOn }),
  /** A device opened the trip and is the only one that works it from now on. */
  TripLinkOpened: event({ ...link, deviceHash: Hash, sessionHash: Hash }),
  /** Another device did not know the end of the driver's CPF. */
  TripLinkTried: event({ ...link, triesLeft: Type.Integer({ minimum: 0 }) }),
  /** The trip is over: the link opens until then. */
  TripLinkClosing: event({ ...link, expiresAt: Instant }),
  TripLinkEnded: event({ ...link, reason: Type.Enum(tripLinkEnds) }),
}
export type TripLinkEvent = EventsOf<typeof tripLinkEvents>
