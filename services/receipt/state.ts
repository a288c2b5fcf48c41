import type { OfType } from '@embarca/contracts/kit/event.ts'
import type { ReceiptStatus } from '@embarca/contracts/receipt/codes.ts'
import type { ReceiptEvent } from '@embarca/contracts/receipt/events.ts'
import type { Evolve } from '../kit/decision.ts'

export type ReceiptState = {
  readonly status: ReceiptStatus
  readonly expectedAt: string
  readonly zone: string
  readonly arrivedAt?: string
  readonly resettable: boolean
  readonly images: readonly { readonly fileId: string; readonly name: string }[]
  readonly ended: boolean
}
export type ReceiptsState = {
  readonly loadId: string
  readonly deliveryId: string
  readonly transporterId: string
  readonly driverId: string
  readonly closed: boolean
  readonly invoicesRequestedAt?: string
  /** In the order of the destinations. */
  readonly receipts: Readonly<Record<string, ReceiptState>>
}
const noReceipts: ReceiptsState = { loadId: '', deliveryId: '', transporterId: '', driverId: '', closed: false, receipts: {} }

/** The receipt of that id, when there is one. */
export const receiptOf = ({ receipts }: ReceiptsState, id: string): ReceiptState | undefined =>
  Object.hasOwn(receipts, id) ? receipts[id] : undefined

/** Receipts are reported and judged while the load is in delivery, and once it is delivered (readings a7). */
export const isAtCustomers = ({ loadStatus }: { readonly loadStatus: string }) => loadStatus === 'IN_DELIVERY' || loadStatus === 'DELIVERED'

/** Later than promised. Instants of one spelling compare as text. */
export const isLate = ({ arrivedAt, expectedAt }: ReceiptState) => arrivedAt !== undefined && arrivedAt > expectedAt

/** A refused receipt waits again once its images change, whatever its load's status is by then. */
export const undoneBy = ({ status }: ReceiptState, undone: OfType<ReceiptEvent, 'ReceiptDecisionUndone'>['data']) =>
  status === 'REFUSED' ? [{ type: 'ReceiptDecisionUndone', data: undone } as const] : []

const change = (state: ReceiptsState, id: string, by: Partial<ReceiptState>): ReceiptsState => {
  const before = receiptOf(state, id)
  return before ? { ...state, receipts: { ...state.receipts, [id]: { ...before, ...by } } } : state
}

const evolve: Evolve<{ state: ReceiptsState; event: ReceiptEvent }> = {
  // Earlier expectations are void: the delivery starts over for another driver, and for a load that was sent back.
  ReceiptsExpected: (_, { loadId, deliveryId, transporterId, driverId, receipts }) => ({
    loadId,
    deliveryId,
    transporterId,
    driverId,
    closed: false,
    receipts: Object.fromEntries(
      receipts.map(({ receiptId, expectedAt, zone }) => [
        receiptId,
        { status: 'PENDING', expectedAt, zone, resettable: true, images: [], ended: false },
      ]),
    ),
  }),
  ReceiptExpectationChanged: (state, { receiptId, expectedAt }) => change(state, receiptId, { expectedAt }),
  ReceiptArrived: (state, { receiptId, arrivedAt }) => change(state, receiptId, { arrivedAt }),
  ReceiptImagesAdded: (state, { receiptId, images }) =>
    change(state, receiptId, { images: [...(receiptOf(state, receiptId)?.images ?? []), ...images] }),
  ReceiptImageReplaced: (state, { receiptId, images }) => change(state, receiptId, { images }),
  DeliveryEnded: (state, { receiptId }) => change(state, receiptId, { ended: true }),
  ReceiptArrivalCorrected: (state, { receiptId, arrivedAt, resettable }) => change(state, receiptId, { arrivedAt, resettable }),
  ReceiptApproved: (state, { receiptId, status }) => change(state, receiptId, { status }),
  ReceiptRefused: (state, { receiptId, status }) => change(state, receiptId, { status }),
  ReceiptDecisionUndone: (state, { receiptId, status }) => change(state, receiptId, { status }),
  InvoicesRequested: (state, { requestedAt }) => ({ ...state, invoicesRequestedAt: requestedAt }),
  ReceiptsSent: (state) => state,
  ReceiptsClosed: (state) => ({ ...state, closed: true }),
  ReceiptsReopened: (state) => ({ ...state, closed: false }),
}

export const receiptFold = { initial: noReceipts, evolve }
