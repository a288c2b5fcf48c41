import { randomUUID } from 'node:crypto'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import { receiptDocumentRoutes } from '@embarca/contracts/receipt/document-routes.ts'
import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refused } from '../../http/command.ts'
import { emailSender } from '../../http/email-sender.ts'
import { notFound } from '../../http/failures.ts'
import type { HttpContext } from '../../http/mount.ts'
import { serveRow } from '../../http/serve-row.ts'
import type { Files } from '../../kit/files.ts'
import type { Mail } from '../../kit/mail.ts'
import type { Run } from '../../kit/run.ts'
import { receipts } from '../index.ts'
import { receiptPdfContentOf } from './receipt-document.ts'
import { receiptsPdf } from './receipts-pdf.ts'

type ReceiptDocumentOptions = {
  readonly run: Run
  readonly files: Pick<Files, 'find' | 'read'>
  readonly viewsFor: (by: Actor) => Views
  readonly mail: Mail
  readonly now: () => string
  readonly context: Pick<HttpContext, 'admission' | 'isOn'>
}

const { document: words } = receiptLabels
const fileName = (externalId: string) => `comprovantes-${externalId}.pdf`

/** The receipts of a delivery as a PDF: to download, or sent by e-mail. */
export const serveReceiptDocuments = (app: FastifyInstance, { run, files, viewsFor, mail, now, context }: ReceiptDocumentOptions) => {
  const sender = emailSender(mail, words)
  const route = (name: keyof typeof receiptDocumentRoutes, handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    serveRow(app, context, { table: 'receiptPaper', name, row: receiptDocumentRoutes[name], handler })
  const documentFor = async ({ params, admitted: { by } }: FastifyRequest) => {
    const { id } = params as { id: string }
    const document = await receiptPdfContentOf(id, { views: viewsFor(by), files, by, now: now() })
    if (!document) throw notFound
    return { id, document }
  }

  route('pdf', async (request, reply) => {
    const { document } = await documentFor(request)
    const name = encodeURIComponent(fileName(document.externalId))
    return reply
      .headers({ 'content-type': 'application/pdf', 'content-disposition': `attachment; filename*=UTF-8''${name}` })
      .send(await receiptsPdf(document))
  })

  route('send', async (request) => {
    const { by } = request.admitted
    const { emails } = request.body as { emails: string[] }
    const { id, document } = await documentFor(request)
    const { externalId, receipts: found } = document
    if (!found.length) throw refused({ refused: 'NO_RECEIPTS' }, 'receipt')
    const shipper = await viewsFor(by).get<{ name: string }>('shipper', by.shipperId)
    const key = String(request.headers['idempotency-key'] ?? randomUUID())
    const text = words.mail.text(externalId, shipper?.name ?? 'Embarca', found.length)
    const attachments = [{ name: fileName(externalId), type: 'application/pdf', content: await receiptsPdf(document) }]
    const emailTo = (to: string) => ({ key: `${key}/${to}`, to, subject: words.mail.subject(externalId), text, attachments })
    await sender.send(emails.map(emailTo), 'receipts were', request.log)
    const outcome = await run(receipts, { type: 'SendReceipts', data: { id, emails } }, { by, key, correlationId: request.id })
    if (isRefusal(outcome)) throw refused(outcome, 'receipt')
    return { ...outcome, ...sender.outcome }
  })
}
