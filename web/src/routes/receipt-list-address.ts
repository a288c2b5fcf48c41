import { receiptStatuses } from '@embarca/contracts/receipt/codes.ts'
import { known, NAME, one, words } from '../lib/address.ts'

export type ReceiptListAddress = {
  readonly text?: string
  readonly receiptStatus?: (typeof receiptStatuses)[number]
  readonly receipts?: string
}

export const readReceiptListAddress = (given: Record<string, unknown>): ReceiptListAddress =>
  known({
    text: words(given['text'], NAME),
    receiptStatus: one(given['receiptStatus'], receiptStatuses),
    receipts: words(given['receipts'], NAME),
  })
