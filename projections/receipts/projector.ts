import type { OfType } from '@embarca/contracts/kit/event.ts'
import { deliveryOf, type LoadStatus, precedes } from '@embarca/contracts/load/codes.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import { inOrder, rerouted } from '@embarca/contracts/load/revised.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import type { ReceiptStatus } from '@embarca/contracts/receipt/codes.ts'
import type { ReceiptEvent } from '@embarca/contracts/receipt/events.ts'
import { hasLoadStatus, type LoadRelatedEvent, loadIdIn } from '../kit/load-events.ts'
import type { Projector, SharedStep } from '../kit/projector.ts'
import { isBeforeDelivery, isMannedAt } from '../shared/receipt-statuses.ts'

type Image = OfType<ReceiptEvent, 'ReceiptImagesAdded'>['data']['images'][number]
export type StoredReceipt = {
  readonly id: string
  readonly status: ReceiptStatus
  readonly expectedAt: string
  readonly arrivedAt?: string
  readonly endedAt?: string
  readonly resettable: boolean
  readonly images: readonly Image[]
  readonly reason?: string
  readonly onTime?: boolean
  readonly onTimeReasonId?: string
}
type Destination = LoadTerms['destinations'][number]

/** A delivery: its destinations, a receipt for each once the load is near, and what finishing depends on. */
export type ReceiptsDelivery = {
  readonly deliveryId: string
  readonly loadId: string
  readonly shipperId: string
  readonly operationGroupId: string
  readonly loadStatus: string
  readonly transporterName?: string
  readonly productName: string
  readonly unitName: string
  readonly destinations: readonly Destination[]
  readonly receipts: readonly StoredReceipt[]
  /** Receipts stay known while another driver is sought: the same driver, bound again, need not expect them again. */
  readonly isManned: boolean
  /** Number by order code. */
  readonly invoices: readonly { readonly invoiceId: string; readonly orderCode: string; readonly number: string }[]
  readonly invoicesRequestedAt?: string
  readonly revision: number
  readonly updatedAt: string
}

const loadOf = loadIdIn('load', 'receipts')

type Step<Data> = SharedStep<ReceiptsDelivery, Data>

const changes =
  <Data extends { readonly receiptId: string }>(change: (receipt: StoredReceipt, data: Data) => StoredReceipt): Step<Data> =>
  (delivery, { data }) =>
    delivery && { ...delivery, receipts: delivery.receipts.map((one) => (one.id === data.receiptId ? change(one, data) : one)) }
const goodsOf = ({ productName = '', unitType: unitName = '' }: LoadTerms) => ({ productName, unitName })
const hires: Step<{ readonly transporterName: string }> = (delivery, { data: { transporterName } }) =>
  delivery && { ...delivery, transporterName }
/** Keeps receipts in the order of their stops. */
const reroutes: Step<LoadEvent['data']> = (delivery, event) => {
  if (!delivery) return delivery
  const { destinations } = rerouted({ origins: [], destinations: [...delivery.destinations] }, event)
  const ids = destinations.map(({ destinationId }) => destinationId)
  return { ...delivery, destinations, receipts: inOrder(delivery.receipts, ids, ({ id }) => id) }
}
const expected = ({ id, expectedAt }: Pick<StoredReceipt, 'id' | 'expectedAt'>): StoredReceipt => ({
  id,
  status: 'PENDING',
  expectedAt,
  resettable: true,
  images: [],
})
/** The delivery of a load in another status; what an earlier transporter and driver contributed is removed. */
const atStatus = ({ transporterName, ...delivery }: ReceiptsDelivery, loadStatus: LoadStatus): ReceiptsDelivery => ({
  ...delivery,
  loadStatus,
  isManned: isMannedAt(delivery.isManned, loadStatus),
  ...(transporterName !== undefined && !precedes(loadStatus, 'WAITING_APPROVE') && { transporterName }),
  receipts: isBeforeDelivery(loadStatus) ? delivery.receipts.map(expected) : delivery.receipts,
})
const pending = ({ reason: _, onTime: __, onTimeReasonId: ___, ...receipt }: StoredReceipt, status: ReceiptStatus): StoredReceipt => ({
  ...receipt,
  status,
})

