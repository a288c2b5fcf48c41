import { type DataSteps, type Event, stepped } from '@embarca/contracts/kit/event.ts'
import { type LoadStatus, precedes } from '@embarca/contracts/load/codes.ts'
import type { ReceiptStatus } from '@embarca/contracts/receipt/codes.ts'
import type { ReceiptEvent } from '@embarca/contracts/receipt/events.ts'

/** What a view keeps of a load's receipts, the same in every view, so that what is shown and what is found never differ. */
export type ReceiptProgress = {
  /** By receipt id, as its own stream says. */
  readonly receipts: Readonly<Record<string, ReceiptStatus>>
  /** A driver has agreed to deliver: before that, receipts of an earlier driver are nobody's. */
  readonly isManned: boolean
}

/** Whether no driver has agreed to drive (any more). */
export const isUnmanned = (status: LoadStatus): boolean => precedes(status, 'LINKED_TO_DRIVER_VEHICLE')
/** Whether nothing can have been delivered yet: what was reported of an earlier delivery is void. */
export const isBeforeDelivery = (status: LoadStatus): boolean => precedes(status, 'IN_DELIVERY')

const allPending = (receipts: ReceiptProgress['receipts']): ReceiptProgress['receipts'] =>
  Object.values(receipts).every((status) => status === 'PENDING')
    ? receipts
    : Object.fromEntries(Object.keys(receipts).map((id) => [id, 'PENDING']))

/** Whether a driver has agreed to drive, once the load is at a status; a load that was only to be hired ends without one. */
export const isMannedAt = (isManned: boolean, status: LoadStatus): boolean => (isBeforeDelivery(status) ? !isUnmanned(status) : isManned)
/** The receipts of a load that moves to a status. They stay known: the same driver, bound again, is not asked for them again. */
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
/** The receipts after an event of their own stream; the same ones when it says nothing of their statuses. */
export const receiptsAfter = (receipts: Receipts, event: Event): Receipts => stepped(steps, receipts, event)

/** What all receipts of a load amount to: one refused is refused, all approved is approved. */
export const summaryOf = ({ receipts, isManned }: ReceiptProgress) => {
  const statuses = isManned ? Object.values(receipts) : []
  if (statuses.length === 0) return { receiptStatus: undefined, receiptsApproved: undefined, receiptsTotal: undefined }
  const receiptsApproved = statuses.filter((status) => status === 'APPROVED').length
  const decided: ReceiptStatus = receiptsApproved === statuses.length ? 'APPROVED' : 'PENDING'
  const receiptStatus: ReceiptStatus = statuses.includes('REFUSED') ? 'REFUSED' : decided
  return { receiptStatus, receiptsApproved, receiptsTotal: statuses.length }
}
