import { receiptStatuses } from '@embarca/contracts/receipt/codes.ts'
import { MAX_NAME_LENGTH, omitUndefined, readOption, readText } from '../base/search-params.ts'

export type ReceiptListAddress = {
  readonly text?: string
  readonly receiptStatus?: (typeof receiptStatuses)[number]
  readonly receipts?: string
}

export const readReceiptListAddress = (given: Record<string, unknown>): ReceiptListAddress =>
  omitUndefined({
    text: readText(given['text'], MAX_NAME_LENGTH),
    receiptStatus: readOption(given['receiptStatus'], receiptStatuses),
    receipts: readText(given['receipts'], MAX_NAME_LENGTH),
  })
