import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { personalText } from '../kit/personal.ts'
import { Id, Instant } from '../kit/schema.ts'

export const trackingEvents = {
  /** `point` is `latitude,longitude`: a driver's position is personal. */
  PositionReported: event({
    loadId: Id,
    driverId: Id,
    at: Instant,
    point: personalText('driverId'),
    /** Kilometres left to the next destination. */ remaining: Type.Optional(Type.Number()),
  }),
  /** The transporter asks to continue without tracking. */
  WithoutTrackingAsked: event({ loadId: Id, deliveryId: Id, transporterId: Id, reason: Type.String() }),
  WithoutTrackingAccepted: event({ loadId: Id, deliveryId: Id }),
}
export type TrackingEvent = EventsOf<typeof trackingEvents>
