import { isFiscalKey } from '@embarca/contracts/kit/documents.ts'
import { isRefusal, type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import { deliveryOf, type LoadRefusal } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { orderCodesAt } from '@embarca/contracts/load/stops.ts'
import { invoiceFieldLabels } from './labels.pt.ts'
import type { Invoice, LoadState } from './state.ts'
import type { LoadCommand, LoadDecisions } from './types.ts'

type Entry = Extract<LoadCommand, { type: 'AddInvoices' }>['data']['invoices'][number]

/** The NF-es of a delivery, each for one order. */
export const invoicing: LoadDecisions<'AddInvoices' | 'RemoveInvoice'> = {
  AddInvoices: ({ invoices: entries }, load, { newId }) => {
    const added: Invoice[] = []
    for (const [i, entry] of entries.entries()) {
      const invoice = invoiceOf(entry, `${newId}-${i + 1}`, i, [...load.invoices, ...added], load)
      if (isRefusal(invoice)) return invoice
      added.push(invoice)
    }
    return { type: 'InvoicesAdded', data: { loadId: load.loadId, deliveryId: deliveryOf(load.loadId), invoices: added } }
  },

  RemoveInvoice: ({ id, invoiceId }, load) => {
    const found = load.invoices.find((one) => one.invoiceId === invoiceId)
    return found ? invoiceRemoved(load.loadId, found, id) : refuse('INVOICE_UNKNOWN')
  },
}

export const invoiceRemoved = (loadId: string, { invoiceId, orderCode, nfeKey }: Invoice, deliveryId = deliveryOf(loadId)) =>
  ({ type: 'InvoiceRemoved', data: { loadId, deliveryId, invoiceId, orderCode, ...(nfeKey && { nfeKey }) } }) as const

const invoiceOf = (
  entry: Entry,
  invoiceId: string,
  at: number,
  linked: readonly Invoice[],
  { terms }: LoadState,
): Invoice | Refusal<LoadRefusal> => {
  const wrong = (code: LoadRefusal, field: string, message = loadLabels.refusal[code]) =>
    refuse(code, { fields: [{ field: `invoices.${at}.${field}`, message }] })
  const { orderCode = '', product } = entry
  if (!terms?.destinations.some((one) => orderCodesAt(one).includes(orderCode))) return wrong('ORDER_UNKNOWN', 'orderCode')
  if (linked.some((one) => one.orderCode === orderCode)) return wrong('ORDER_ALREADY_LINKED', 'orderCode')

  const common = { invoiceId, orderCode, ...(product && { product }) }
  const nfeKey = entry.nfeKey?.trim().toUpperCase()
  const { series, number } = entry.nfeSeriesNumber ?? entry
  if (nfeKey) {
    if (!isFiscalKey(nfeKey)) return wrong('INVOICE_KEY_INVALID', 'nfeKey')
    if (linked.some((one) => one.nfeKey === nfeKey)) return wrong('INVOICE_KEY_REPEATED', 'nfeKey')
    return { ...common, nfeKey, series: nfeKey.slice(22, 25), number: nfeKey.slice(25, 34) }
  }
  if (series === undefined && number === undefined) return wrong('INVOICE_KEY_MISSING', 'nfeKey')
  if (!digits(series)) return wrong('INVOICE_NUMBER_INVALID', 'series', invoiceFieldLabels.series)
  if (!digits(number) || !Number(number)) return wrong('INVOICE_NUMBER_INVALID', 'number', invoiceFieldLabels.number)
  return { ...common, series: series.padStart(3, '0'), number: number.padStart(9, '0') }
}

const digits = (text: string | undefined): text is string => /^\d+$/.test(text ?? '')
