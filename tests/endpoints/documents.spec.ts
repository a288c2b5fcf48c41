import { invoiceFileLabels } from '@embarca/contracts/delivery/labels.pt.ts'
import { UPLOAD_LIMIT } from '@embarca/contracts/file/routes.ts'
import { invoiceList } from '@embarca/contracts/load/routes.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { multipart } from '../kit/multipart.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

let app: RunningApp
beforeEach(async () => {
  app = await startApp({ now: FIXTURES_AT, reactions: false })
  await recordFixtures(app)
})
afterEach(() => app.close())

const ana = () => app.as(['shipper_operator'])
const KEY = '35261111222333000181550010000123451482135793'
const nfe = (key = KEY, order = 'PED-2') =>
  `<?xml version="1.0"?><nfeProc><NFe><infNFe Id="NFe${key}"><det><prod><xProd>Papel</xProd><xPed>${order}</xPed></prod></det></infNFe></NFe></nfeProc>`
const send = (parts: Parameters<typeof multipart>[0], who = ana()) =>
  who.inject({ method: 'POST', url: '/webshipper/shippingdelivery/arrived-1/invoices/xml', ...multipart(parts) })

describe('the itinerary', () => {
  const download = (who = ana(), id = 'arrived-1') =>
    who.inject({ method: 'GET', url: `/webshipper/shippingdelivery/${id}/itinerary/download` })
  it('is a PDF attachment', async () => {
    const reply = await download()
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(reply.headers['content-disposition']).toBe("attachment; filename*=UTF-8''itinerario-CG-2.pdf")
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(reply.rawPayload.toString('latin1').trimEnd()).toMatch(/%%EOF$/)
  })
  it('is not found by other companies', async () => {
    expect((await download(app.as(['shipper_admin'], { userId: 'zeca', shipperId: 's2' }))).statusCode).toBe(404)
    expect((await download(ana(), 'arrived-2')).statusCode).toBe(404)
  })
})

describe('the shipping order (C267)', () => {
  const order = (who = ana(), id = 'arrived', query = '') =>
    who.inject({ method: 'POST', url: `/webshipper/shipping/${id}/shippingOrder${query}` })
  it('is a PDF for the gate, too', async () => {
    for (const who of [ana(), app.as(['shipper_concierge']), app.as(['shipper_expedition'])]) {
      const reply = await order(who)
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(reply.headers['content-disposition']).toBe("attachment; filename*=UTF-8''ordem-de-carregamento-CG-2.pdf")
      expect(reply.rawPayload.toString('latin1').trimEnd()).toMatch(/^%PDF-[\s\S]+%%EOF$/)
    }
  })
  it("is that of the load's own delivery", async () => {
    expect((await order(ana(), 'arrived', '?deliveryId=arrived-1')).statusCode).toBe(200)
    expect((await order(ana(), 'arrived', '?deliveryId=other-1')).statusCode).toBe(404)
  })
  it('is not found by other companies, and not given to the call panel', async () => {
    expect((await order(app.as(['shipper_admin'], { userId: 'zeca', shipperId: 's2' }))).statusCode).toBe(404)
    expect((await order(ana(), 'nothing')).statusCode).toBe(404)
    expect((await order(app.as(['shipper_call_panel']))).statusCode).toBe(403)
  })
})

describe('NF-es as XML files', () => {
  it('are added one by one, and each gets its own result', async () => {
    const reply = await send([
      { name: 'boa.xml', content: nfe() },
      { name: 'de-novo.xml', content: nfe() },
      { name: 'digito.xml', content: nfe(`${KEY.slice(0, -1)}4`, 'PED-1') },
      { name: 'bomba.xml', content: '<!DOCTYPE a [<!ENTITY b "c">]><NFe/>' },
      { name: 'foto.xml', content: Buffer.from([0xff, 0xd8, 0xff]) },
    ])
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.json().files).toMatchObject([
      { name: 'boa.xml', added: true, nfeKey: KEY, orderCode: 'PED-2' },
      { added: false, messages: ['Este pedido já está vinculado a uma NF-e.'] },
      { added: false },
      { added: false, messages: [invoiceFileLabels.notAnInvoice] },
      { added: false, messages: [invoiceFileLabels.notAnInvoice] },
    ])
    const { body } = await ana().call(invoiceList, { id: 'arrived-1' })
    expect(body.list.find(({ nfeKey }) => nfeKey === KEY)).toMatchObject({ orderCode: 'PED-2', series: '001', number: '000012345' })
  })
  it('are refused when a check digit is wrong, a file is too large, or none is sent, and nothing is recorded', async () => {
    const head = await app.data.events.head()
    const wrong = await send([{ name: 'digito.xml', content: nfe(`${KEY.slice(0, -1)}4`) }])
    expect([wrong.statusCode, wrong.json().messages]).toEqual([422, ['A chave da NF-e é inválida.']])
    const large = await send([{ name: 'grande.xml', content: Buffer.alloc(UPLOAD_LIMIT, ' ') }])
    expect([large.statusCode, large.json().messages]).toEqual([422, [invoiceFileLabels.tooLarge]])
    const none = await send([])
    expect([none.statusCode, none.json().messages]).toEqual([400, [invoiceFileLabels.none]])
    expect(await app.data.events.head()).toBe(head)
  })
  it('do not find a foreign load', async () => {
    const stranger = app.as(['shipper_operator'], { userId: 'caio', operationGroups: ['g2'] })
    expect((await send([{ name: 'boa.xml', content: nfe() }], stranger)).statusCode).toBe(404)
  })
})
