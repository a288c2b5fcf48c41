import { transporterLoadCommands, transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { receiptRoutes } from '@embarca/contracts/receipt/routes.ts'
import { actorNamed } from '@embarca/services/demo/actors.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoApp, form, hoursFrom, startDemoApp } from '../kit/demo-app.ts'
import { launched } from '../kit/demo-load.ts'

let app: DemoApp
beforeAll(async () => {
  app = await startDemoApp()
})
afterAll(() => app.close())
const eventTypesOf = async (stream: string) => (await app.data.events.read(stream)).map(({ type }) => type)

describe('an offer with a deadline', () => {
  it('collects acceptances, ends at the deadline, and the shipper chooses', async () => {
    const load = await launched(app, { acceptType: 'WAIT_DURATION', duration: 120 })
    await load.accept('transportadora01')
    await load.accept('transportadora05')
    expect(await load.details()).toMatchObject({ statusCode: 'WAIT_TRANSPORTER_ACCEPT', acceptAmount: 2 })
    await app.wait(2)
    expect(await load.status()).toBe('OFFER_COMPLETED')
    expect(await app.ask('transportadora02', transporterLoadCommands.accept, { id: load.id })).toMatchObject({
      body: { code: 'OFFER_OVER' },
    })

    const stranger = await app.ask('operador', loadRoutes.chooseTransporter, { id: load.id, transporterId: 'nobody' })
    expect(stranger).toMatchObject({ status: 422, body: { code: 'TRANSPORTER_DID_NOT_ACCEPT' } })
    await app.call('operador', loadRoutes.reopenOffer, { id: load.id })
    expect(await load.status()).toBe('WAIT_TRANSPORTER_ACCEPT')
    await app.call('operador', loadRoutes.closeOffer, { id: load.id })
    const { list } = await app.call('transportadora05', transporterRoutes.offers, {})
    expect(list.find(({ loadId }) => loadId === load.id)).toMatchObject({ mine: 'ACCEPTED' })
    const { transporterId = '' } = actorNamed('transportadora05')
    await app.call('operador', loadRoutes.chooseTransporter, { id: load.id, transporterId })
    expect(await load.details()).toMatchObject({
      statusCode: 'ASSIGNED_TO_TRANSPORTER',
      transporterName: 'Transportadora Bandeirante do Sul',
    })
  })

  it('expires without an acceptance, and is open again after reopening', async () => {
    const load = await launched(app, { duration: 60 })
    await app.wait(1)
    expect(await load.status()).toBe('EXPIRED')
    await app.call('operador', loadRoutes.reopen, { id: load.id })
    expect(await load.status()).toBe('WAIT_TRANSPORTER_ACCEPT')
    await load.accept()
    await app.wait(2)
    expect(await load.status()).toBe('ASSIGNED_TO_TRANSPORTER')
  })

  it('opens by itself at its scheduled time', async () => {
    const load = await launched(app, { launchDate: hoursFrom(app.clock.now(), 5) })
    expect(await load.status()).toBe('CREATED')
    expect((await app.call('transportadora01', transporterRoutes.offers, {})).list.some(({ loadId }) => loadId === load.id)).toBe(false)
    await app.wait(5)
    expect(await load.status()).toBe('WAIT_TRANSPORTER_ACCEPT')
    expect((await app.call('transportadora01', transporterRoutes.offers, {})).list.some(({ loadId }) => loadId === load.id)).toBe(true)
  })
})

describe('a hiring above the limit', () => {
  const dear = { freightPrice: 2_400_000 }

  it('waits for the approver, who may refuse it: the offer is open again for the others', async () => {
    const load = await launched(app, dear)
    await load.accept('transportadora01')
    expect(await load.status()).toBe('WAITING_APPROVE')
    expect((await app.ask('operador', loadRoutes.approveHiring, { id: load.id })).status).toBe(403)
    await app.call('aprovador', loadRoutes.refuseHiring, { id: load.id, reason: 'Acima da referência' })
    expect(await load.status()).toBe('WAIT_TRANSPORTER_ACCEPT')
    await load.accept('transportadora02')
    await app.call('aprovador', loadRoutes.approveHiring, { id: load.id })
    expect(await load.details()).toMatchObject({ statusCode: 'ASSIGNED_TO_TRANSPORTER', transporterName: 'Rodoviário Pedra Branca' })
  })

  it('is undone by the operator before the driver starts', async () => {
    const load = await launched(app, dear)
    await load.accept()
    await app.call('operador', loadRoutes.undoAcceptance, { id: load.id })
    expect(await load.status()).toBe('WAIT_TRANSPORTER_ACCEPT')
  })
})

describe('conflicting commands at the same moment', () => {
  it('of a cancellation and an acceptance one wins, and the other is refused', async () => {
    for (let round = 0; round < 12; round++) {
      const load = await launched(app)
      const cancel = () => app.ask('operador', loadRoutes.cancel, { id: load.id, reason: 'Pedido cancelado pelo cliente' })
      const accept = () => app.ask('transportadora01', transporterLoadCommands.accept, { id: load.id })
      const [first, second] = await Promise.all(round % 2 ? [cancel(), accept()] : [accept(), cancel()])
      const events = await eventTypesOf(load.stream)
      const canceled = events.includes('LoadCanceled')
      expect(canceled).toBe(true)
      expect([first!.status, second!.status].sort()).toEqual(events.includes('OfferAccepted') ? [200, 200] : [200, 422])
      if (events.includes('OfferAccepted')) expect(events.indexOf('OfferAccepted')).toBeLessThan(events.indexOf('LoadCanceled'))
    }
  })

  it('of twelve carriers that accept at once, one is hired', async () => {
    const load = await launched(app)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        app.ask(`transportadora${String(index + 1).padStart(2, '0')}`, transporterLoadCommands.accept, { id: load.id }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(422)])
    expect((await eventTypesOf(load.stream)).filter((type) => type === 'TransporterAssigned')).toHaveLength(1)
  })

  it('a request that is sent twice happens once', async () => {
    const load = await launched(app)
    const tags = () => app.ask('operador', loadRoutes.tag, { id: load.id, tags: ['urgente'] }, 'once')
    const [one, other] = await Promise.all([tags(), tags()])
    expect(other!.body).toEqual(one!.body)
    expect((await eventTypesOf(load.stream)).filter((type) => type === 'LoadTagged')).toHaveLength(1)
  })
})

