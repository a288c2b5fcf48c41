import { type Static, Type } from 'typebox'
import { query } from '../kit/route.ts'
import { GroupIds, Id, Instant, Line, listOf, paging } from '../kit/schema.ts'
import { freightTypes } from '../load/codes.ts'
import { TableColumn } from '../load-search/routes.ts'
import { placePrecisions } from '../reference/codes.ts'
import { may } from '../roles.ts'
import { orderStatuses } from './codes.ts'
import { Order } from './views.ts'

const sees = { may: may.seeOrders }
const ids = Type.Optional(Type.Array(Id, { maxItems: 50 }))
/** Fields by which a list of orders is sorted. */
export const orderSorts = ['deliveryDate', 'code', 'weight'] as const

/** What a list of orders is narrowed by; all conditions hold together. */
export const orderFilter = {
  text: Type.Optional(Type.String({ maxLength: 200 })),
  code: Type.Optional(Line),
  /** The number of a note, and its key. */
  nfCode: Type.Optional(Line),
  nfeKey: Type.Optional(Line),
  /** Absent: every order that was not removed. */
  status: Type.Optional(Type.Array(Type.Enum(orderStatuses), { maxItems: orderStatuses.length })),
  freightType: Type.Optional(Type.Enum(freightTypes)),
  collectPlaceIds: ids,
  deliveryPlaceIds: ids,
  commercialName: Type.Optional(Line),
  UF: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  city: Type.Optional(Line),
  collectDateInit: Type.Optional(Instant),
  collectDateEnd: Type.Optional(Instant),
  deliveryDateInit: Type.Optional(Instant),
  deliveryDateEnd: Type.Optional(Instant),
  product: Type.Optional(Line),
  tags: Type.Optional(Type.Array(Line, { maxItems: 20 })),
  blocked: Type.Optional(Type.Boolean()),
  operationGroupIds: Type.Optional(GroupIds),
  importId: Type.Optional(Id),
  precision: Type.Optional(Type.Enum(placePrecisions)),
}

/** A place, a group or a consignee's name that orders name; `orders`: how many do. */
const Choice = Type.Object({ id: Id, name: Type.String(), orders: Type.Integer() })
const PlaceChoice = Type.Object({
  ...Choice.properties,
  document: Type.Optional(Type.String()),
  city: Type.Optional(Type.String()),
  state: Type.Optional(Type.String()),
})
/** A column of the list; those that a user does not see come last. */
export const OrderColumn = Type.Object({ ...TableColumn.properties, flShown: Type.Boolean() })
export type OrderColumn = Static<typeof OrderColumn>

/** Reads of orders, all narrowed to the user's operation groups (readings o20). */
export const orderRoutes = {
  search: query('POST /order/search', listOf(Order), {
    ...sees,
    body: { ...orderFilter, ...paging, sort: Type.Optional(Type.Enum(orderSorts)), descending: Type.Optional(Type.Boolean()) },
  }),
  order: query('GET /order/:id', Order, sees),
  byCode: query('GET /order/findByCode/:code', Order, sees),
  /** Places of the register that orders name; removed orders do not count. */
  collects: query('GET /order/collects/findAll', Type.Array(PlaceChoice), sees),
  deliveries: query('GET /order/deliveries/findAll', Type.Array(PlaceChoice), sees),
  commercialNames: query('GET /order/commercialNames', Type.Array(Type.String()), sees),
  /** The user's groups that have orders. */
  operationGroups: query('GET /order/operationGroups', Type.Array(Choice), sees),
  columns: query('GET /order/getOrderFields', Type.Array(OrderColumn), sees),
}
