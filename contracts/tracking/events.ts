import { Type } from 'typebox'
import { type FactsOf, fact } from '../kit/event.ts'
import { personalText } from '../kit/personal.ts'
import { Id, Instant } from '../kit/schema.ts'

export const trackingEvents = {
  /** `point` is `latitude,longitude`: where a driver was is personal. */
  PositionReported: fact({
    loadId: Id,
    driverId: Id,
    at: Instant,
    point: personalText('driverId'),
    /** Kilometres left to the next destination. */ remaining: Type.Optional(Type.Number()),
  }),
  /** The transporter asks to go on without being tracked. */
  WithoutTrackingAsked: fact({ loadId: Id, deliveryId: Id, transporterId: Id, reason: Type.String() }),
  WithoutTrackingAccepted: fact({ loadId: Id, deliveryId: Id }),
}
export type TrackingEvent = FactsOf<typeof trackingEvents>
