import { type InvoiceFile, MOST_INVOICE_FILES } from '@embarca/contracts/delivery/document-routes.ts'
import { insideKey } from './invoice-entry.ts'

/** Splits the files into requests of the size that the server accepts. */
export const inBatches = <F>(files: readonly F[], most = MOST_INVOICE_FILES): readonly (readonly F[])[] =>
  files.length === 0 ? [] : [files.slice(0, most), ...inBatches(files.slice(most), most)]

/** The result of a file as text. */
export const resultText = ({ added, nfeKey, orderCode, messages = [] }: InvoiceFile): string => {
  if (!added) return messages.join(' ')
  const inside = insideKey(nfeKey ?? '')
  return [inside && `NF-e ${inside.number}, série ${inside.series}`, orderCode && `pedido ${orderCode}`].filter(Boolean).join(' · ')
}

/** Whether the file was refused only because its order is unknown, so that the user must choose it. */
export const asksForOrder = ({ added, code }: InvoiceFile): boolean => !added && code === 'ORDER_UNKNOWN'