/** One document per delivery, for the drawer in which its receipts are decided. */
export const receiptsProjector: Projector<ReceiptsDelivery, LoadRelatedEvent> = {
  spec: { view: 'receipts', version: 4, fields: { shipperId: 'text', operationGroupId: 'text' } },
  scope: 'group',
  notifies: 'change',
  id: (event) => {
    const loadId = loadOf(event)
    return loadId && deliveryOf(loadId)
  },
  always: (delivery, event) => {
    if (!delivery) return delivery
    const { stream, revision, recordedAt, data } = event
    const moved = hasLoadStatus(event) ? { ...atStatus(delivery, data.status as LoadStatus), updatedAt: recordedAt } : delivery
    return stream.startsWith('receipts-') ? { ...moved, revision, updatedAt: recordedAt } : moved
  },
  on: {
    LoadLaunched: (_, { data: { loadId, shipperId, operationGroupId, status, terms }, recordedAt }) => ({
      deliveryId: deliveryOf(loadId),
      loadId,
      shipperId,
      operationGroupId,
      loadStatus: status,
      ...goodsOf(terms),
      destinations: terms.destinations,
      receipts: [],
      isManned: false,
      invoices: [],
      revision: -1,
      updatedAt: recordedAt,
    }),
    TransporterAssigned: hires,
    TransporterReplaced: hires,
    RouteChanged: reroutes,
    DeliveryDateChanged: reroutes,
    DeliveriesReordered: reroutes,
    DestinationObservationChanged: reroutes,
    NfCodeChanged: reroutes,
    WeightChanged: reroutes,
    LoadRestated: (delivery, event) => {
      const rerouted = reroutes(delivery, event)
      return rerouted && { ...rerouted, ...goodsOf(event.data.terms) }
    },
    InvoicesAdded: (delivery, { data: { invoices } }) =>
      delivery && {
        ...delivery,
        invoices: [...delivery.invoices, ...invoices.map(({ invoiceId, orderCode, number }) => ({ invoiceId, orderCode, number }))],
      },
    InvoiceRemoved: (delivery, { data: { invoiceId } }) =>
      delivery && { ...delivery, invoices: delivery.invoices.filter((one) => one.invoiceId !== invoiceId) },

    InvoicesRequested: (delivery, { data: { requestedAt } }) => delivery && { ...delivery, invoicesRequestedAt: requestedAt },

    // Earlier expectations are void: a new driver begins again, and so does a load that was sent back.
    ReceiptsExpected: (delivery, { data }) =>
      delivery && {
        ...delivery,
        receipts: data.receipts.map(({ receiptId: id, expectedAt }) => expected({ id, expectedAt })),
      },
    ReceiptExpectationChanged: changes((receipt, { expectedAt }) => ({ ...receipt, expectedAt })),
    ReceiptArrived: changes((receipt, { arrivedAt }) => ({ ...receipt, arrivedAt })),
    ReceiptArrivalCorrected: changes((receipt, { arrivedAt, resettable }) => ({ ...receipt, arrivedAt, resettable })),
    ReceiptImagesAdded: changes((receipt, { images }) => ({ ...receipt, images: [...receipt.images, ...images] })),
    ReceiptImageReplaced: changes((receipt, { images }) => ({ ...receipt, images })),
    DeliveryEnded: changes((receipt, { endedAt }) => ({ ...receipt, endedAt })),
    ReceiptApproved: changes((receipt, { status, onTime, onTimeReasonId }) => ({
      ...pending(receipt, status),
      onTime,
      ...(onTimeReasonId !== undefined && { onTimeReasonId }),
    })),
    ReceiptRefused: changes((receipt, { status, reason }) => ({ ...pending(receipt, status), reason })),
    ReceiptDecisionUndone: changes((receipt, { status }) => pending(receipt, status)),
  },
}
