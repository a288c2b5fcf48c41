import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { orderCodesAt } from '@embarca/contracts/load/stops.ts'
import { onTimeReasons } from '@embarca/contracts/receipt/codes.ts'
import type { receiptRoutes } from '@embarca/contracts/receipt/routes.ts'
import { given, pageOf, type Readers } from '../kit/readers.ts'
import type { ReceiptsDelivery, StoredReceipt } from './projector.ts'

const RECEIVERS = 30

type Shown = OutputOf<typeof receiptRoutes.list>['list'][number]

const imageOf = ({ fileId, name }: StoredReceipt['images'][number]) => ({
  fileId,
  name,
  url: `/webshipper/file/download?fileName=${encodeURIComponent(fileId)}`,
})

const receiptOf = (receipt: StoredReceipt, delivery: ReceiptsDelivery): Shown | undefined => {
  const destination = delivery.destinations.find(({ destinationId }) => destinationId === receipt.id)
  if (!destination) return undefined
  const { place, orderCode, orders, deliveryDate, amount, weight, cubage, observation, nfCode } = destination
  const local = (at: string | undefined) => at && formatLocal(at, place.zone)
  const { id, status, arrivedAt, endedAt, expectedAt, resettable, reason, onTime, onTimeReasonId, images } = receipt
  return {
    ...given({ arrivedAt, reason, onTime, onTimeReasonId, observation, arrivalDate: local(arrivedAt), receiverDate: local(endedAt) }),
    id,
    status,
    expectedAt,
    late: arrivedAt !== undefined && arrivedAt > expectedAt,
    resettable,
    ended: endedAt !== undefined,
    receiptImages: images.map(imageOf),
    shippingDestination: {
      ...given({ amount, weight, cubage, nfCode: delivery.invoices.find((one) => one.orderCode === orderCode)?.number ?? nfCode }),
      id,
      deliveryExpectedDate: formatLocal(deliveryDate, place.zone),
      unitType: { name: delivery.unitName },
      productType: { name: delivery.productName },
      orderCode,
      ...(orders && {
        orderCodes: orders.map((one) => one.orderCode),
        nfCodes: delivery.invoices.flatMap((one) => (orderCodesAt(destination).includes(one.orderCode) ? [one.number] : [])),
      }),
      place: { name: place.name, address: { street: place.street, city: place.city, state: place.state } },
    },
  } as Shown
}

export const receiptReaders: Readers<typeof receiptRoutes> = {
  list: async ({ id, ...paging }, { views }) => {
    const delivery = await views.get<ReceiptsDelivery>('receipts', id)
    if (!delivery) return undefined
    const { page, size } = pageOf(paging, RECEIVERS)
    const owed = delivery.isManned ? delivery.receipts : []
    const all = owed.flatMap((receipt) => receiptOf(receipt, delivery) ?? [])
    const receivers = all.slice((page - 1) * size, page * size)
    const { loadId, loadStatus, deliveryId, revision, transporterName, invoices, invoicesRequestedAt, updatedAt } = delivery
    return {
      ...given({ transporterName, invoicesRequestedAt }),
      list: receivers,
      receivers,
      hasMore: all.length > page * size,
      page,
      size,
      lastUpdatedAt: updatedAt,
      loadId,
      loadStatus,
      deliveryId,
      revision,
      hasInvoices: invoices.length > 0,
    }
  },
  reasons: async () => onTimeReasons.map(({ id, name }) => ({ id, name })),
}
