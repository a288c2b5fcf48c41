import { type DataSteps, type Event, stepped } from '@embarca/contracts/kit/event.ts'
import { type LoadStatus, precedes } from '@embarca/contracts/load/codes.ts'
import type { ReceiptStatus } from '@embarca/contracts/receipt/codes.ts'
import type { ReceiptEvent } from '@embarca/contracts/receipt/events.ts'

/** The receipts of a load, the same in every view, so that display and search never differ. */
export type ReceiptProgress = {
  /** By receipt id, from the receipts' own stream. */
  readonly receipts: Readonly<Record<string, ReceiptStatus>>
  /** A driver has agreed to deliver: before that, receipts of an earlier driver do not count. */
  readonly isManned: boolean
}

/** Whether no driver has agreed to drive (any more). */
export const isUnmanned = (status: LoadStatus): boolean => precedes(status, 'LINKED_TO_DRIVER_VEHICLE')
/** Whether nothing can have been delivered yet: reports of an earlier delivery are void. */
export const isBeforeDelivery = (status: LoadStatus): boolean => precedes(status, 'IN_DELIVERY')

const allPending = (receipts: ReceiptProgress['receipts']): ReceiptProgress['receipts'] =>
  Object.values(receipts).every((status) => status === 'PENDING')
    ? receipts
    : Object.fromEntries(Object.keys(receipts).map((id) => [id, 'PENDING']))

/** Whether a driver has agreed to drive when the load is at a status; a load that is only hired ends without one. */
export const isMannedAt = (isManned: boolean, status: LoadStatus): boolean => (isBeforeDelivery(status) ? !isUnmanned(status) : isManned)
/** The receipts of a load that moves to a status. They stay known: the same driver, bound again, need not expect them again. */
export const receiptsAt = ({ receipts, isManned }: ReceiptProgress, status: LoadStatus): ReceiptProgress => ({
  receipts: isBeforeDelivery(status) ? allPending(receipts) : receipts,
  isManned: isMannedAt(isManned, status),
})

type Receipts = ReceiptProgress['receipts']
type Judgement = { readonly receiptId: string; readonly status: ReceiptStatus }
const withDecision = (receipts: Receipts, { receiptId, status }: Judgement): Receipts => ({ ...receipts, [receiptId]: status })
const steps: DataSteps<Receipts, ReceiptEvent> = {
  ReceiptsExpected: (_, data) => Object.fromEntries(data.receipts.map(({ receiptId }) => [receiptId, 'PENDING'])),
  ReceiptApproved: withDecision,
  ReceiptRefused: withDecision,
  ReceiptDecisionUndone: withDecision,
}
/** The receipts after an event of their stream; the same object when no status changes. */
export const receiptsAfter = (receipts: Receipts, event: Event): Receipts => stepped(steps, receipts, event)

/** The summary of a load's receipts: refused when one is refused, approved when all are approved. */
export const summaryOf = ({ receipts, isManned }: ReceiptProgress) => {
  const statuses = isManned ? Object.values(receipts) : []
  if (statuses.length === 0) return { receiptStatus: undefined, receiptsApproved: undefined, receiptsTotal: undefined }
  const receiptsApproved = statuses.filter((status) => status === 'APPROVED').length
  const decided: ReceiptStatus = receiptsApproved === statuses.length ? 'APPROVED' : 'PENDING'
  const receiptStatus: ReceiptStatus = statuses.includes('REFUSED') ? 'REFUSED' : decided
  return { receiptStatus, receiptsApproved, receiptsTotal: statuses.length }
}
