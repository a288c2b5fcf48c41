import { type Static, Type } from 'typebox'
import { command, fileOf, query } from '../kit/route.ts'
import { Id, Line } from '../kit/schema.ts'
import { actionFailed } from '../labels.pt.ts'
import { may } from '../roles.ts'
import { invoiceFileLabels } from './labels.pt.ts'

/** Files of one request. */
export const MOST_INVOICE_FILES = 20

/** What became of each file. `code` and `messages` give the reason when it was not added. */
export const InvoiceFile = Type.Object({
  name: Type.String(),
  added: Type.Boolean(),
  nfeKey: Type.Optional(Type.String()),
  orderCode: Type.Optional(Type.String()),
  code: Type.Optional(Type.String()),
  messages: Type.Optional(Type.Array(Type.String())),
})
export type InvoiceFile = Static<typeof InvoiceFile>

/** Documents of a delivery (`:id`), mounted apart from the tables: a PDF to download, XML files to upload. */
export const documentRoutes = {
  itinerary: query('GET /shippingdelivery/:id/itinerary/download', fileOf('application/pdf'), { may: may.seeLoads }),
  /** What a gate needs of a load on paper, with the code that it scans; the load's own delivery, where one is named (C267). */
  shippingOrder: query('POST /shipping/:id/shippingOrder', fileOf('application/pdf'), {
    may: may.seeYard,
    query: { deliveryId: Type.Optional(Id) },
  }),
  /**
   * NF-es as XML files. A field `orderCode` before a file names its order; without one, the order in the file, its customer,
   * or the only remaining order determines it. Answers `{ files: InvoiceFile[] }`: 200 when one was added, else 422.
   */
  invoices: command('POST /shippingdelivery/:id/invoices/xml', 'AddInvoices', {
    may: may.runLoads,
    body: { orderCode: Type.Optional(Line) },
    files: true,
    messages: { done: invoiceFileLabels.done, failed: actionFailed },
  }),
}
