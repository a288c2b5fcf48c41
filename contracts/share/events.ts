import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { Id, Instant } from '../kit/schema.ts'
import { handOutWays, PHONE_END } from './codes.ts'
import { passedOn } from './hand-out.ts'

const link = { loadId: Id, deliveryId: Id, shareId: Id }

/** A link shows where a load is to everyone who has it. No event contains the link: it needs a key besides the id (`decisions/0013`). */
export const shareEvents = {
  LinkShared: event({ ...link, expiresAt: Instant }),
  /** Addresses are not kept. */
  SharedLinkSent: event({ ...link, recipients: Type.Integer({ minimum: 1 }) }),
  /** Opened in a messenger, copied or shown as a QR code; `receiver`: the last four digits of the phone, where one was given. */
  SharedLinkHandedOut: event({ ...link, way: Type.Enum(handOutWays), receiver: Type.Optional(Type.String({ pattern: PHONE_END })) }),
  SharedLinkRevoked: event(link),
  /** For the first time, by a person: what fetches a preview runs no page. */
  SharedLinkOpened: event(link),
  /** An offer's page in the carriers' app, passed on to one carrier that it was made to. */
  OfferLinkHandedOut: event({ loadId: Id, transporterId: Id, ...passedOn }),
}
export type ShareEvent = EventsOf<typeof shareEvents>
