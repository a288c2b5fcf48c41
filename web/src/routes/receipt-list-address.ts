import { receiptSorts, receiptStatuses } from '@embarca/contracts/receipt/codes.ts'
import { MAX_NAME_LENGTH, omitUndefined, readOption, readText } from '../base/search-params.ts'

export type ReceiptListAddress = {
  readonly text?: string
  readonly receiptStatus?: (typeof receiptStatuses)[number]
  readonly receipts?: string
  /** The column that sorts, with a minus when descending. */
  readonly sort?: string
}

const sorts = receiptSorts.flatMap((column) => [column, `-${column}`])

export const readReceiptListAddress = (given: Record<string, unknown>): ReceiptListAddress =>
  omitUndefined({
    text: readText(given['text'], MAX_NAME_LENGTH),
    receiptStatus: readOption(given['receiptStatus'], receiptStatuses),
    receipts: readText(given['receipts'], MAX_NAME_LENGTH),
    sort: readOption(given['sort'], sorts),
  })
