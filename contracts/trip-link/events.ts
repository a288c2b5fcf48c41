import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { Id, Instant } from '../kit/schema.ts'
import { PHONE_END } from '../share/codes.ts'
import { HASH, tripLinkEnds, tripLinkWays } from './codes.ts'

const link = { loadId: Id, linkId: Id }
const Hash = Type.String({ pattern: HASH })

/** A link is a capability of one driver for one trip (CA38). No event holds its key: only hashes are kept (`decisions/0035`). */
export const tripLinkEvents = {
  TripLinkMade: event({ ...link, driverId: Id, keyHash: Hash, expiresAt: Instant }),
  /** Opened in a messenger, shared, copied or shown as a QR code; `receiver`: the last four digits of the phone, where one was given. */
  TripLinkHandedOut: event({ ...link, way: Type.Enum(tripLinkWays), receiver: Type.Optional(Type.String({ pattern: PHONE_END })) }),
  /** A device opened the trip and is the only one that works it from now on. */
  TripLinkOpened: event({ ...link, deviceHash: Hash, sessionHash: Hash }),
  /** Another device did not know the end of the driver's CPF. */
  TripLinkTried: event({ ...link, triesLeft: Type.Integer({ minimum: 0 }) }),
  /** The trip is over: the link opens until then. */
  TripLinkClosing: event({ ...link, expiresAt: Instant }),
  TripLinkEnded: event({ ...link, reason: Type.Enum(tripLinkEnds) }),
}
export type TripLinkEvent = EventsOf<typeof tripLinkEvents>