describe('a load that has ended', () => {
  it('is canceled with a reason, releases its code, and can be reopened', async () => {
    const load = await launched(app, { externalId: 'CG-7' })
    await load.accept()
    await app.call('operador', loadRoutes.cancel, { id: load.id, reason: 'Carga reprogramada' })
    expect(await load.details()).toMatchObject({ statusCode: 'CANCELED', cancelReason: 'Carga reprogramada' })
    await app.call('operador', loadRoutes.reopen, { id: load.id })
    expect(await load.status()).toBe('WAIT_TRANSPORTER_ACCEPT')
    const again = await app.ask('operador', loadRoutes.launch, form(app.clock.now(), { externalId: 'cg-7' }))
    expect(again.body).toMatchObject({ code: 'EXTERNAL_ID_TAKEN', messages: ['Já existe uma carga com este código.'] })
  })

  it('is finished, reopened, and finished again', async () => {
    const load = await launched(app)
    await load.deliver()
    await app.call('canhotos', receiptRoutes.approveAll, { id: load.delivery })
    await app.call('operador', loadRoutes.addInvoices, {
      id: load.delivery,
      invoices: [{ orderCode: 'PED-2', series: '1', number: '4711' }],
    })
    await app.call('canhotos', loadRoutes.finish, { id: load.id })
    await app.call('operador', loadRoutes.reopen, { id: load.id })
    expect(await load.status()).toBe('DELIVERED')
    await app.call('canhotos', loadRoutes.finish, { id: load.id })
    expect(await load.status()).toBe('FINISHED')
  })

  it('undoes an approval after the delivery, once the load is reset to its customer', async () => {
    const load = await launched(app)
    await load.deliver()
    const receipt = { id: load.delivery, receiverId: load.receiptIds[0]! }
    await app.call('canhotos', receiptRoutes.approve, receipt)
    expect(await app.ask('canhotos', receiptRoutes.undo, receipt)).toMatchObject({ status: 422, body: { code: 'LOAD_NOT_IN_DELIVERY' } })
    await app.call('operador', loadRoutes.resetStatus, { id: load.id, status: 'IN_DELIVERY', reason: 'Canhoto trocado' })
    await app.call('canhotos', receiptRoutes.undo, receipt)
    expect((await load.receipts()).receivers[0]).toMatchObject({ status: 'PENDING', receiptImages: [{ name: 'canhoto.png' }] })
  })

  it('reviews a refused receipt again when a better image is uploaded', async () => {
    const load = await launched(app)
    await load.deliver()
    const receipt = { id: load.delivery, receiverId: load.receiptIds[0]! }
    await app.call('canhotos', receiptRoutes.refuse, { ...receipt, reason: 'Imagem ilegível' })
    expect((await load.receipts()).receivers[0]).toMatchObject({ status: 'REFUSED', reason: 'Imagem ilegível' })
    expect(await app.ask('canhotos', receiptRoutes.approve, receipt)).toMatchObject({ status: 422, body: { code: 'RECEIPT_NOT_NOW' } })
    const replace = (fileId: string) => app.ask('canhotos', receiptRoutes.replaceImage, { ...receipt, receiptImage: [fileId] })
    const other = await launched(app)
    await other.accept()
    await other.bind()
    await other.confirm()
    for (const nobodys of ['better', `${load.id}_better`, (await other.upload()).json().fileId])
      expect(await replace(nobodys)).toMatchObject({ status: 422, body: { code: 'FILE_UNKNOWN', messages: ['Arquivo não encontrado.'] } })
    expect(await replace((await load.upload()).json().fileId)).toMatchObject({ status: 200 })
    await app.call('canhotos', receiptRoutes.approve, receipt)
    expect((await load.receipts()).receivers[0]).toMatchObject({ status: 'APPROVED' })
  })
})
