import { randomUUID } from 'node:crypto'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import { receiptPaperRoutes } from '@embarca/contracts/receipt/papers.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Files } from '../../kit/files.ts'
import type { Mail } from '../../kit/mail.ts'
import type { Run } from '../../kit/run.ts'
import { receipts } from '../../receipt/index.ts'
import { refused } from '../command.ts'
import { described } from '../described.ts'
import { notFound } from '../failures.ts'
import { guard } from '../guard.ts'
import { lettersBy } from '../letters.ts'
import type { House } from '../mount.ts'
import { receiptPaperOf } from './receipt-paper.ts'
import { receiptsPdf } from './receipts-pdf.ts'

type Desk = {
  readonly run: Run
  readonly files: Pick<Files, 'find' | 'read'>
  readonly viewsFor: (by: Actor) => Views
  readonly mail: Mail
  readonly now: () => string
  readonly house: Pick<House, 'admission' | 'isOn'>
}

const { paper: words } = receiptLabels
const fileName = (externalId: string) => `comprovantes-${externalId}.pdf`

/** The receipts of a delivery as a PDF: to save, or sent by e-mail. */
export const serveReceiptPapers = (app: FastifyInstance, { run, files, viewsFor, mail, now, house }: Desk) => {
  const letters = lettersBy(mail, words)
  const route = (name: keyof typeof receiptPaperRoutes, handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) => {
    const row = receiptPaperRoutes[name]
    const { method, path } = address(row)
    app.route({
      method,
      url: path,
      schema: described('receiptPaper', name, row),
      onRequest: guard(row, house.admission, house.isOn),
      handler,
    })
  }
  const paperFor = async ({ params, admitted: { by } }: FastifyRequest) => {
    const { id } = params as { id: string }
    const paper = await receiptPaperOf(id, { views: viewsFor(by), files, by, now: now() })
    if (!paper) throw notFound
    return { id, paper }
  }

  route('pdf', async (request, reply) => {
    const { paper } = await paperFor(request)
    const name = encodeURIComponent(fileName(paper.externalId))
    return reply
      .headers({ 'content-type': 'application/pdf', 'content-disposition': `attachment; filename*=UTF-8''${name}` })
      .send(await receiptsPdf(paper))
  })

  route('send', async (request) => {
    const { by } = request.admitted
    const { emails } = request.body as { emails: string[] }
    const { id, paper } = await paperFor(request)
    const { externalId, receipts: found } = paper
    if (!found.length) throw refused({ refused: 'NO_RECEIPTS' }, 'receipt')
    const shipper = await viewsFor(by).get<{ name: string }>('shipper', by.shipperId)
    const key = String(request.headers['idempotency-key'] ?? randomUUID())
    const text = words.mail.text(externalId, shipper?.name ?? 'Embarca', found.length)
    const attachments = [{ name: fileName(externalId), type: 'application/pdf', content: await receiptsPdf(paper) }]
    const letterTo = (to: string) => ({ key: `${key}/${to}`, to, subject: words.mail.subject(externalId), text, attachments })
    await letters.send(emails.map(letterTo), 'receipts were', request.log)
    const outcome = await run(receipts, { type: 'SendReceipts', data: { id, emails } }, { by, key, correlationId: request.id })
    if (isRefusal(outcome)) throw refused(outcome, 'receipt')
    return { ...outcome, ...letters.told }
  })
}
