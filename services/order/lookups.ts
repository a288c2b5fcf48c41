import { portionOf } from '@embarca/contracts/order/codes.ts'
import type { OrderChanges } from '@embarca/contracts/order/form.ts'
import type { CollectPlace } from '@embarca/contracts/order/places.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { loadOf } from '../load/index.ts'
import { registered } from '../registry/index.ts'
import { placeFrom } from './place.ts'
import type { OriginLookup } from './portions.ts'
import { type OrderState, orderFold } from './state.ts'
import type { LaunchLookup, NamedLookup } from './types.ts'

export const orderStream = (id: string): string => `order-${id}`
/** An order as it is now. */
export const orderOf = ({ read }: Pick<LookupContext, 'read'>, id: string): Promise<OrderState> => read(orderFold, orderStream(id))

const placeNamed = async (id: string | null | undefined, shipperId: string, context: LookupContext): Promise<CollectPlace | undefined> => {
  const place = await registered(context, 'place', id ?? undefined, shipperId)
  return place && placeFrom(place)
}
/** A group in which the user works; the program acts in every group of the shipper. */
const isGroup = async (id: string | undefined, shipperId: string, context: LookupContext): Promise<boolean> => {
  const { operationGroups, roles } = context.by
  if (id === undefined) return false
  if (operationGroups.includes(id)) return true
  const works = roles.includes('system') || roles.includes('embarca_admin')
  return works && (await registered(context, 'operationGroup', id, shipperId)) !== undefined
}

/** What a form names. A group that it does not name was judged before. */
export const namedLookup = async (order: OrderState, form: OrderChanges, context: LookupContext): Promise<NamedLookup> => {
  const shipperId = order.shipperId || context.by.shipperId
  const group = form.operationGroupId ?? (order.orderId ? undefined : context.by.operationGroups[0])
  return {
    collectPlace: await placeNamed(form.collectPlaceId, shipperId, context),
    deliveryPlace: await placeNamed(form.deliveryPlaceId, shipperId, context),
    isGroup: group === undefined ? order.orderId !== '' : await isGroup(group, shipperId, context),
  }
}
type Placed = { readonly placeId: string }
export const collectLookup = (order: OrderState, { placeId }: Placed, context: LookupContext) =>
  namedLookup(order, { collectPlaceId: placeId }, context)
export const deliveryLookup = (order: OrderState, { placeId }: Placed, context: LookupContext) =>
  namedLookup(order, { deliveryPlaceId: placeId }, context)

export const originLookup = async (_: OrderState, { id }: { readonly id: string }, context: LookupContext): Promise<OriginLookup> => ({
  origin: await orderOf(context, portionOf(id)?.orderId ?? ''),
})
export const launchLookup = async (
  _: OrderState,
  { loadId }: { readonly loadId: string },
  context: LookupContext,
): Promise<LaunchLookup> => {
  const { status, externalId } = await loadOf(context, loadId)
  return { load: { status, externalId } }
}
