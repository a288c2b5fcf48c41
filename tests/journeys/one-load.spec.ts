import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { driverReceiptCommands, driverRoutes, transporterLoadCommands, transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import { evaluationRoutes } from '@embarca/contracts/evaluation/routes.ts'
import { invoiceList, loadRoutes } from '@embarca/contracts/load/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { loadSearchRoutes } from '@embarca/contracts/load-search/routes.ts'
import { negotiationRoutes, transporterDealCommands } from '@embarca/contracts/negotiation/routes.ts'
import { receiptRoutes } from '@embarca/contracts/receipt/routes.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { actorNamed } from '@embarca/services/demo/actors.ts'
import { nfeKey } from '@embarca/services/demo/identifiers.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { book, type DemoApp, startDemoApp } from '../kit/demo-app.ts'
import { launched } from '../kit/demo-load.ts'

describe('one load, from launch to rating, as three companies see it over HTTP', () => {
  let app: DemoApp
  let load: Awaited<ReturnType<typeof launched>>
  beforeAll(async () => {
    app = await startDemoApp()
    await app.call('operador', sessionRoutes.changeGroup, {
      operationGroupId: 'sul',
    })
  })
  afterAll(() => app.close())

  const column = async (columnStatus: 'NEGOTIATION' | 'IN_PROGRESS' | 'DELIVERED') =>
    (await app.call('operador', boardRoutes.column, { columnStatus })).list.map(({ hashId }) => hashId)

  it('is launched by an operator and offered to every carrier', async () => {
    load = await launched(app, { externalId: 'CG-100' })
    expect(await column('NEGOTIATION')).toEqual([load.id])
    const { list } = await app.call('transportadora02', transporterRoutes.offers, {})
    expect(list).toMatchObject([{ loadId: load.id, externalId: 'CG-100', mine: 'NONE', freightPrice: 731_000 }])
    expect((await app.call('operador.b', boardRoutes.column, { columnStatus: 'NEGOTIATION' })).list).toEqual([])
  })

  it('is seen by one carrier, declined by another, and accepted by a third', async () => {
    await app.call('transportadora02', transporterDealCommands.see, { id: load.id })
    await app.call('transportadora03', transporterDealCommands.decline, { id: load.id, reason: 'Sem veículo' })
    expect(await load.details()).toMatchObject({ viewsAmount: expect.any(Number), declinedAmount: 1, acceptAmount: 0 })
    await load.accept()
    expect(await load.details()).toMatchObject({
      statusCode: 'ASSIGNED_TO_TRANSPORTER',
      transporterName: 'Transportes Araucária',
      acceptAmount: 1,
    })
    const { list } = await app.call('operador', negotiationRoutes.accepts, { id: load.id })
    expect(list).toMatchObject([{ transporterName: 'Transportes Araucária', price: 731_000, status: 'ASSIGNED' }])
    const late = await app.ask('transportadora02', transporterLoadCommands.accept, {
      id: load.id,
    })
    expect(late).toMatchObject({ status: 422, body: { code: 'OFFER_TAKEN', messages: ['Outra transportadora ficou com esta carga.'] } })
  })

  it('gets a driver and a vehicle, and the driver agrees', async () => {
    await load.bind()
    expect(await load.status()).toBe('WAITING_DRIVER_ACCEPT')
    expect(await app.call('motorista01', driverRoutes.trips, {})).toMatchObject({ list: [{ loadId: load.id }] })
    expect(await app.call('motorista02', driverRoutes.trips, {})).toMatchObject({ list: [] })
    await load.confirm()
    expect(await load.details()).toMatchObject({ statusCode: 'LINKED_TO_DRIVER_VEHICLE', driverName: 'Antônio Carlos Ferreira' })
    expect(await column('IN_PROGRESS')).toEqual([load.id])
  })

  it('is collected, driven and near its first customer', async () => {
    await app.wait(24)
    await load.collect()
    await load.depart()
    await load.sign()
    expect(await load.details()).toMatchObject({ statusCode: 'IN_TRANSIT', remainingKm: 84, lastPosition: { latitude: -26.1 } })
    expect(await load.details()).toMatchObject({ estimate: { basis: 'POSITION', at: app.clock.now() } })
    const risky = (risk: 'AT_RISK' | 'LATE_EXPECTED') => app.ask('operador', loadSearchRoutes.search, { risk: [risk] })
    expect(await risky('LATE_EXPECTED')).toMatchObject({ status: 200, body: { list: [] } })
    expect(await risky('LOST' as 'AT_RISK')).toMatchObject({ status: 400 })
    await load.approach()
    expect(await load.status()).toBe('IN_DELIVERY')
  })

  it('is delivered drop by drop, each with an image of its receipt', async () => {
    const [first, second] = load.receiptIds as [string, string]
    const early = await app.ask('motorista01', driverReceiptCommands.end, { id: load.delivery, receiverId: first })
    expect(early).toMatchObject({
      status: 422,
      body: { code: 'RECEIPT_NOT_ARRIVED', messages: ['A entrega ainda não chegou ao destino.'] },
    })
    await app.wait(10)
    await load.drop(first)
    expect(await load.status()).toBe('IN_DELIVERY')
    await app.wait(30)
    await load.drop(second)
    expect(await load.status()).toBe('DELIVERED')
    expect(await column('DELIVERED')).toEqual([load.id])
    expect(await app.call('motorista01', driverRoutes.trips, {})).toMatchObject({ list: [] })
  })

  it('has receipts whose images only its parties can open', async () => {
    const { receivers, loadStatus, hasInvoices } = await load.receipts()
    expect({ loadStatus, hasInvoices }).toEqual({ loadStatus: 'DELIVERED', hasInvoices: false })
    expect(receivers).toMatchObject([
      { status: 'PENDING', late: false, receiptImages: [{ name: 'canhoto.png' }] },
      { status: 'PENDING', late: true, receiptImages: [{ name: 'canhoto.png' }] },
    ])
    const { url } = receivers[0]!.receiptImages[0]!
    const opened = (username: string) => app.as(actorNamed(username)).inject({ method: 'GET', url })
    expect((await opened('canhotos')).headers['content-type']).toBe('image/png')
    expect((await opened('motorista02')).statusCode).toBe(404)
    expect((await opened('operador.b')).statusCode).toBe(404)
    expect((await load.upload('another')).statusCode).toBe(404)
  })

  it('requires a reason for a late delivery, and is finished only when all is approved and invoiced', async () => {
    const [first, second] = load.receiptIds as [string, string]
    const finish = () => app.ask('canhotos', loadRoutes.finish, { id: load.id })
    expect(await finish()).toMatchObject({ status: 422, body: { code: 'RECEIPTS_NOT_ALL_APPROVED' } })
    await app.call('canhotos', receiptRoutes.approve, { id: load.delivery, receiverId: first })
    const late = { id: load.delivery, receiverId: second }
    expect(await app.ask('canhotos', receiptRoutes.approve, late)).toMatchObject({ status: 422, body: { code: 'RECEIPT_ARRIVED_LATE' } })
    await app.call('canhotos', receiptRoutes.explain, { ...late, onTimeReasonTypeId: 'transito' })
    expect(await finish()).toMatchObject({
      status: 422,
      body: { code: 'INVOICES_MISSING', messages: ['Adicione a NF-e antes de finalizar o frete.'] },
    })
    const key = nfeKey(book.shipper.document, 'SC', app.clock.now(), 77, 12_345_678)
    const wrong = { orderCode: 'PED-1', nfeKey: `${key.slice(0, 43)}${(Number(key[43]) + 1) % 10}` }
    expect(await app.ask('operador', loadRoutes.addInvoices, { id: load.delivery, invoices: [wrong] })).toMatchObject({
      status: 422,
      body: { code: 'INVOICE_KEY_INVALID', messages: ['A chave da NF-e é inválida.'] },
    })
    await app.call('operador', loadRoutes.addInvoices, { id: load.delivery, invoices: [{ orderCode: 'PED-1', nfeKey: key }] })
    expect(await app.call('operador', invoiceList, { id: load.delivery })).toMatchObject({ list: [{ nfeKey: key, number: '000000077' }] })
    expect((await finish()).status).toBe(200)
    await app.settled()
    expect(await load.status()).toBe('FINISHED')
    const { transporter } = await app.call('canhotos', evaluationRoutes.ofLoad, { id: load.id })
    await app.call('canhotos', loadRoutes.rate, { id: transporter.id, shippingHash: load.id, rating: 5, comment: 'Motorista atencioso.' })
    expect(await column('DELIVERED')).toEqual([])
  })

  it('shows its whole history, including refusals', async () => {
    const { list } = await app.call('operador', loadDetailsRoutes.history, { id: load.id, size: 100 })
    expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(['fact', 'refused']))
    const types = list.filter(({ kind }) => kind === 'fact').map(({ type }) => type)
    for (const type of [
      'LoadLaunched',
      'OfferDeclined',
      'DriverConfirmed',
      'PositionReported',
      'ReceiptArrived',
      'LoadFinished',
      'TransporterRated',
    ])
      expect(types).toContain(type)
  })
})
