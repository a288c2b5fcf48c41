import { transporterLoadCommands } from '@embarca/contracts/carrier/routes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import {
  acceptProposal,
  dealRoutes,
  negotiationRoutes,
  reopenNegotiation,
  transporterDealCommands,
  transporterDealRoutes,
} from '@embarca/contracts/negotiation/routes.ts'
import { actorNamed } from '@embarca/services/demo/actors.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoApp, startDemoApp } from '../kit/demo-app.ts'
import { launched } from '../kit/demo-load.ts'
import { negotiated, transporterOf } from '../stories/negotiated.ts'

let app: DemoApp
beforeAll(async () => {
  app = await startDemoApp()
})
afterAll(() => app.close())

const [north, south] = ['transportadora01', 'transportadora02'] as const

describe('a quotation', () => {
  it('is negotiated by both sides, compared side by side, and accepted', async () => {
    const load = await negotiated(app)
    const { id } = load
    expect(await load.status()).toBe('NEGOTIATION')
    await load.propose(south, 720_000)
    await load.propose(north, 750_000)
    const [first, second] = (await load.talk()).list
    expect([first, second]).toMatchObject([
      {
        transporterId: transporterOf(south),
        transporterProposal: { price: 720_000 },
        unread: 1,
        status: 'OPEN',
        dealId: transporterOf(south),
      },
      { transporterId: transporterOf(north), transporterProposal: { price: 750_000 }, unread: 1 },
    ])
    expect(first).not.toHaveProperty('rating')
    expect(first).not.toHaveProperty('onTimeShare')

    await app.call('operador', dealRoutes.makeDealProposal, { id, dealId: transporterOf(north), price: 700_000, text: 'Fechamos hoje' })
    const theirs = await app.call(north, transporterDealRoutes.deal, { id })
    expect(theirs).toMatchObject({
      shipperProposal: { price: 700_000 },
      unread: 1,
      items: [{}, { who: 'Embarcador', text: 'Fechamos hoje' }],
    })
    await app.call(north, transporterDealCommands.agree, { id, negotiationId: theirs.shipperProposal!.negotiationId })
    await app.call(north, transporterDealCommands.readDeal, { id })
    await app.call(north, transporterDealCommands.message, { id, text: 'Coletamos às 6h.' })
    await app.call('operador', dealRoutes.markProposal, { id, negotiationId: await load.proposalOf(north) })
    await app.call('operador', dealRoutes.readDeal, { id, dealId: transporterOf(north) })
    expect(await app.call('operador', negotiationRoutes.deal, { id, dealId: transporterOf(north) })).toMatchObject({
      marked: true,
      unread: 0,
      items: [
        { kind: 'PROPOSAL', agent: 'TRANSPORTER', value: 750_000, status: 'REPLACED', viewed: true },
        { kind: 'PROPOSAL', agent: 'SHIPPER', value: 700_000, viewed: true },
        { kind: 'PROPOSAL', agent: 'TRANSPORTER', value: 700_000, status: 'SENT' },
        { kind: 'MESSAGE', text: 'Coletamos às 6h.' },
      ],
    })

    expect((await load.accept(await load.proposalOf(north))).status).toBe(200)
    await app.settled()
    expect(await load.details()).toMatchObject({
      statusCode: 'ASSIGNED_TO_TRANSPORTER',
      transporterId: transporterOf(north),
      price: 700_000,
    })
    expect((await load.talk()).list.find(({ transporterId }) => transporterId === transporterOf(north))).toMatchObject({
      status: 'ACCEPTED',
    })
    expect(await app.ask(south, transporterDealCommands.propose, { id, price: 1_000 })).toMatchObject({
      status: 422,
      body: { code: 'NEGOTIATION_NOT_NOW', messages: ['A oferta não está mais aberta.'] },
    })

    await app.call('operador', loadRoutes.undoAcceptance, { id })
    expect(await load.status()).toBe('NEGOTIATION')
    expect((await load.accept(await load.proposalOf(south))).status).toBe(200)
    await app.settled()
    expect(await load.details()).toMatchObject({ statusCode: 'ASSIGNED_TO_TRANSPORTER', transporterId: transporterOf(south) })
  })

  it('is discussed with files, which only the two sides can open', async () => {
    const load = await negotiated(app)
    const { id } = load
    const { fileId } = (await load.upload(id, north)).json() as { fileId: string }
    const say = (fileId: string) =>
      app.ask(north, transporterDealCommands.message, { id, text: '', attachments: [{ fileId, name: 'rota.png' }] })
    expect(await say('nothing')).toMatchObject({ status: 422, body: { code: 'FILE_UNKNOWN' } })
    expect((await say(fileId)).status).toBe(200)
    await app.settled()
    const { items } = await app.call('operador', negotiationRoutes.deal, { id, dealId: transporterOf(north) })
    expect(items).toMatchObject([{ kind: 'MESSAGE', agent: 'TRANSPORTER', attachments: [{ fileId, name: 'rota.png' }] }])
    const get = async (username: string) =>
      (await app.as(actorNamed(username)).inject({ method: 'GET', url: `/webshipper/file/download?fileName=${fileId}` })).statusCode
    expect([await get('operador'), await get(north), await get('motorista01')]).toEqual([200, 200, 404])
    await app.call('operador', loadRoutes.cancel, { id, reason: 'Cliente desistiu' })
    expect(await get(north)).toBe(404)
  })

  it('waits for approval above its reference price', async () => {
    const load = await negotiated(app, { referenceValue: 700_000 })
    await load.propose(north, 700_001)
    await load.accept(await load.proposalOf(north))
    await app.settled()
    expect(await load.status()).toBe('WAITING_APPROVE')
  })

  it('refuses invalid prices, and commands that its state does not allow, each with its code', async () => {
    const load = await negotiated(app, { referenceValue: 700_000 })
    const { id } = load
    const refused = (code: string) => ({ status: 422, body: { code } })
    for (const price of [0, -5, 1.5, '700'])
      expect((await app.ask(north, transporterDealCommands.propose, { id, price: price as number })).status).toBe(400)
    expect(await app.ask(north, transporterDealCommands.propose, { id, price: 70_000_000 })).toMatchObject(refused('PRICE_ABSURD'))
    expect(await load.accept('nothing')).toMatchObject(refused('PROPOSAL_REPLACED'))
    expect(await app.ask('operador', loadRoutes.closeOffer, { id })).toMatchObject(refused('NOBODY_ANSWERED'))
    expect(await app.ask(north, transporterDealCommands.bid, { id, price: 1 })).toMatchObject(refused('BIDS_NOT_HERE'))
    await load.propose(north, 650_000)
    const first = await load.proposalOf(north)
    await load.propose(north, 640_000)
    expect(await load.accept(first)).toMatchObject(refused('PROPOSAL_REPLACED'))
    await app.call('operador', dealRoutes.refuseProposal, { id, transporterId: transporterOf(north), justification: 'Caro' })
    expect(await app.call(north, transporterDealRoutes.deal, { id })).toMatchObject({
      items: [{}, { status: 'REFUSED' }, { kind: 'REFUSAL', text: 'Caro', who: 'Embarcador' }],
    })
    expect(await load.status()).toBe('NEGOTIATION')
  })

  it('is closed and reopened, for all or for one transporter', async () => {
    const load = await negotiated(app)
    const { id } = load
    const one = { id, dealId: transporterOf(north) }
    await load.propose(north, 650_000)
    await app.call('operador', dealRoutes.closeDeal, one)
    expect(await app.ask(north, transporterDealCommands.propose, { id, price: 1_000 })).toMatchObject({ body: { code: 'DEAL_CLOSED' } })
    await app.call('operador', dealRoutes.uncloseDeal, one)
    await app.call('operador', loadRoutes.closeOffer, { id })
    expect(await load.status()).toBe('OFFER_COMPLETED')
    await app.call('operador', reopenNegotiation, { id, transporterId: transporterOf(north) })
    expect(await load.status()).toBe('NEGOTIATION')
    await load.propose(north, 640_000)
    await app.wait(3)
    expect(await load.status()).toBe('OFFER_COMPLETED')
    await app.call('operador', loadRoutes.reopenOffer, { id })
    expect((await load.accept(await load.proposalOf(north))).status).toBe(200)
  })

  it('expires without a proposal', async () => {
    const load = await negotiated(app)
    await app.wait(3)
    expect(await load.status()).toBe('EXPIRED')
  })
})

