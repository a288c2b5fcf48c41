import { Type } from 'typebox'
import { query } from '../kit/route.ts'
import { GroupIds, Id, Instant, Line, listOf, paging } from '../kit/schema.ts'
import { freightTypes } from '../load/codes.ts'
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

/** Reads of orders, all narrowed to the user's operation groups (readings o20). */
export const orderRoutes = {
  search: query('POST /order/search', listOf(Order), {
    ...sees,
    body: { ...orderFilter, ...paging, sort: Type.Optional(Type.Enum(orderSorts)), descending: Type.Optional(Type.Boolean()) },
  }),
  order: query('GET /order/:id', Order, sees),
  byCode: query('GET /order/findByCode/:code', Order, sees),
}
