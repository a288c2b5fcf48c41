import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { isAtCustomers, type ReceiptState, type ReceiptsState, receiptOf, undoneBy } from './state.ts'
import type { LoadStatusLookup, ReceiptDecisions } from './types.ts'

type Reported = 'ReportArrival' | 'AddReceiptImages' | 'EndDelivery'

/** The driver's reports at a drop. Phone clocks may be a little fast. */
export const delivering: ReceiptDecisions<Reported, Record<Reported, LoadStatusLookup>> = {
  ReportArrival: ({ receiverId, arrivedAt: reported }, state, { now, occurredAt = now, lookups }) =>
    atDrop(state, receiverId, lookups, ({ arrivedAt: before }, of) => {
      const arrival = Date.parse(reported ?? occurredAt)
      if (Number.isNaN(arrival)) return refuse('MOMENT_INVALID')
      if (arrival > Date.parse(now) + CLOCK_TOLERANCE) return refuse('ARRIVAL_IN_THE_FUTURE')
      return before ? [] : { type: 'ReceiptArrived', data: { ...of, arrivedAt: new Date(arrival).toISOString() } }
    }),

  AddReceiptImages: ({ receiverId, images }, state, { lookups }) =>
    atDrop(state, receiverId, lookups, (receipt, of) => {
      if (receipt.status === 'APPROVED') return refuse('RECEIPT_NOT_NOW')
      const fresh = images.filter(({ fileId }) => !receipt.images.some((image) => image.fileId === fileId))
      if (!fresh.length) return []
      return [{ type: 'ReceiptImagesAdded', data: { ...of, images: fresh } }, ...undoneBy(receipt, { ...of, status: 'PENDING' })]
    }),

  EndDelivery: ({ receiverId }, state, { now, occurredAt = now, lookups }) =>
    atDrop(state, receiverId, lookups, ({ arrivedAt, images, ended }, of) => {
      if (ended) return refuse('RECEIPT_ALREADY_ENDED')
      if (!arrivedAt) return refuse('RECEIPT_NOT_ARRIVED')
      if (!images.length) return refuse('RECEIPT_HAS_NO_IMAGE')
      const last = Object.entries(state.receipts).every(([id, other]) => id === receiverId || other.ended)
      return { type: 'DeliveryEnded', data: { ...of, endedAt: occurredAt, last } }
    }),
}

const CLOCK_TOLERANCE = 5 * 60_000

/** A driver reports while the load is near its customers; after a forced finish, only what is still missing. */
const atDrop = <Decided>(
  state: ReceiptsState,
  receiptId: string,
  lookups: LoadStatusLookup,
  decide: (receipt: ReceiptState, of: { loadId: string; deliveryId: string; receiptId: string }) => Decided,
) => {
  const { loadId, deliveryId, closed } = state
  const receipt = receiptOf(state, receiptId)
  if (!receipt) return refuse('RECEIPT_UNKNOWN')
  if (closed) return refuse('RECEIPTS_CLOSED')
  if (!isAtCustomers(lookups)) return refuse('LOAD_NOT_IN_DELIVERY')
  return decide(receipt, { loadId, deliveryId, receiptId })
}
