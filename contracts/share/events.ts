import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { Id, Instant } from '../kit/schema.ts'

const link = { loadId: Id, deliveryId: Id, shareId: Id }

/** A link shows where a load is to everyone who has it. No event contains the link: it needs a key besides the id (`decisions/0013`). */
export const shareEvents = {
  LinkShared: event({ ...link, expiresAt: Instant }),
  /** Addresses are not kept. */
  SharedLinkSent: event({ ...link, recipients: Type.Integer({ minimum: 1 }) }),
  SharedLinkRevoked: event(link),
}
export type ShareEvent = EventsOf<typeof shareEvents>
