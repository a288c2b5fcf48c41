import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { receiptDocumentRoutes } from '@embarca/contracts/receipt/document-routes.ts'
import { outboxMail } from '@embarca/services/adapters/outside/outbox-mail.ts'
import type { Message } from '@embarca/services/kit/mail.ts'
import { receiptLines } from '@embarca/services/receipt/http/receipts-pdf.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

const messages: Message[] = []
let refuses = false
const mail = {
  channel: 'MAIL' as const,
  send: async (message: Message) => {
    if (refuses) throw new Error('no mail today')
    messages.push(message)
  },
}
let app: RunningApp
beforeEach(async () => {
  messages.length = 0
  refuses = false
  app = await startApp({ now: FIXTURES_AT, reactions: false, httpServer: { mail } })
  await recordFixtures(app)
})
afterEach(() => app.close())

const ana = () => app.as(['shipper_operator'])
const emails = ['cliente@prata.example', 'fiscal@prata.example']

describe('receipts as a document', () => {
  const download = (who = ana(), id = 'arrived-1') =>
    who.inject({ method: 'GET', url: `/webshipper/shippingdelivery/${id}/receivers/download` })
  it('are a PDF attachment', async () => {
    const reply = await download()
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(reply.headers['content-disposition']).toBe("attachment; filename*=UTF-8''comprovantes-CG-2.pdf")
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(reply.rawPayload.toString('latin1').trimEnd()).toMatch(/%%EOF$/)
  })
  it('are not found by other companies', async () => {
    expect((await download(app.as(['shipper_admin'], { userId: 'zeca', shipperId: 's2' }))).statusCode).toBe(404)
    expect((await download(app.as(['shipper_operator'], { operationGroups: ['g2'] }))).statusCode).toBe(404)
    expect((await download(ana(), 'arrived-2')).statusCode).toBe(404)
  })
  it('show the details of each receipt', () =>
    expect(
      receiptLines({
        id: 'r1',
        status: 'APPROVED',
        arrivalDate: '08/01/2026 11:30:00',
        expectedAt: '',
        late: true,
        resettable: true,
        ended: true,
        onTime: false,
        onTimeReasonId: 'transito',
        receiptImages: [],
        shippingDestination: {
          id: 'r1',
          deliveryExpectedDate: '08/01/2026 09:00:00',
          unitType: { name: '' },
          productType: { name: '' },
          orderCode: 'PED-1',
          nfCode: '4711',
          place: { name: 'Loja', address: { street: 'Rua A, 1', city: 'Curitiba', state: 'PR' } },
        },
      }),
    ).toEqual([
      'Rua A, 1 — Curitiba/PR',
      'Pedido PED-1   ·   NF-e 4711',
      'Prevista: 08/01/2026 09:00   ·   Chegada: 08/01/2026 11:30',
      'Comprovante: Aprovado   ·   Fora do prazo: Trânsito',
    ]))
})

describe('receipts by e-mail', () => {
  const send = (who = ana(), input: { id: string; emails: string[] } = { id: 'arrived-1', emails }) =>
    who.call(receiptDocumentRoutes.send, input, { key: 'k1' })
  it('go to each named address once, with the PDF', async () => {
    const reply = await send()
    expect([reply.status, reply.body]).toMatchObject([200, { channel: 'MAIL', message: 'Comprovantes enviados com sucesso.' }])
    expect(messages.map(({ to }) => to)).toEqual(emails)
    expect(messages[0]).toMatchObject({
      subject: 'Comprovantes de entrega da carga CG-2',
      attachments: [{ name: 'comprovantes-CG-2.pdf', type: 'application/pdf' }],
    })
    const events = (await app.data.events.read('receipts-arrived-1')).filter(({ type }) => type === 'ReceiptsSent')
    expect(events.map(({ data }) => data)).toEqual([{ loadId: 'arrived', deliveryId: 'arrived-1', recipients: 2 }])
    expect(JSON.stringify(events)).not.toContain('prata')
  })
  it('are reported as not sent when delivery failed', async () => {
    refuses = true
    const head = await app.data.events.head()
    const reply = await send()
    expect([reply.status, reply.body]).toMatchObject([503, { messages: ['Não foi possível enviar os comprovantes.'] }])
    expect(await app.data.events.head()).toBe(head)
  })
  it('go to valid addresses only, and only from users who may see the load', async () => {
    expect((await send(ana(), { id: 'arrived-1', emails: ['a@b.example\r\nBcc: todos@b.example'] })).status).toBe(400)
    expect((await send(ana(), { id: 'arrived-1', emails: [] })).status).toBe(400)
    expect((await send(app.as(['shipper_operator'], { operationGroups: ['g2'] }))).status).toBe(404)
    expect((await send(app.as(['shipper_operator', 'shipper_approver']))).status).toBe(403)
    expect(messages).toEqual([])
  })
  it('are empty while no receipt exists', async () => {
    const reply = await send(ana(), { id: 'offered-1', emails })
    expect([reply.status, reply.body]).toMatchObject([422, { code: 'NO_RECEIPTS' }])
  })
})

it('that are only stored in the outbox include their files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'))
  await outboxMail(folder).send({
    ...{ key: 'k', to: 'a@b.example', subject: 'Olá', text: 'Segue.' },
    attachments: [{ name: 'ação.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1') }],
  })
  const message = readFileSync(join(folder, readdirSync(folder)[0]!), 'utf8')
  expect(message).toContain('Content-Type: multipart/mixed; boundary=')
  expect(message).toContain("Content-Disposition: attachment; filename*=UTF-8''a%C3%A7%C3%A3o.pdf")
  expect(message).toContain(Buffer.from('%PDF-1').toString('base64'))
  rmSync(folder, { recursive: true })
})
