import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { ReceiptDecisions } from './types.ts'

/** Receipts can be sent any number of times. */
export const sending: ReceiptDecisions<'SendReceipts'> = {
  SendReceipts: ({ emails }, { loadId, deliveryId, receipts }) =>
    Object.keys(receipts).length
      ? { type: 'ReceiptsSent', data: { loadId, deliveryId, recipients: emails.length } }
      : refuse('NO_RECEIPTS'),
}
