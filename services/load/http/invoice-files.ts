import type { InvoiceFile } from '@embarca/contracts/delivery/document-routes.ts'
import { invoiceFileLabels } from '@embarca/contracts/delivery/labels.pt.ts'
import { UPLOAD_LIMIT } from '@embarca/contracts/file/routes.ts'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import { orderCodesAt } from '@embarca/contracts/load/stops.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import { messageFor } from '@embarca/contracts/refusals.ts'
import type { CommandRequest } from '../../kit/command-execution.ts'
import type { Run } from '../../kit/run.ts'
import { loads } from '../index.ts'
import { type Nfe, readNfe } from './nfe.ts'

/** A load's orders, from its page. */
export type Orders = {
  readonly terms?: Pick<LoadTerms, 'destinations'>
  readonly invoices: readonly { readonly orderCode: string }[]
}
/** A parsed file: an NF-e, or why it is none. */
type Understood = { readonly nfe: Nfe } | { readonly fault: readonly [code: string, message: string] }
export type Received = Understood & { readonly name: string; readonly orderCode?: string }

/** Parses a file; its bytes are not needed afterwards. */
export const readInvoice = (content: Buffer): Understood => {
  if (content.length >= UPLOAD_LIMIT) return { fault: ['FILE_TOO_LARGE', invoiceFileLabels.tooLarge] }
  const nfe = readNfe(content)
  return nfe ? { nfe } : { fault: ['NOT_AN_INVOICE', invoiceFileLabels.notAnInvoice] }
}

const fileResult = (name: string, code: string, messages: readonly string[] = [messageFor(code)], nfeKey?: string): InvoiceFile => ({
  name,
  added: false,
  code,
  messages: [...messages],
  ...(nfeKey !== undefined && { nfeKey }),
})

/** The order an NF-e belongs to: the one it names, its customer's, or the only one without an NF-e. */
export const orderOf = ({ orders, receiver }: Nfe, { terms, invoices }: Orders, linked: readonly string[]): string | undefined => {
  const destinations = terms?.destinations ?? []
  const all = destinations.flatMap((destination) => orderCodesAt(destination).map((orderCode) => ({ orderCode, place: destination.place })))
  const named = all.find(({ orderCode }) => orders.some((order) => order.toUpperCase() === orderCode.toUpperCase()))
  if (named) return named.orderCode
  const taken = [...linked, ...invoices.map(({ orderCode }) => orderCode)]
  const left = all.filter(({ orderCode }) => !taken.includes(orderCode))
  const theirs = left.filter(({ place }) => receiver !== undefined && place.document === receiver)
  return theirs.length === 1 ? theirs[0]!.orderCode : left.length === 1 ? left[0]!.orderCode : undefined
}

/** Adds one file after another to a delivery, each with a result of its own. */
export const invoiceAdder = (run: Run, id: string, orders: Orders, request: CommandRequest) => {
  const linked: string[] = []
  let count = 0
  return async ({ name, orderCode: chosen, ...understood }: Received): Promise<InvoiceFile> => {
    if ('fault' in understood) return fileResult(name, understood.fault[0], [understood.fault[1]])
    const { nfe } = understood
    const { nfeKey, product } = nfe
    const orderCode = chosen ?? orderOf(nfe, orders, linked)
    if (orderCode === undefined) return fileResult(name, 'ORDER_UNKNOWN', undefined, nfeKey)
    const invoices = [{ orderCode, nfeKey, ...(product !== undefined && { product }) }]
    const outcome = await run(loads, { type: 'AddInvoices', data: { id, invoices } }, { ...request, key: `${request.key}/${count++}` })
    if (isRefusal(outcome)) return fileResult(name, outcome.refused, undefined, nfeKey)
    linked.push(orderCode)
    return { name, added: true, nfeKey, orderCode }
  }
}
