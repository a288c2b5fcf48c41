import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { type AmountField, type Amounts, noAmounts, sameAmounts } from '@embarca/contracts/order/amounts.ts'
import { orderCodeOf } from '@embarca/contracts/order/codes.ts'
import { clearable, type OrderEvent, type OrderSource } from '@embarca/contracts/order/events.ts'
import type { OrderChanges, OrderForm } from '@embarca/contracts/order/form.ts'
import { type FieldFault, refusedAt } from './faults.ts'
import { amountsIn, detailsAfter, faultsOf } from './form.ts'
import { type OrderDetails, type OrderState, withdrawnOf } from './state.ts'
import type { NamedLookup, OrderDecisionContext, OrderDecisions, OrderFault } from './types.ts'

/** Registered by a form or a client's program; edited, scheduled, blocked and removed by planners. */
export const editing: OrderDecisions<
  'CreateOrder' | 'ChangeOrder' | 'ChangeUnboundOrder' | 'ScheduleOrder' | 'ChangeCollectPlace' | 'ChangeDeliveryPlace' | 'RemoveOrder',
  {
    CreateOrder: NamedLookup
    ChangeOrder: NamedLookup
    ChangeUnboundOrder: NamedLookup
    ScheduleOrder: NamedLookup
    ChangeCollectPlace: NamedLookup
    ChangeDeliveryPlace: NamedLookup
    RemoveOrder: { readonly origin?: OrderState | undefined }
  }
> = {
  CreateOrder: (form, order, context) => created(form, { kind: 'FORM' }, order, context),
  ChangeOrder: ({ id: _, ...form }, order, context) => changed(form, order, context),
  ChangeUnboundOrder: ({ id: _, ...form }, order, context) => changed(form, order, context),
  ScheduleOrder: ({ id: _, ...dates }, order, context) => changed(dates, order, context),
  ChangeCollectPlace: ({ placeId }, order, context) => changed({ collectPlaceId: placeId }, order, context),
  ChangeDeliveryPlace: ({ placeId }, order, context) => changed({ deliveryPlaceId: placeId }, order, context),
  RemoveOrder: (_, { orderId, portions }, { lookups: { origin } }) => {
    if (Object.keys(portions).length > 0) return refuse('PORTIONS_LIVE')
    // What a launched load carries does not grow.
    const isGone = origin?.status === 'LAUNCHED' || origin?.status === 'DELIVERED'
    return isGone ? refuse('PORTION_ORIGIN_LAUNCHED') : { type: 'OrderRemoved', data: { orderId } }
  },
}

type Context = Pick<OrderDecisionContext<NamedLookup>, 'by' | 'newId' | 'lookups'>

/** The first event of an order, or what is wrong with the form. */
export const created = (
  form: OrderForm,
  source: OrderSource,
  before: OrderState,
  { by, newId, lookups }: Context,
): OrderEvent | OrderFault => {
  const { shipperId, userId } = by
  const group = form.operationGroupId ?? by.operationGroups[0] ?? ''
  const details = detailsAfter(form, { ...before, shipperId, operationGroupId: group }, lookups, newId)
  const faults = faultsOf(form, details, lookups)
  if (faults.length) return refusedAt(faults)!
  const { blocked } = form
  return {
    type: 'OrderCreated',
    data: {
      ...{ orderId: newId, shipperId, authorId: userId, code: orderCodeOf(form.code), ...details },
      amounts: amountsIn(form, noAmounts),
      ...(blocked && { blocked: blocked.reason.trim() }),
      source,
    },
  }
}

/** In a launched load, the load's own commands change the rest (readings o16). */
const changeableInLoad: readonly string[] = ['observation', 'priority']
const fieldsOf = (form: OrderChanges) => Object.entries(form).flatMap(([field, value]) => (value === undefined ? [] : [field]))

/** What must not be changed in the order's status, or of a portion. */
const statusFault = (form: OrderChanges, { status, portionOf }: OrderState, isOther: Differs): OrderFault | undefined => {
  if (status === 'LAUNCHED' && fieldsOf(form).some((field) => !changeableInLoad.includes(field))) return refuse('ORDER_LAUNCHED')
  if (status === 'MOUNTED' && form.blocked !== undefined) return refuse('ORDER_MOUNTED')
  if (portionOf && isOther.amounts) return refuse('ORDER_PORTION_FIXED')
  return portionOf && isOther.code ? refuse('ORDER_CODE_FIXED') : undefined
}
const placesOf = ({ freightType, operationGroupId, collect, delivery }: OrderDetails) =>
  [freightType, operationGroupId, collect?.placeId, delivery?.placeId].join()
