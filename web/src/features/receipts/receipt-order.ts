import { type ReceiptSort, receiptSorts } from '@embarca/contracts/receipt/codes.ts'

/** `WAITING`, or `-DELIVERY` when descending, as the input of the query. */
export const orderOf = (sort: string): { readonly sortBy: ReceiptSort; readonly sortDirection: 'asc' | 'desc' } => ({
  sortBy: receiptSorts.find((one) => sort.replace('-', '') === one) ?? 'WAITING',
  sortDirection: sort.startsWith('-') ? 'desc' : 'asc',
})
