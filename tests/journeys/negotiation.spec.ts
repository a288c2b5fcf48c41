import { transporterLoadCommands } from '@embarca/contracts/carrier/routes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
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

let app: DemoApp
beforeAll(async () => {
  app = await startDemoApp()
})
afterAll(() => app.close())

const factsOf = async (stream: string) => (await app.data.events.read(stream)).map(({ type }) => type)
const idOf = (username: string) => actorNamed(username).transporterId!
const [north, south] = ['transportadora01', 'transportadora02']

const negotiated = async (over: Partial<LaunchForm> = {}) => {
  const { freightPrice: _, ...rest } = { freightPrice: 0, type: 'QUOTATION' as const, duration: 120, ...over }
  const load = await launched(app, { ...rest, freightPrice: undefined as never })
  const { id } = load
  const talk = () => app.does('operador', negotiationRoutes.negotiations, { id, size: 50 })
  return {
    ...load,
    talk,
    propose: (username: string, price: number) => app.does(username, transporterDealCommands.propose, { id, price }),
    proposalOf: async (username: string) =>
      (await talk()).list.find(({ transporterId }) => transporterId === idOf(username))?.transporterProposal?.negotiationId ?? '',
    accept: (negotiationId: string, key?: string) =>
      app.ask('operador', acceptProposal, { id, negotiationId, justification: 'Prazo' }, key),
  }
}

