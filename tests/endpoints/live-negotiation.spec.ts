import type { AddressInfo } from 'node:net'
import { transporterLoadCommands } from '@embarca/contracts/carrier/routes.ts'
import { transporterDealCommands } from '@embarca/contracts/negotiation/routes.ts'
import type { RealtimeMessage } from '@embarca/contracts/realtime/messages.ts'
import { realtimeRoutes } from '@embarca/contracts/realtime/routes.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { actorNamed } from '@embarca/services/demo/actors.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DemoApp, startDemoApp } from '../kit/demo-app.ts'
import { launched } from '../kit/demo-load.ts'
import { listener } from '../kit/listener.ts'

let app: DemoApp
beforeAll(async () => {
  app = await startDemoApp()
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  await app.call('operador', sessionRoutes.changeGroup, { operationGroupId: 'sul' })
})
afterAll(() => app.close())

const listens = async (username: string, ...channels: readonly string[]) => {
  const { body } = await app.ask(username, realtimeRoutes.auth, {})
  const { port } = app.app.server.address() as AddressInfo
  const socket = await listener(`ws://127.0.0.1:${port}/webshipper/realtime?ticket=${body.token}`)
  socket.send({ subscribe: [...channels] })
  await socket.nextFrame('subscribed')
  return socket
}
const idOf = (username: string) => actorNamed(username).transporterId!
const [north, south] = ['transportadora01', 'transportadora02'] as const
const unpriced = { freightPrice: undefined as never, duration: 60 }

it('a bid is pushed to subscribers at once, with the clock and the price', async () => {
  const load = await launched(app, { ...unpriced, type: 'AUCTION', auction: { initialBid: 800_000, reductionPercentage: 2 } })
  const { id } = load
  const { externalId } = await load.details()
  const [board, page] = [await listens('operador', 'shipper'), await listens('operador', `load:${id}`)]
  app.clock.advance(60_000)
  await app.call(north, transporterDealCommands.bid, { id, price: 790_000 })
  for (const [socket, channel] of [[board, 'shipper'] as const, [page, `load:${id}`] as const]) {
    expect(await socket.nextFrame('BID')).toMatchObject({
      channel,
      data: {
        ...{
          type: 'BID',
          shippingHash: id,
          shippingExternalId: externalId,
          dealId: idOf(north),
          agentType: 'TRANSPORTER',
          attachments: [],
        },
        message: expect.stringMatching(/ deu um lance de R\$ 7\.900,00\.$/),
      },
    })
    expect(await socket.nextFrame('auction.changed')).toMatchObject({
      channel,
      id,
      data: { residualTime: 3_540, offerPrice: 790_000, bids: 1 },
    })
  }
  await app.wait(1)
  expect(await board.nextFrame('AUCTION_ENDED')).toMatchObject({ data: { message: 'O leilão terminou com 1 lance.' } })
  expect(board.frames.filter(({ type }) => type === 'BID')).toEqual([])
  board.close()
  page.close()
})

it('proposals, messages, refusals and acceptances are pushed, each with its text', async () => {
  const socket = await listens('operador', 'shipper')
  const { id } = await launched(app, { ...unpriced, type: 'TO_COMBINE' })
  await app.call(north, transporterDealCommands.propose, { id, price: 650_000 })
  await app.call(north, transporterDealCommands.message, { id, text: 'Coletamos às 6h.' })
  await app.call(south, transporterDealCommands.decline, { id, reason: 'Sem veículo' })
  const closed = await launched(app)
  await app.call(north, transporterLoadCommands.accept, { id: closed.id })
  const expected = ['NEW_PROPOSAL', 'NEW_MESSAGE', 'TO_COMBINE_REFUSED', 'ACCEPT']
  const messages: string[] = []
  for (const type of expected) messages.push(((await socket.nextFrame(type)).data as RealtimeMessage).message)
  expect(messages).toEqual([
    expect.stringMatching(/ propôs R\$ 6\.500,00\.$/),
    expect.stringMatching(/ escreveu: Coletamos às 6h\.$/),
    expect.stringMatching(/ recusou a oferta: Sem veículo$/),
    expect.stringMatching(/ aceitou a oferta de R\$ 7\.310,00\.$/),
  ])
  socket.close()
})
