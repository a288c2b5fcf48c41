import { Type } from 'typebox'
import { type CommandsOf, command, fileOf, query } from '../kit/route.ts'
import { may } from '../roles.ts'
import { EMAIL, MOST_RECIPIENTS } from '../share/codes.ts'
import { receiptLabels } from './labels.pt.ts'

const { document: documentLabels } = receiptLabels

/** The receipts of a delivery (`:id`) as a PDF with their images, to download or to send; mounted apart from the tables. */
export const receiptDocumentRoutes = {
  pdf: query('GET /shippingdelivery/:id/receivers/download', fileOf('application/pdf'), { may: may.seeReceipts }),
  /** The answer also has `channel` (`MAIL`, or `OUTBOX` when no mail server is configured) and a `message` to show. */
  send: command('POST /shippingdelivery/:id/receivers/send', 'SendReceipts', {
    may: may.decideReceipts,
    body: {
      emails: Type.Array(Type.String({ maxLength: 254, pattern: EMAIL }), { minItems: 1, maxItems: MOST_RECIPIENTS, uniqueItems: true }),
    },
    messages: { done: documentLabels.sent, failed: documentLabels.failed },
  }),
}
export type ReceiptDocumentCommand = CommandsOf<typeof receiptDocumentRoutes>
