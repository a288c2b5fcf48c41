import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { INVOICE_REQUEST_PAUSE } from '@embarca/contracts/receipt/codes.ts'
import type { InvoicesLookup, ReceiptDecisions } from './types.ts'

/** Receipt approvers may not add the NF-e that finishing needs: the event tells those who may, at most once an hour. */
export const asking: ReceiptDecisions<'RequestInvoices', { RequestInvoices: InvoicesLookup }> = {
  RequestInvoices: (_, { loadId, deliveryId, receipts, closed, invoicesRequestedAt }, { now, lookups: { hasInvoices } }) => {
    if (!Object.keys(receipts).length) return refuse('NO_RECEIPTS')
    if (closed) return refuse('RECEIPTS_CLOSED')
    if (hasInvoices) return refuse('INVOICES_PRESENT')
    if (invoicesRequestedAt && Date.parse(now) - Date.parse(invoicesRequestedAt) < INVOICE_REQUEST_PAUSE)
      return refuse('INVOICES_REQUESTED_LATELY')
    return { type: 'InvoicesRequested', data: { loadId, deliveryId, requestedAt: now } }
  },
}
