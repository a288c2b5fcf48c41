import { connect } from 'node:net'
import { transporterLoadCommands } from '@embarca/contracts/carrier/routes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { negotiationRoutes, transporterDealCommands } from '@embarca/contracts/negotiation/routes.ts'
import { actorNamed } from '@embarca/services/demo/actors.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestOf } from '../kit/app.ts'
import { type DemoApp, form, startDemoApp } from '../kit/demo-app.ts'
import { launched } from '../kit/demo-load.ts'

let app: DemoApp
beforeAll(async () => {
  app = await startDemoApp()
})
afterAll(() => app.close())

const HOUR = 3_600_000
const carriers = Array.from({ length: 12 }, (_, n) => `transportadora${String(n + 1).padStart(2, '0')}`)
const [north, south] = carriers as [string, string]
const eventTypesOf = async (stream: string) => (await app.data.events.read(stream)).map(({ type }) => type)
const accept = (username: string, id: string, key?: string) => app.ask(username, transporterLoadCommands.accept, { id }, key)
const auctioned = () =>
  launched(app, {
    type: 'AUCTION',
    duration: 60,
    auction: { initialBid: 800_000, reductionPercentage: 2 },
    freightPrice: undefined as never,
  })

describe('two transporters accept in the same second', () => {
  it('one wins, and every other one is refused', async () => {
    const { id, stream } = await launched(app)
    const answers = await Promise.all(carriers.map((username) => accept(username, id)))
    const [won, ...lost] = [...answers].sort((a, b) => a.status - b.status)
    expect(won!.status).toBe(200)
    for (const { status, body } of lost)
      expect({ status, body }).toMatchObject({ status: 422, body: { code: 'OFFER_TAKEN', messages: [expect.stringMatching(/\S/)] } })
    const winner = carriers[answers.indexOf(won!)]!
    const assigned = (await app.data.events.read(stream)).filter(({ type }) => type === 'TransporterAssigned')
    expect(assigned.map(({ data }) => data.transporterId)).toEqual([actorNamed(winner).transporterId])
  })
})

describe('a bid at the last instant', () => {
  it('is accepted a millisecond before the end, also while the end is being recorded', async () => {
    const { id } = await auctioned()
    app.clock.advance(HOUR - 1)
    const bid = app.ask(north, transporterDealCommands.bid, { id, price: 790_000 })
    app.clock.advance(1)
    const [{ status }] = await Promise.all([bid, app.reacting.drain()])
    await app.settled()
    const talk = await eventTypesOf(`negotiation-${id}`)
    expect(talk.filter((type) => type === 'AuctionEnded')).toHaveLength(1)
    // The clock of the HTTP server decides: a bid admitted before the end is recorded before it.
    if (status === 200) expect(talk.indexOf('BidPlaced')).toBeLessThan(talk.indexOf('AuctionEnded'))
    else expect(talk).not.toContain('BidPlaced')
    expect((await eventTypesOf(`load-${id}`)).at(-1)).toBe(status === 200 ? 'OfferCompleted' : 'LoadExpired')
  })

  it('counts a millisecond before the end, and is refused at the end, even if the end is not recorded yet', async () => {
    const { id } = await auctioned()
    app.clock.advance(HOUR - 1)
    expect((await app.ask(north, transporterDealCommands.bid, { id, price: 790_000 })).status).toBe(200)
    app.clock.advance(1)
    expect(await app.ask(south, transporterDealCommands.bid, { id, price: 700_000 })).toMatchObject({
      status: 422,
      body: { code: 'AUCTION_OVER', messages: ['O leilão terminou.'] },
    })
    expect(await eventTypesOf(`negotiation-${id}`)).not.toContain('AuctionEnded')
    await app.wait(0)
    expect((await eventTypesOf(`load-${id}`)).at(-1)).toBe('OfferCompleted')
    expect((await app.call('operador', negotiationRoutes.bids, { id })).list).toMatchObject([
      { transporterId: actorNamed(north).transporterId, best: true },
    ])
  })
})

describe('a shipper cancels while a transporter accepts', () => {
  it('the load is canceled; the transporter was hired before or is refused because there is no offer', async () => {
    for (let round = 0; round < 8; round++) {
      const { id, stream } = await launched(app)
      const cancel = () => app.ask('operador', loadRoutes.cancel, { id, reason: 'Pedido cancelado pelo cliente' })
      const both = { canceled: cancel, accepted: () => accept(north, id) }
      const order = round % 2 ? (['canceled', 'accepted'] as const) : (['accepted', 'canceled'] as const)
      const answers = Object.fromEntries(await Promise.all(order.map(async (name) => [name, await both[name]()] as const)))
      await app.settled()
      const events = await eventTypesOf(stream)
      expect(answers['canceled']!.status).toBe(200)
      expect(events.filter((type) => type === 'LoadCanceled')).toHaveLength(1)
      if (answers['accepted']!.status === 200) expect(events.indexOf('TransporterAssigned')).toBeLessThan(events.indexOf('LoadCanceled'))
      else {
        expect(events).not.toContain('TransporterAssigned')
        expect(answers['accepted']).toMatchObject({
          status: 422,
          body: { code: 'OFFER_WITHDRAWN', messages: [expect.stringMatching(/\S/)] },
        })
      }
    }
  })
})

describe('a double click', () => {
  it('launches one load and hires once', async () => {
    const input = form(app.clock.now())
    const launch = () => app.ask('operador', loadRoutes.launch, input, 'clicked-twice')
    const [one, other] = await Promise.all([launch(), launch()])
    expect([one!.status, other!.status]).toEqual([200, 200])
    expect(other!.body).toEqual(one!.body)
    await app.settled()
    const { stream } = one!.body as { stream: string }
    const id = stream.slice('load-'.length)
    const [first, second] = await Promise.all([accept(north, id, 'accepted-twice'), accept(north, id, 'accepted-twice')])
    expect([first!.status, second!.status]).toEqual([200, 200])
    expect(second!.body).toEqual(first!.body)
    const events = await eventTypesOf(stream)
    expect(events.filter((type) => type === 'LoadLaunched')).toHaveLength(1)
    expect(events.filter((type) => type === 'TransporterAssigned')).toHaveLength(1)
  })
})

describe('a lost response', () => {
  it('is repeated to a client that retries, and nothing happens twice', async () => {
    const { id, stream } = await launched(app)
    const before = await app.data.events.head()
    await app.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.app.server.address() as { port: number }
    const { method, url } = requestOf(transporterLoadCommands.accept, { id })
    const { token } = app.as(actorNamed(south))
    const socket = connect({ port, host: '127.0.0.1' })
    socket.pause()
    socket.write(
      `${method} ${url} HTTP/1.1\r\nHost: localhost:8080\r\nAuthorization: Bearer ${token}\r\nIdempotency-Key: lost\r\nContent-Length: 0\r\n\r\n`,
    )
    while ((await app.data.events.head()) === before) await new Promise((resolve) => setTimeout(resolve, 5))
    socket.destroy()

    const again = await accept(south, id, 'lost')
    expect(again.status).toBe(200)
    expect((await accept(south, id, 'lost')).body).toEqual(again.body)
    expect((await eventTypesOf(stream)).filter((type) => type === 'TransporterAssigned')).toHaveLength(1)
  })
})
