import { type Static, Type } from 'typebox'
import { LoadCard } from '../board/routes.ts'
import { query } from '../kit/route.ts'
import { Id, listOf, paging } from '../kit/schema.ts'
import { LoadDetails } from '../load-details/routes.ts'
import { may } from '../roles.ts'

const Stop = Type.Object({
  /** From 1, in the order of the trip. */
  order: Type.Integer(),
  kind: Type.Enum(['COLLECT', 'DELIVERY'] as const),
  name: Type.String(),
  address: Type.String(),
  city: Type.String(),
  state: Type.String(),
  /** IANA zone of the place. */
  zone: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  expectedAt: Type.String(),
  arrivedAt: Type.Optional(Type.String()),
  reached: Type.Boolean(),
  orderCode: Type.Optional(Type.String()),
  /** All orders of a delivery that has several. */
  orderCodes: Type.Optional(Type.Array(Type.String())),
  observation: Type.Optional(Type.String()),
  /** Kilometres from the stop before. */
  distance: Type.Optional(Type.Integer()),
})
/** The route of a delivery, stop by stop. */
export const Itinerary = Type.Object({
  deliveryId: Id,
  hashId: Id,
  externalId: Type.String(),
  status: Type.String(),
  transporterName: Type.Optional(Type.String()),
  driverName: Type.Optional(Type.String()),
  plates: Type.Array(Type.String()),
  stops: Type.Array(Stop),
  /** Kilometres in total: as launched, or else the sum over the stops. */
  distance: Type.Integer(),
  /** How the parts were measured: shares of the launched distance, or straight lines between the places. */
  measured: Type.Enum(['SHARE_OF_LAUNCHED', 'STRAIGHT_LINE'] as const),
})
export type Itinerary = Static<typeof Itinerary>

/** The page of a delivery is its load's page; a withdrawal of a lot has an address of its own. */
export const DeliveryDetails = Type.Object({ ...LoadDetails.properties, loadId: Id, lotId: Type.Optional(Id), notViewed: Type.Integer() })
export type DeliveryDetails = Static<typeof DeliveryDetails>

/** `:id` is the delivery. */
export const deliveryRoutes = {
  delivery: query('GET /shippingdelivery/:id', DeliveryDetails, { may: may.seeLoads }),
  /** Related deliveries: all withdrawals of a lot, newest first; otherwise only this delivery. */
  grouped: query('GET /shippingdelivery/:id/grouped', listOf(LoadCard), { may: may.seeLoads, query: paging }),
  itinerary: query('GET /shippingdelivery/:id/itinerary/new', Itinerary, { may: may.seeLoads }),
}
