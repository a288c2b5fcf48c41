import { deliveryOf, loadOfDelivery } from '@embarca/contracts/load/codes.ts'

export const newLoadId = (_: unknown, { newId }: { readonly newId: string }): string => newId

/** Calls under `shippingdelivery/` name the delivery; an id of another shape names no load. */
export const loadIdOfDelivery = ({ id }: { readonly id: string }): string =>
  deliveryOf(loadOfDelivery(id)) === id ? loadOfDelivery(id) : ''

/** Some calls accept either. */
export const loadIdOfEither = ({ id }: { readonly id: string }): string => loadIdOfDelivery({ id }) || id
