import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { TableRow } from '@embarca/contracts/load-search/routes.ts'

/** The link of a row: its delivery, its load, or the form of a draft. */
export const rowLink = ({ shippingId, shippingDeliveryId, fields }: TableRow) => {
  if (fields.shippingStatus === loadLabels.status.DRAFT) return { to: '/new/load/$hash', params: { hash: shippingId } } as const
  if (shippingDeliveryId === undefined) return { to: '/loads/$hashId/details', params: { hashId: shippingId } } as const
  return { to: '/loads/$hashId/details/delivery/$deliveryId', params: { hashId: shippingId, deliveryId: shippingDeliveryId } } as const
}