/** What the orders of a formed load have in common, or its stops: changed only outside of it. */
const boundFault = (details: OrderDetails, order: OrderState): OrderFault | undefined =>
  order.status === 'MOUNTED' && placesOf(details) !== placesOf(order) ? refuse('ORDER_MOUNTED') : undefined
type Differs = { readonly amounts: boolean; readonly code: boolean }

/** Not below what living portions took; some weight remains, because an order without any is split. */
const withdrawnFaults = (total: Amounts, order: OrderState): readonly FieldFault[] => {
  if (Object.keys(order.portions).length === 0) return []
  const withdrawn = withdrawnOf(order)
  const isBelow = (field: AmountField) => (field === 'weight' ? total.weight <= withdrawn.weight : total[field] < withdrawn[field])
  return (Object.keys(total) as AmountField[]).flatMap((field) => (isBelow(field) ? [{ code: 'ORDER_BELOW_WITHDRAWN', field }] : []))
}

/** The events that make the order what the form says, none where it says nothing new; or what is wrong with it. */
export const changed = (
  form: OrderChanges,
  order: OrderState,
  { newId, lookups }: Pick<Context, 'newId' | 'lookups'>,
  source?: OrderSource,
): readonly OrderEvent[] | OrderFault => {
  const details = detailsAfter(form, order, lookups, newId)
  const total = amountsIn(form, order.total)
  const code = form.code === undefined ? order.code : orderCodeOf(form.code)
  const differs = { amounts: !sameAmounts(total, order.total), code: code !== order.code }
  const fault = statusFault(form, order, differs) ?? boundFault(details, order)
  if (fault) return fault
  const faults = [...faultsOf(form, details, lookups), ...(differs.amounts ? withdrawnFaults(total, order) : [])]
  if (faults.length) return refusedAt(faults)!
  const { orderId, mountId, status } = order
  const { fields, cleared } = differenceOf(order, details)
  const change = {
    ...fields,
    ...(differs.code && { code }),
    ...(differs.amounts && { amounts: total }),
    ...(cleared.length && { cleared }),
  }
  const from = source && { source }
  const events: OrderEvent[] = []
  if (Object.keys(change).length)
    events.push({ type: 'OrderChanged', data: { orderId, ...(status === 'MOUNTED' && mountId && { mountId }), ...change, ...from } })
  return [...events, ...blockEvents(form.blocked, order, from)]
}

const blockEvents = (
  blocked: OrderChanges['blocked'],
  { orderId, blocked: before }: OrderState,
  from: { readonly source: OrderSource } | undefined,
): readonly OrderEvent[] => {
  if (blocked === null) return before === undefined ? [] : [{ type: 'OrderUnblocked', data: { orderId, ...from } }]
  const reason = blocked?.reason.trim()
  return reason === undefined || reason === before ? [] : [{ type: 'OrderBlocked', data: { orderId, reason, ...from } }]
}

const text = (value: unknown) =>
  JSON.stringify(value, (_, part) => (isPlain(part) ? Object.fromEntries(Object.entries(part).sort()) : part))
const isPlain = (part: unknown): part is object => typeof part === 'object' && part !== null && !Array.isArray(part)

const detailFields = [
  'freightType',
  'operationGroupId',
  'notes',
  'tags',
  'priority',
  ...clearable,
] as const satisfies (keyof OrderDetails)[]
/** The fields that hold something else now, and those that hold nothing any more. */
export const differenceOf = (
  before: OrderDetails,
  now: OrderDetails,
): { readonly fields: Partial<OrderDetails>; readonly cleared: (typeof clearable)[number][] } => {
  const other = detailFields.filter((field) => text(now[field]) !== text(before[field]))
  return {
    fields: Object.fromEntries(other.flatMap((field) => (now[field] === undefined ? [] : [[field, now[field]]]))),
    cleared: clearable.filter((field) => other.includes(field) && now[field] === undefined),
  }
}
