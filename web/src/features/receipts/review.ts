import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import type { receiptRoutes } from '@embarca/contracts/receipt/routes.ts'

export type ReviewReceipts = OutputOf<typeof receiptRoutes.list>
export type ReviewReceipt = ReviewReceipts['receivers'][number]

/** The open dialog; a receipt changes only after its dialog is confirmed. */
export type ReviewQuestion = 'approve' | 'onTime' | 'refuse' | 'undo' | 'approveAll' | 'lateAll' | 'arrival' | 'resetArrival' | 'finish'

export const pendingOf = (receipts: readonly ReviewReceipt[]) => receipts.filter(({ status }) => status === 'PENDING')

/** The first pending receipt, else the first. */
export const firstPending = (receipts: readonly ReviewReceipt[]) => (pendingOf(receipts)[0] ?? receipts[0])?.id

/** The next pending receipt after this one, wrapping around; undefined when none is pending. */
export const nextPending = (receipts: readonly ReviewReceipt[], after: string | undefined) => {
  const at = receipts.findIndex(({ id }) => id === after)
  return pendingOf([...receipts.slice(at + 1), ...receipts.slice(0, at)])[0]?.id
}

/** J and K: the next or the previous receipt, stopping at the ends. */
export const stepFrom = (receipts: readonly ReviewReceipt[], from: string | undefined, by: 1 | -1) => {
  const at = receipts.findIndex(({ id }) => id === from)
  return receipts[Math.max(0, Math.min(receipts.length - 1, at + by))]?.id
}

type Allowed = { readonly allowed: true } | { readonly allowed: false; readonly because: string }
const yes: Allowed = { allowed: true }
const no = (because: string): Allowed => ({ allowed: false, because })
export type Reviewer = { readonly mayDecide: boolean; readonly loadStatus: string }

const READ_ONLY = 'Seu perfil só pode consultar comprovantes.'

/** Whether a receipt may be approved or refused; only until it is decided. */
export const mayDecide = (receipt: ReviewReceipt, reviewer: Reviewer): Allowed => {
  if (!reviewer.mayDecide) return no(READ_ONLY)
  if (receipt.status !== 'PENDING') return no(receiptLabels.refusal.RECEIPT_NOT_NOW)
  if (!receipt.arrivedAt) return no(receiptLabels.refusal.RECEIPT_NOT_ARRIVED)
  return yes
}

/** A decision may be undone only while the load is being delivered (specification 2 §4). */
export const mayUndo = (receipt: ReviewReceipt, reviewer: Reviewer): Allowed => {
  if (!reviewer.mayDecide) return no(READ_ONLY)
  if (receipt.status === 'PENDING') return no('Este comprovante ainda não foi avaliado.')
  return isReversible(reviewer) ? yes : no(receiptLabels.refusal.LOAD_NOT_IN_DELIVERY)
}

/** Whether a decision about a receipt of this load may be undone afterwards. */
export const isReversible = ({ loadStatus }: Pick<Reviewer, 'loadStatus'>) => loadStatus === 'IN_DELIVERY'

/** A late arrival asks whether it was on time. The others are approved at once where that may be undone, else after a confirmation. */
export const askToApprove = (receipt: ReviewReceipt, reviewer: Reviewer): 'onTime' | 'approve' | 'atOnce' =>
  receipt.late ? 'onTime' : isReversible(reviewer) ? 'atOnce' : 'approve'

const isWaiting = ({ status, arrivedAt }: ReviewReceipt) => status === 'PENDING' && arrivedAt !== undefined

/** The next receipt of this load to decide, without wrapping around; undefined where the queue goes on with the next load. */
export const nextWaiting = (receipts: readonly ReviewReceipt[], from: string | undefined) =>
  receipts.slice(receipts.findIndex(({ id }) => id === from) + 1).find(isWaiting)?.id

/** Whether all pending receipts may be approved at once; every one of them must have arrived. */
export const mayApproveAll = (receipts: readonly ReviewReceipt[], reviewer: Reviewer): Allowed =>
  pendingOf(receipts)
    .map((receipt) => mayDecide(receipt, reviewer))
    .find(({ allowed }) => !allowed) ?? yes

/** The confirmation of approving all, or a refusal when one of them arrived late. */
export const askToApproveAll = (receipts: readonly ReviewReceipt[]): ReviewQuestion =>
  pendingOf(receipts).some(({ late }) => late) ? 'lateAll' : 'approveAll'

/** The next step when no receipt is pending. */
export const outcome = (receipts: Pick<ReviewReceipts, 'hasInvoices' | 'receivers'>): 'review' | 'invoices' | 'finish' | 'refused' => {
  if (receipts.receivers.length === 0 || pendingOf(receipts.receivers).length > 0) return 'review'
  if (receipts.receivers.some(({ status }) => status === 'REFUSED')) return 'refused'
  return receipts.hasInvoices ? 'finish' : 'invoices'
}

/** `1 de 3 avaliado`. */
export const reviewedText = (receipts: readonly ReviewReceipt[]) => {
  const reviewed = receipts.length - pendingOf(receipts).length
  return `${reviewed} de ${receipts.length} ${reviewed === 1 ? 'avaliado' : 'avaliados'}`
}
