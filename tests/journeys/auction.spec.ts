import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import {
  acceptProposal,
  dealRoutes,
  negotiationRoutes,
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

const MINUTE = 60_000
const eventTypesOf = async (stream: string) => (await app.data.events.read(stream)).map(({ type }) => type)
const idOf = (username: string) => actorNamed(username).transporterId!
const [north, south] = ['transportadora01', 'transportadora02'] as const

/** An auction of an hour: from R$ 8.000,00 down, by 2 % at least. */
const auctioned = async (over: object = {}) => {
  const load = await launched(app, {
    type: 'AUCTION',
    duration: 60,
    auction: { initialBid: 800_000, reductionPercentage: 2, ...over },
    freightPrice: undefined as never,
  })
  const { id } = load
  return {
    ...load,
    bid: (username: string, price: number, key?: string) => app.ask(username, transporterDealCommands.bid, { id, price }, key),
    clock: async () => (await app.call('operador', negotiationRoutes.residualTime, { shippingIds: `${id},nothing` }))[0]!,
    bids: async () => (await app.call('operador', negotiationRoutes.bids, { id })).list,
    talk: () => eventTypesOf(`negotiation-${id}`),
  }
}

describe('an auction', () => {
  it('accepts bids until its end, and ends once; the best bid is accepted (R099)', async () => {
    const load = await auctioned()
    const { id } = load
    expect(await load.clock()).toEqual({
      shippingId: id,
      residualTime: 3_600,
      endsAt: new Date(Date.parse(app.clock.now()) + 60 * MINUTE).toISOString(),
      offerPrice: 800_000,
      bids: 0,
      initialBid: 800_000,
    })
    expect(await load.bid(north, 800_001)).toMatchObject({
      status: 422,
      body: {
        code: 'BID_TOO_HIGH',
        fields: [{ field: 'price', message: expect.stringMatching(/^O lance deve ser de no máximo R\$\s8\.000,00\.$/) }],
      },
    })
    expect((await load.bid(north, 800_000)).status).toBe(200)
    expect(await load.bid(north, 700_000)).toMatchObject({ status: 422, body: { code: 'BID_ON_OWN_BEST' } })
    expect(await load.bid(south, 784_001)).toMatchObject({ status: 422, body: { code: 'BID_TOO_HIGH' } })
    expect((await load.bid(south, 784_000)).status).toBe(200)
    await app.settled()
    expect(await app.call(north, transporterDealRoutes.deal, { id })).toMatchObject({
      auction: { offerPrice: 784_000, bids: 2, nextBid: 768_320, mine: false },
      items: [{ kind: 'BID', value: 800_000 }],
    })
    expect(await app.call(south, transporterDealRoutes.deal, { id })).toMatchObject({ auction: { mine: true } })
    app.clock.advance(30 * MINUTE)
    expect(await load.clock()).toMatchObject({ residualTime: 1_800, offerPrice: 784_000, bids: 2 })
    expect(await load.bids()).toMatchObject([
      { transporterId: idOf(south), price: 784_000, best: true },
      { transporterId: idOf(north), price: 800_000, best: false },
    ])
    const [best] = await load.bids()
    expect(await app.ask('operador', acceptProposal, { id, negotiationId: best!.negotiationId })).toMatchObject({
      body: { code: 'AUCTION_STILL_OPEN', messages: ['O leilão ainda não terminou.'] },
    })

    await app.wait(1)
    expect(await load.status()).toBe('OFFER_COMPLETED')
    expect((await load.talk()).filter((type) => type === 'AuctionEnded')).toHaveLength(1)
    expect(await load.clock()).toMatchObject({ residualTime: 0 })
    expect(await load.bid(north, 700_000)).toMatchObject({ status: 422, body: { code: 'AUCTION_OVER', messages: ['O leilão terminou.'] } })
    await app.call('operador', acceptProposal, { id, negotiationId: best!.negotiationId })
    expect(await load.details()).toMatchObject({ statusCode: 'ASSIGNED_TO_TRANSPORTER', price: 784_000, transporterId: idOf(south) })
  })

  it('expires without a bid, and restarts when it is reopened', async () => {
    const load = await auctioned()
    await app.wait(2)
    expect(await load.status()).toBe('EXPIRED')
    await app.call('operador', loadRoutes.reopen, { id: load.id })
    expect(await load.status()).toBe('NEGOTIATION')
    expect(await load.clock()).toMatchObject({ residualTime: 3_600, bids: 0 })
    await load.bid(north, 790_000)
    await app.wait(2)
    await app.call('operador', loadRoutes.reopenOffer, { id: load.id })
    expect(await load.clock()).toMatchObject({ residualTime: 3_600, offerPrice: 800_000, bids: 0 })
  })

  it('ends early when the shipper closes it or its load is canceled', async () => {
    const closed = await auctioned()
    await closed.bid(north, 790_000)
    await app.call('operador', loadRoutes.closeOffer, { id: closed.id })
    expect(await closed.status()).toBe('OFFER_COMPLETED')
    await app.wait(2)
    expect((await closed.talk()).filter((type) => type === 'AuctionEnded')).toHaveLength(1)
    expect(await closed.status()).toBe('OFFER_COMPLETED')
    const canceled = await auctioned()
    await app.call('operador', loadRoutes.cancel, { id: canceled.id, reason: 'Cliente desistiu' })
    expect(await canceled.talk()).toContain('AuctionEnded')
    expect((await canceled.bid(north, 790_000)).status).toBe(422)
  })

  it('is extended by a late bid where configured, and ends at the new time', async () => {
    const load = await auctioned({ extension: 5 })
    app.clock.advance(58 * MINUTE)
    await load.bid(north, 790_000)
    await app.settled()
    expect(await load.clock()).toMatchObject({ residualTime: 300 })
    app.clock.advance(3 * MINUTE)
    await app.wait(0)
    expect(await load.status()).toBe('NEGOTIATION')
    expect((await load.bid(south, 700_000)).status).toBe(200)
    await app.wait(1)
    expect(await load.status()).toBe('OFFER_COMPLETED')
    expect((await load.talk()).filter((type) => type === 'AuctionEnded')).toHaveLength(1)
  })

  it('shows its bids as unread until staff open it', async () => {
    const load = await auctioned()
    await load.bid(north, 790_000)
    await load.bid(south, 700_000)
    await app.settled()
    const unread = async () =>
      (await app.call('operador', negotiationRoutes.deals, { id: load.id })).list.map(({ unread = 0 }) => unread).sort()
    expect(await unread()).toEqual([1, 1])
    await app.call('operador', dealRoutes.readNegotiation, { id: load.id })
    expect(await unread()).toEqual([0, 0])
  })
})

describe('concurrent bids', () => {
  it('of many bids at the same price one is accepted, and the others are refused', async () => {
    const load = await auctioned()
    const bidders = Array.from({ length: 12 }, (_, i) => `transportadora${String(i + 1).padStart(2, '0')}`)
    const answers = await Promise.all(bidders.map((bidder) => load.bid(bidder, 780_000)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(422)])
    expect((await load.talk()).filter((type) => type === 'BidPlaced')).toHaveLength(1)
  })

  it('a bid that is sent twice counts once', async () => {
    const load = await auctioned()
    const [one, other] = await Promise.all([load.bid(north, 780_000, 'once'), load.bid(north, 780_000, 'once')])
    expect(other!.body).toEqual(one!.body)
    expect((await load.talk()).filter((type) => type === 'BidPlaced')).toHaveLength(1)
  })
})
