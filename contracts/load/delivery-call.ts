import { withdrawalOf } from '../lot/codes.ts'
import { deliveryOf, loadOfDelivery } from './codes.ts'

/**
 * The load that a call under `/shipping/:id` with a `deliveryId` concerns: this load, or the withdrawal of a lot with that delivery.
 * Empty when the delivery is not the load's.
 */
export const loadOfCall = ({ id, deliveryId }: { readonly id: string; readonly deliveryId?: string }): string => {
  if (deliveryId === undefined) return id
  const loadId = loadOfDelivery(deliveryId)
  const isTheirs = loadId === id || withdrawalOf(loadId)?.lotId === id
  return isTheirs && deliveryOf(loadId) === deliveryId ? loadId : ''
}
