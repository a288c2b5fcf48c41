import { type Static, Type } from 'typebox'
import { command, fileOf, query } from '../kit/route.ts'
import { Line } from '../kit/schema.ts'
import { may } from '../roles.ts'

/** Files of one request. */
export const MOST_INVOICE_FILES = 20
export const invoiceFileLabels = {
  none: 'Anexe um ou mais arquivos',
  notAnInvoice: 'O arquivo não é o XML de uma NF-e.',
  tooLarge: 'O arquivo deve ter menos de 5 MB.',
  done: 'Nota fiscal adicionado',
}

/** What became of each file. `code` and `messages` say why not. */
export const InvoiceFile = Type.Object({
  name: Type.String(),
  added: Type.Boolean(),
  nfeKey: Type.Optional(Type.String()),
  orderCode: Type.Optional(Type.String()),
  code: Type.Optional(Type.String()),
  messages: Type.Optional(Type.Array(Type.String())),
})
export type InvoiceFile = Static<typeof InvoiceFile>

/** Papers of a delivery (`:id`), mounted beside the tables: a PDF goes out, XML files come in. */
export const documentRoutes = {
  itinerary: query('GET /shippingdelivery/:id/itinerary/download', fileOf('application/pdf'), { may: may.seeLoads }),
  /**
   * NF-es as their XML files. A field `orderCode` before a file says which order it belongs to; without one, the file's own order, its
   * customer, or the only order left says so. Answers `{ files: InvoiceFile[] }`: 200 when one was added, else 422.
   */
  invoices: command('POST /shippingdelivery/:id/invoices/xml', 'AddInvoices', {
    may: may.runLoads,
    body: { orderCode: Type.Optional(Line) },
    files: true,
    messages: { done: invoiceFileLabels.done, failed: 'Não foi possível concluir a ação' },
  }),
}
