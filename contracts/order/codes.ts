/** Statuses of an order (readings o1). */
export const orderStatuses = ['UNBIND', 'BLOCKED', 'MOUNTED', 'LAUNCHED', 'DELIVERED', 'SPLIT', 'REMOVED'] as const
export type OrderStatus = (typeof orderStatuses)[number]
/** The status of an order before its first event; never shown. */
export type OrderLifecycleStatus = OrderStatus | 'NEW'

/** Where an order, or a change of one, comes from. */
export const orderSources = ['FORM', 'IMPORT', 'NFE', 'PORTION'] as const
/** Why a launched order is free again. */
export const releaseCauses = ['CANCELED', 'EXPIRED', 'REMOVED', 'LOT_REST'] as const
export type ReleaseCause = (typeof releaseCauses)[number]

/** Cubic metres, units and cents that no order exceeds. */
export const MOST_CUBAGE = 100_000
export const MOST_QUANTITY = 1_000_000_000
export const MOST_VALUE = 100_000_000_00

/** Most orders of one request that changes or removes each (readings o16). */
export const MOST_CHANGED_ORDERS = 500

export const orderRefusals = [
  'ORDER_UNKNOWN',
  'ORDER_NOT_NOW',
  'ORDER_MOUNTED',
  'ORDER_LAUNCHED',
  'ORDER_ENDED',
  'ORDER_BOUND',
  'ORDER_CODE_MISSING',
  'ORDER_CODE_TAKEN',
  'ORDER_CODE_ENDED',
  'ORDER_CODE_FIXED',
  'ORDER_DIFFERS',
  'ORDER_PLACE_UNKNOWN',
  'ORDER_PLACE_MISSING',
  'ORDER_PLACE_OTHER',
  'ORDER_GROUP_UNKNOWN',
  'ORDER_DOCUMENT_INVALID',
  'ORDER_STATE_UNKNOWN',
  'ORDER_DATE_INVALID',
  'ORDER_DELIVERY_BEFORE_COLLECT',
  'ORDER_WINDOW_INVALID',
  'ORDER_WEIGHT_INVALID',
  'ORDER_CUBAGE_INVALID',
  'ORDER_QUANTITY_INVALID',
  'ORDER_VALUE_INVALID',
  'ORDER_NOTE_INVALID',
  'ORDER_NOTE_REPEATED',
  'ORDER_CONTACT_INVALID',
  'ORDER_BELOW_WITHDRAWN',
  'ORDER_PORTION_FIXED',
  'PORTION_WEIGHT_INVALID',
  'PORTION_ABOVE_REMAINING',
  'PORTION_WHOLE',
  'PORTION_PRICE_INVALID',
  'PORTIONS_LIVE',
  'PORTION_ORIGIN_LAUNCHED',
] as const
export type OrderRefusal = (typeof orderRefusals)[number]

/** An order's code as it is stored: trimmed, in capitals. */
export const orderCodeOf = (typed: string): string => typed.trim().toUpperCase()

/** A portion is an order of its own, with an id and a code made from its origin's. */
export const portionOrder = (orderId: string, number: number): string => `${orderId}.w${number}`
export const portionCode = (code: string, number: number): string => `${code}/${number}`
/** The origin and the number that a portion's id contains; undefined for every other order. */
export const portionOf = (orderId: string): { readonly orderId: string; readonly number: number } | undefined => {
  const [, origin, number] = /^(.+)\.w(\d{1,6})$/.exec(orderId) ?? []
  return origin && number ? { orderId: origin, number: Number(number) } : undefined
}

/** The name that whatever binds an order holds: a formed load or its load; the order itself once it can no longer be bound. */
export const orderBinding = (orderId: string): string => `order:${orderId}`
/** Held by the formed load that took it from its load, which keeps its own binding (readings o15). */
export const groupedBinding = (orderId: string): string => `order:${orderId}:grouped`
