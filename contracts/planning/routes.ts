import { type Static, Type } from 'typebox'
import { query } from '../kit/route.ts'
import { Cents, Id, Instant } from '../kit/schema.ts'
import { freightTypes, vehicleTypes } from '../load/codes.ts'
import { MOST_DELIVERY_PLACES, MOST_ORDERS } from '../mount/codes.ts'
import { orderFilter } from '../order/read-routes.ts'
import { placePrecisions } from '../reference/codes.ts'
import { may } from '../roles.ts'
import { leftOutRules, MOST_AXLES, roadMeasures, suggestionLimits, tollSources } from './codes.ts'
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
const way = {
  stops: Type.Array(RouteStop),
  /** Kilometres with one decimal, and minutes at the wheel without rests, between one stop and the next. */
  legs: Type.Array(Type.Object({ km: Type.Number(), minutes: Type.Integer(), measured })),
  km: Type.Number(),
  minutes: Type.Integer(),
  /** The least trustworthy measure among the legs, and the least precise place (readings o10). */
  measured,
  precision: Type.Enum(placePrecisions),
}
/** A way through all stops: collects first. */
export const OrderRoute = Type.Object({
  ...way,
  /** Latitude and longitude of the road, where a router knows it. */
  line: Type.Optional(Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }))),
})
export type OrderRoute = Static<typeof OrderRoute>

/** Without a source there is no price: 'sem dados'. */
export const OrderToll = Type.Object({ tollPrice: Type.Optional(Cents), source: Type.Enum(tollSources), asOf: Instant })
export type OrderToll = Static<typeof OrderToll>

const SuggestedLoad = Type.Object({
  ...way,
  orderIds: Type.Array(Id),
  freightType: Type.Enum(freightTypes),
  operationGroupId: Id,
  weight: Type.Number(),
  cubage: Type.Number(),
  value: Type.Integer(),
  /** The smallest that carries it, and how full it is in percent. */
  vehicleType: Type.Enum(vehicleTypes),
  fill: Type.Object({ weight: Type.Integer(), cubage: Type.Integer() }),
  /** Kilometres less than one load for each order. */
  savedKm: Type.Number(),
})
export type SuggestedLoad = Static<typeof SuggestedLoad>
/** Loads that were not formed: each order is in one of them, or left out with the rule behind it. */
export const LoadSuggestions = Type.Object({
  suggested: Type.Array(SuggestedLoad),
  leftOut: Type.Array(Type.Object({ orderId: Id, orderCode: Type.String(), rule: Type.Enum(leftOutRules), sentence: Type.String() })),
  /** Orders that were looked at; there are more than one request takes. */
  orders: Type.Integer(),
  hasMore: Type.Boolean(),
})
export type LoadSuggestions = Static<typeof LoadSuggestions>

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
  /** Consolidates free orders by collect place, date window and capacity. */
  suggest: query('POST /order/suggest', LoadSuggestions, {
    ...plans,
    body: {
      /** What the orders are narrowed by; absent: all of the user's that are free. */
      filter: Type.Optional(Type.Object(orderFilter, { additionalProperties: false })),
      /** Vehicles that may be used; absent: all. */
      vehicleTypes: Type.Optional(Type.Array(Type.Enum(vehicleTypes), { minItems: 1, maxItems: vehicleTypes.length })),
      maxStops: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_DELIVERY_PLACES })),
      windowHours: Type.Optional(Type.Integer({ minimum: 0, maximum: suggestionLimits.longestWindow })),
    },
    messages: { failed: planningLabels.notSuggested },
  }),
  mountToll: query('GET /order/shipping/:id/toll', OrderToll, {
    ...plans,
    query: { ...vehicle },
    messages: { failed: planningLabels.notTolled },
  }),
}
