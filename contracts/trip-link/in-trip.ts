import { deliveryOf, loadOfDelivery } from '../load/codes.ts'

type Input = Readonly<Record<string, unknown>>
const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** `:id` is the load. */
export const loadInTrip = ({ id }: Input): string | undefined => text(id)
/** `:id` is the delivery. */
export const deliveryInTrip = ({ id }: Input): string | undefined => {
  const loadId = typeof id === 'string' ? loadOfDelivery(id) : ''
  return deliveryOf(loadId) === id ? loadId : undefined
}
/** A photo of a receipt or an incident for the load that the request names, and for nothing else. */
export const photoInTrip = ({ type, loadId, owner }: Input): string | undefined =>
  (type === 'SHIPPING_RECEIPT' || type === 'OCCURRENCE_IMAGE') && owner === undefined ? text(loadId) : undefined