describe('a quotation', () => {
  it('is talked through by both sides, compared side by side, and accepted', async () => {
    const load = await negotiated()
    const { id } = load
    expect(await load.status()).toBe('NEGOTIATION')
    await load.propose(south!, 720_000)
    await load.propose(north!, 750_000)
    const [first, second] = (await load.talk()).list
    expect([first, second]).toMatchObject([
      { transporterId: idOf(south!), transporterProposal: { price: 720_000 }, unread: 1, status: 'OPEN', dealId: idOf(south!) },
      { transporterId: idOf(north!), transporterProposal: { price: 750_000 }, unread: 1 },
    ])
    expect(first).not.toHaveProperty('rating')
    expect(first).not.toHaveProperty('onTimeShare')

    await app.does('operador', dealRoutes.makeDealProposal, { id, dealId: idOf(north!), price: 700_000, text: 'Fechamos hoje' })
    const theirs = await app.does(north!, transporterDealRoutes.deal, { id })
    expect(theirs).toMatchObject({
      shipperProposal: { price: 700_000 },
      unread: 1,
      items: [{}, { who: 'Embarcador', text: 'Fechamos hoje' }],
    })
    await app.does(north!, transporterDealCommands.agree, { id, negotiationId: theirs.shipperProposal!.negotiationId })
    await app.does(north!, transporterDealCommands.readDeal, { id })
    await app.does(north!, transporterDealCommands.message, { id, text: 'Coletamos às 6h.' })
    await app.does('operador', dealRoutes.markProposal, { id, negotiationId: await load.proposalOf(north!) })
    await app.does('operador', dealRoutes.readDeal, { id, dealId: idOf(north!) })
    expect(await app.does('operador', negotiationRoutes.deal, { id, dealId: idOf(north!) })).toMatchObject({
      marked: true,
      unread: 0,
      items: [
        { kind: 'PROPOSAL', agent: 'TRANSPORTER', value: 750_000, status: 'REPLACED', viewed: true },
        { kind: 'PROPOSAL', agent: 'SHIPPER', value: 700_000, viewed: true },
        { kind: 'PROPOSAL', agent: 'TRANSPORTER', value: 700_000, status: 'SENT' },
        { kind: 'MESSAGE', text: 'Coletamos às 6h.' },
      ],
    })

    expect((await load.accept(await load.proposalOf(north!))).status).toBe(200)
    await app.settled()
    expect(await load.details()).toMatchObject({ statusCode: 'ASSIGNED_TO_TRANSPORTER', transporterId: idOf(north!), price: 700_000 })
    expect((await load.talk()).list.find(({ transporterId }) => transporterId === idOf(north!))).toMatchObject({ status: 'ACCEPTED' })
    expect(await app.ask(south!, transporterDealCommands.propose, { id, price: 1_000 })).toMatchObject({
      status: 422,
      body: { code: 'NEGOTIATION_NOT_NOW', messages: ['A oferta não está mais aberta.'] },
    })

    await app.does('operador', loadRoutes.undoAcceptance, { id })
    expect(await load.status()).toBe('NEGOTIATION')
    expect((await load.accept(await load.proposalOf(south!))).status).toBe(200)
    await app.settled()
    expect(await load.details()).toMatchObject({ statusCode: 'ASSIGNED_TO_TRANSPORTER', transporterId: idOf(south!) })
  })

  it('is talked about with files, which only the two sides get', async () => {
    const load = await negotiated()
    const { id } = load
    const { fileId } = (await load.upload(id, north)).json() as { fileId: string }
    const say = (fileId: string) =>
      app.ask(north!, transporterDealCommands.message, { id, text: '', attachments: [{ fileId, name: 'rota.png' }] })
    expect(await say('nothing')).toMatchObject({ status: 422, body: { code: 'FILE_UNKNOWN' } })
    expect((await say(fileId)).status).toBe(200)
    await app.settled()
    const { items } = await app.does('operador', negotiationRoutes.deal, { id, dealId: idOf(north!) })
    expect(items).toMatchObject([{ kind: 'MESSAGE', agent: 'TRANSPORTER', attachments: [{ fileId, name: 'rota.png' }] }])
    const get = async (username: string) =>
      (await app.as(actorNamed(username)).inject({ method: 'GET', url: `/webshipper/file/download?fileName=${fileId}` })).statusCode
    expect([await get('operador'), await get(north!), await get('motorista01')]).toEqual([200, 200, 404])
    await app.does('operador', loadRoutes.cancel, { id, reason: 'Cliente desistiu' })
    expect(await get(north!)).toBe(404)
  })

  it('waits for approval above its reference', async () => {
    const load = await negotiated({ referenceValue: 700_000 })
    await load.propose(north!, 700_001)
    await load.accept(await load.proposalOf(north!))
    await app.settled()
    expect(await load.status()).toBe('WAITING_APPROVE')
  })

  it('refuses what is not on the table, with words, and a price that cannot be', async () => {
    const load = await negotiated({ referenceValue: 700_000 })
    const { id } = load
    const refused = (code: string) => ({ status: 422, body: { code } })
    for (const price of [0, -5, 1.5, '700'])
      expect((await app.ask(north!, transporterDealCommands.propose, { id, price: price as number })).status).toBe(400)
    expect(await app.ask(north!, transporterDealCommands.propose, { id, price: 70_000_000 })).toMatchObject(refused('PRICE_ABSURD'))
    expect(await load.accept('nothing')).toMatchObject(refused('PROPOSAL_REPLACED'))
    expect(await app.ask('operador', loadRoutes.closeOffer, { id })).toMatchObject(refused('NOBODY_ANSWERED'))
    expect(await app.ask(north!, transporterDealCommands.bid, { id, price: 1 })).toMatchObject(refused('BIDS_NOT_HERE'))
    await load.propose(north!, 650_000)
    const first = await load.proposalOf(north!)
    await load.propose(north!, 640_000)
    expect(await load.accept(first)).toMatchObject(refused('PROPOSAL_REPLACED'))
    await app.does('operador', dealRoutes.refuseProposal, { id, transporterId: idOf(north!), justification: 'Caro' })
    expect(await app.does(north!, transporterDealRoutes.deal, { id })).toMatchObject({
      items: [{}, { status: 'REFUSED' }, { kind: 'REFUSAL', text: 'Caro', who: 'Embarcador' }],
    })
    expect(await load.status()).toBe('NEGOTIATION')
  })

  it('is closed and opened again, for all or for one', async () => {
    const load = await negotiated()
    const { id } = load
    const one = { id, dealId: idOf(north!) }
    await load.propose(north!, 650_000)
    await app.does('operador', dealRoutes.closeDeal, one)
    expect(await app.ask(north!, transporterDealCommands.propose, { id, price: 1_000 })).toMatchObject({ body: { code: 'DEAL_CLOSED' } })
    await app.does('operador', dealRoutes.uncloseDeal, one)
    await app.does('operador', loadRoutes.closeOffer, { id })
    expect(await load.status()).toBe('OFFER_COMPLETED')
    await app.does('operador', reopenNegotiation, { id, transporterId: idOf(north!) })
    expect(await load.status()).toBe('NEGOTIATION')
    await load.propose(north!, 640_000)
    await app.wait(3)
    expect(await load.status()).toBe('OFFER_COMPLETED')
    await app.does('operador', loadRoutes.reopenOffer, { id })
    expect((await load.accept(await load.proposalOf(north!))).status).toBe(200)
  })

  it('expires when nobody answers', async () => {
    const load = await negotiated()
    await app.wait(3)
    expect(await load.status()).toBe('EXPIRED')
  })
})

