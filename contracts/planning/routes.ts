import { type Static, Type } from 'typebox'
import { query } from '../kit/route.ts'
import { Cents, Id, Instant } from '../kit/schema.ts'
import { vehicleTypes } from '../load/codes.ts'
import { MOST_ORDERS } from '../mount/codes.ts'
import { placePrecisions } from '../reference/codes.ts'
import { may } from '../roles.ts'
import { MOST_AXLES, roadMeasures, tollSources } from './codes.ts'
import { planningLabels } from './labels.pt.ts'

const vehicle = { vehicleType: Type.Optional(Type.Enum(vehicleTypes)) }
/** What is asked about: orders that are not bound yet, or a formed load. */
const subject = {
  orderIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: MOST_ORDERS })),
  shippingOrderId: Type.Optional(Id),
}
const axles = Type.Optional(Type.Integer({ minimum: 2, maximum: MOST_AXLES }))

const RouteStop = Type.Object({
  /** Absent: a place that no register knows. */
  placeId: Type.Optional(Id),
  kind: Type.Enum(['COLLECT', 'DELIVERY']),
  name: Type.String(),
  city: Type.String(),
  state: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  precision: Type.Enum(placePrecisions),
  orderIds: Type.Array(Id),
  weight: Type.Number(),
  cubage: Type.Number(),
})
export type RouteStop = Static<typeof RouteStop>

const measured = Type.Enum(roadMeasures)
/** A way through all stops: collects first. */
export const OrderRoute = Type.Object({
  stops: Type.Array(RouteStop),
  /** Kilometres with one decimal, and minutes at the wheel without rests, between one stop and the next. */
  legs: Type.Array(Type.Object({ km: Type.Number(), minutes: Type.Integer(), measured })),
  km: Type.Number(),
  minutes: Type.Integer(),
  /** The least trustworthy measure among the legs, and the least precise place (readings o10). */
  measured,
  precision: Type.Enum(placePrecisions),
  /** Latitude and longitude of the road, where a router knows it. */
  line: Type.Optional(Type.Array(Type.Tuple([Type.Number(), Type.Number()]))),
})
export type OrderRoute = Static<typeof OrderRoute>

/** Without a source there is no price: 'sem dados'. */
export const OrderToll = Type.Object({ tollPrice: Type.Optional(Cents), source: Type.Enum(tollSources), asOf: Instant })
export type OrderToll = Static<typeof OrderToll>

const plans = { may: may.planOrders }
/** What a planner asks while orders become loads; nothing is recorded. */
export const planningRoutes = {
  /** The order of the stops, proposed unless `keepOrder` (C157). */
  route: query('POST /order/router', OrderRoute, {
    ...plans,
    body: { ...subject, ...vehicle, keepOrder: Type.Optional(Type.Boolean()) },
    messages: { failed: planningLabels.notRouted },
    refuses: true,
  }),
  /** C156 and, of a formed load, C172. */
  toll: query('POST /order/calcToll', OrderToll, {
    ...plans,
    body: { ...subject, ...vehicle, axles },
    messages: { failed: planningLabels.notTolled },
    refuses: true,
  }),
  mountToll: query('GET /order/shipping/:id/toll', OrderToll, {
    ...plans,
    query: { ...vehicle },
    messages: { failed: planningLabels.notTolled },
  }),
}
