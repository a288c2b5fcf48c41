import { type InvoiceFile, MOST_INVOICE_FILES } from '@embarca/contracts/delivery/document-routes.ts'
import { insideKey } from './invoice-entry.ts'

/** As many files as one request takes. */
export const inBatches = <F>(files: readonly F[], most = MOST_INVOICE_FILES): readonly (readonly F[])[] =>
  files.length === 0 ? [] : [files.slice(0, most), ...inBatches(files.slice(most), most)]

/** What became of a file, in words. */
export const resultText = ({ added, nfeKey, orderCode, messages = [] }: InvoiceFile): string => {
  if (!added) return messages.join(' ')
  const inside = insideKey(nfeKey ?? '')
  return [inside && `NF-e ${inside.number}, série ${inside.series}`, orderCode && `pedido ${orderCode}`].filter(Boolean).join(' · ')
}

/** Only somebody who knows can say which order it belongs to. */
export const asksForOrder = ({ added, code }: InvoiceFile): boolean => !added && code === 'ORDER_UNKNOWN'