describe('a load to combine', () => {
  it('is declined or answered with a price', async () => {
    const load = await negotiated({ type: 'TO_COMBINE' })
    await app.does(south!, transporterDealCommands.decline, { id: load.id, reason: 'Sem veículo' })
    await load.propose(north!, 650_000)
    expect(await app.ask(north!, transporterLoadCommands.accept, { id: load.id })).toMatchObject({ status: 422 })
    expect((await load.talk()).list.slice(0, 2)).toMatchObject([
      { transporterProposal: { price: 650_000 } },
      { status: 'DECLINED', reason: 'Sem veículo' },
    ])
    await load.accept(await load.proposalOf(north!))
    await app.settled()
    expect(await load.status()).toBe('ASSIGNED_TO_TRANSPORTER')
  })
})

describe('a counter-offer to a closed price', () => {
  it('is accepted instead of it', async () => {
    const load = await launched(app, { acceptType: 'WAIT_DURATION', duration: 120 })
    await app.does(north!, transporterDealCommands.propose, { id: load.id, price: 760_000 })
    await load.accept(south)
    const { list } = await app.does('operador', negotiationRoutes.negotiations, { id: load.id })
    await app.does('operador', acceptProposal, { id: load.id, negotiationId: list[0]!.transporterProposal!.negotiationId })
    expect(await load.details()).toMatchObject({ statusCode: 'ASSIGNED_TO_TRANSPORTER', price: 760_000, transporterId: idOf(north!) })
  })
})

describe('who wants different things at the same moment', () => {
  it('two proposals accepted at once have one winner', async () => {
    const load = await negotiated()
    await load.propose(north!, 650_000)
    await load.propose(south!, 640_000)
    const [one, other] = [await load.proposalOf(north!), await load.proposalOf(south!)]
    const answers = await Promise.all([load.accept(one), load.accept(other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await factsOf(load.stream)).filter((type) => type === 'TransporterAssigned')).toHaveLength(1)
  })

  it('a cancellation while a proposal is accepted: hired then canceled, or refused and released', async () => {
    for (let round = 0; round < 8; round++) {
      const load = await negotiated()
      await load.propose(north!, 650_000)
      const id = await load.proposalOf(north!)
      const cancel = () => app.ask('operador', loadRoutes.cancel, { id: load.id, reason: 'Pedido cancelado pelo cliente' })
      const accept = () => load.accept(id)
      await Promise.all(round % 2 ? [cancel(), accept()] : [accept(), cancel()])
      await app.settled()
      const facts = await factsOf(load.stream)
      expect(facts).toContain('LoadCanceled')
      const talk = await factsOf(`negotiation-${load.id}`)
      if (facts.includes('TransporterAssigned')) expect(facts.indexOf('TransporterAssigned')).toBeLessThan(facts.indexOf('LoadCanceled'))
      else if (talk.includes('ProposalHeld')) expect(talk).toContain('ProposalReleased')
    }
  })

  it('a proposal accepted twice, by a double click or by an answer that was lost, hires once', async () => {
    const load = await negotiated()
    await load.propose(north!, 650_000)
    const id = await load.proposalOf(north!)
    const [one, other] = await Promise.all([load.accept(id, 'once'), load.accept(id, 'once')])
    expect(other!.body).toEqual(one!.body)
    expect((await load.accept(id, 'once')).body).toEqual(one!.body)
    expect((await load.accept(id)).status).toBe(200)
    expect((await factsOf(load.stream)).filter((type) => type === 'TransporterAssigned')).toHaveLength(1)
    expect((await factsOf(`negotiation-${load.id}`)).filter((type) => type === 'ProposalHeld')).toHaveLength(1)
  })

  it('a proposal changed while it is accepted is either accepted or replaced, never something else', async () => {
    for (let round = 0; round < 6; round++) {
      const load = await negotiated()
      await load.propose(north!, 650_000)
      const id = await load.proposalOf(north!)
      const [accepted, changed] = await Promise.all([
        load.accept(id),
        app.ask(north!, transporterDealCommands.propose, { id: load.id, price: 690_000 }),
      ])
      await app.settled()
      const { price, statusCode } = await load.details()
      if (accepted!.status === 200) expect({ price, changed: changed!.status }).toEqual({ price: 650_000, changed: 422 })
      else expect({ statusCode, changed: changed!.status }).toEqual({ statusCode: 'NEGOTIATION', changed: 200 })
    }
  })
})