describe('a load to combine', () => {
  it('is declined or answered with a price', async () => {
    const load = await negotiated(app, { type: 'TO_COMBINE' })
    await app.call(south, transporterDealCommands.decline, { id: load.id, reason: 'Sem veículo' })
    await load.propose(north, 650_000)
    expect(await app.ask(north, transporterLoadCommands.accept, { id: load.id })).toMatchObject({ status: 422 })
    expect((await load.talk()).list.slice(0, 2)).toMatchObject([
      { transporterProposal: { price: 650_000 } },
      { status: 'DECLINED', reason: 'Sem veículo' },
    ])
    await load.accept(await load.proposalOf(north))
    await app.settled()
    expect(await load.status()).toBe('ASSIGNED_TO_TRANSPORTER')
  })
})

describe('a counter-offer to a closed price', () => {
  it('is accepted instead of the price', async () => {
    const load = await launched(app, { acceptType: 'WAIT_DURATION', duration: 120 })
    await app.call(north, transporterDealCommands.propose, { id: load.id, price: 760_000 })
    await load.accept(south)
    const { list } = await app.call('operador', negotiationRoutes.negotiations, { id: load.id })
    await app.call('operador', acceptProposal, { id: load.id, negotiationId: list[0]!.transporterProposal!.negotiationId })
    expect(await load.details()).toMatchObject({
      statusCode: 'ASSIGNED_TO_TRANSPORTER',
      price: 760_000,
      transporterId: transporterOf(north),
    })
  })
})
