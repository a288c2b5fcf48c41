import { isFiscalKey, lettersAndDigits } from '@embarca/contracts/kit/documents.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'

export const KEY_LENGTH = 44
/** An NF-e as typed: its key, or its series and number; always for an order. */
export type InvoiceEntry = {
  readonly by: 'key' | 'number'
  readonly key: string
  readonly series: string
  readonly number: string
  readonly orderCode: string
}
export const emptyEntry: InvoiceEntry = { by: 'key', key: '', series: '', number: '', orderCode: '' }
export type EntryErrors = { readonly key?: string; readonly series?: string; readonly number?: string; readonly orderCode?: string }

/** Keeps digits and letters (an issuer may have letters), at most 44. */
export const cleanKey = (typed: string) => lettersAndDigits(typed).slice(0, KEY_LENGTH)
const digits = (typed: string, most: number) => typed.replace(/\D/g, '').slice(-most)
export const padSeries = (typed: string) => digits(typed, 3).padStart(3, '0')
export const padNumber = (typed: string) => digits(typed, 9).padStart(9, '0')

/** The errors, in the words of the specification. `taken` are the orders that already have an NF-e. */
export const checkEntry = (entry: InvoiceEntry, taken: readonly string[]): EntryErrors => {
  const order = !entry.orderCode
    ? 'Selecione um pedido'
    : taken.includes(entry.orderCode)
      ? loadLabels.refusal.ORDER_ALREADY_LINKED
      : undefined
  const key =
    entry.by !== 'key'
      ? undefined
      : !cleanKey(entry.key)
        ? 'Insira a chave da NF-e'
        : isFiscalKey(cleanKey(entry.key))
          ? undefined
          : loadLabels.refusal.INVOICE_KEY_INVALID
  const series = entry.by === 'number' && !/\d/.test(entry.series) ? 'Insira a série da NF-e' : undefined
  const number = entry.by === 'number' && !/\d/.test(entry.number) ? 'Insira o número da NF-e' : undefined
  return { ...(key && { key }), ...(series && { series }), ...(number && { number }), ...(order && { orderCode: order }) }
}

/** The request. A key already contains series and number. */
export const entryBody = (entry: InvoiceEntry) =>
  entry.by === 'key'
    ? { orderCode: entry.orderCode, nfeKey: cleanKey(entry.key) }
    : { orderCode: entry.orderCode, series: padSeries(entry.series), number: padNumber(entry.number) }

/** The issuer, series and number inside a complete key. */
export const insideKey = (typed: string) => {
  const key = cleanKey(typed)
  return isFiscalKey(key) ? { issuer: key.slice(6, 20), series: key.slice(22, 25), number: key.slice(25, 34) } : undefined
}
