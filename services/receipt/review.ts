import { parseLocal } from '@embarca/contracts/kit/local-time.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { onTimeReasons } from '@embarca/contracts/receipt/codes.ts'
import { isAtCustomers, isLate, type ReceiptState, type ReceiptsState, receiptOf, undoneBy } from './state.ts'
import type { LoadStatusLookup, ReceiptDecisions } from './types.ts'

type ReviewCommand =
  | 'ApproveReceipt'
  | 'ApproveReceiptOnTime'
  | 'ApproveLateReceipt'
  | 'RefuseReceipt'
  | 'UndoReceiptDecision'
  | 'ApproveAllReceipts'
  | 'CorrectReceiptArrival'
  | 'ResetReceiptArrival'
  | 'ReplaceReceiptImage'

/** Decisions of the shipper's staff about a receipt. */
export const reviewing: ReceiptDecisions<ReviewCommand, Record<ReviewCommand, LoadStatusLookup>> = {
  ApproveReceipt: ({ receiverId }, state, { next: status, lookups }) =>
    reviewReceipt(state, receiverId, lookups, (receipt, of) => {
      if (!receipt.arrivedAt) return refuse('RECEIPT_NOT_ARRIVED')
      if (isLate(receipt)) return refuse('RECEIPT_ARRIVED_LATE')
      return { type: 'ReceiptApproved', data: { ...of, status, onTime: true } }
    }),

  ApproveReceiptOnTime: ({ receiverId }, state, { next: status, lookups }) =>
    reviewReceipt(state, receiverId, lookups, (receipt, of) => {
      if (!receipt.arrivedAt) return refuse('RECEIPT_NOT_ARRIVED')
      return { type: 'ReceiptApproved', data: { ...of, status, onTime: true, ...(isLate(receipt) && { answeredOnTime: true }) } }
    }),

  ApproveLateReceipt: ({ receiverId, onTimeReasonTypeId }, state, { next: status, lookups }) =>
    reviewReceipt(state, receiverId, lookups, (receipt, of) => {
      if (!receipt.arrivedAt) return refuse('RECEIPT_NOT_ARRIVED')
      if (!isLate(receipt)) return refuse('RECEIPT_ARRIVED_IN_TIME')
      if (!onTimeReasons.some(({ id }) => id === onTimeReasonTypeId)) return refuse('REASON_TYPE_UNKNOWN')
      return { type: 'ReceiptApproved', data: { ...of, status, onTime: false, onTimeReasonId: onTimeReasonTypeId } }
    }),

  RefuseReceipt: ({ receiverId, reason }, state, { next: status, lookups }) =>
    reviewReceipt(state, receiverId, lookups, (_, of) =>
      reason.trim() ? { type: 'ReceiptRefused', data: { ...of, status, reason } } : refuse('REFUSAL_REASON_MISSING'),
    ),

  UndoReceiptDecision: ({ receiverId }, state, { next: status, lookups }) =>
    reviewReceipt(state, receiverId, lookups, (_, of) =>
      lookups.loadStatus === 'IN_DELIVERY' ? { type: 'ReceiptDecisionUndone', data: { ...of, status } } : refuse('LOAD_NOT_IN_DELIVERY'),
    ),

  ApproveAllReceipts: (_, state, { lookups }) => {
    if (state.closed) return refuse('RECEIPTS_CLOSED')
    if (!isAtCustomers(lookups)) return refuse('LOAD_NOT_IN_DELIVERY')
    const pending = Object.entries(state.receipts).filter(([, { status }]) => status === 'PENDING')
    if (pending.some(([, receipt]) => isLate(receipt))) return refuse('SOME_RECEIPTS_ARRIVED_LATE')
    if (pending.some(([, { arrivedAt }]) => !arrivedAt)) return refuse('RECEIPT_NOT_ARRIVED')
    return pending.map(([receiptId]) => ({ type: 'ReceiptApproved', data: { ...one(state, receiptId), status: 'APPROVED', onTime: true } }))
  },

  CorrectReceiptArrival: ({ receiverId, deliveryDate }, state, { now, lookups }) =>
    reviewReceipt(state, receiverId, lookups, (receipt, of) => {
      const arrivedAt = parseLocal(deliveryDate, receipt.zone)
      if (!arrivedAt) return refuse('MOMENT_INVALID')
      if (arrivedAt > now) return refuse('ARRIVAL_IN_THE_FUTURE')
      return { type: 'ReceiptArrivalCorrected', data: { ...of, arrivedAt, resettable: receipt.resettable } }
    }),

  ResetReceiptArrival: ({ receiverId }, state, { lookups }) =>
    reviewReceipt(state, receiverId, lookups, ({ arrivedAt, resettable, expectedAt }, of) => {
      if (!arrivedAt) return refuse('RECEIPT_NOT_ARRIVED')
      if (!resettable) return refuse('ARRIVAL_NOT_RESETTABLE')
      return { type: 'ReceiptArrivalCorrected', data: { ...of, arrivedAt: expectedAt, resettable: false } }
    }),

  // With a new image, a refused receipt is judged again.
  ReplaceReceiptImage: ({ receiverId, receiptImage, fileNames }, state, { next: status, lookups }) =>
    reviewReceipt(state, receiverId, lookups, (receipt, of) => {
      const images = receiptImage.map(
        (fileId) => receipt.images.find((image) => image.fileId === fileId) ?? { fileId, name: fileNames?.[fileId] ?? fileId },
      )
      return [{ type: 'ReceiptImageReplaced', data: { ...of, images } }, ...undoneBy(receipt, { ...of, status })]
    }),
}

const one = ({ loadId, deliveryId }: ReceiptsState, receiptId: string) => ({ loadId, deliveryId, receiptId })

/** A decision about one receipt, which must exist and be open. */
const reviewReceipt = <Decided>(
  state: ReceiptsState,
  receiptId: string,
  lookups: LoadStatusLookup,
  decide: (receipt: ReceiptState, of: ReturnType<typeof one>) => Decided,
) => {
  const receipt = receiptOf(state, receiptId)
  if (!receipt) return refuse('RECEIPT_UNKNOWN')
  if (state.closed) return refuse('RECEIPTS_CLOSED')
  if (!isAtCustomers(lookups)) return refuse('LOAD_NOT_IN_DELIVERY')
  return decide(receipt, one(state, receiptId))
}
