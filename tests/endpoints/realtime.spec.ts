import type { AddressInfo } from 'node:net'
import { allNotifies, allOwners } from '@embarca/projections/all.ts'
import { createApp } from '@embarca/services/http/app.ts'
import { admission } from '@embarca/services/http/auth.ts'
import { logger } from '@embarca/services/http/log.ts'
import { hubFrom } from '@embarca/services/http/push/hub.ts'
import { publisher } from '@embarca/services/http/push/publisher.ts'
import { serveRealtime } from '@embarca/services/http/push/realtime.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listener } from '../kit/listener.ts'
import { actor, tokens } from '../kit/tokens.ts'

const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

const start = async ({ again }: { again?: number } = {}) => {
  const app = await createApp({ logger: logger('silent') })
  open.push(() => app.close())
  const { tokenFor, verify, refuses, revoke } = tokens()
  const hub = hubFrom('10')
  const groups = new Map<string, string>()
  const rights = { admission: admission(verify, refuses), isOn: () => false }
  const realtime = await serveRealtime(app, {
    hub,
    context: rights,
    origins: ['http://localhost:8080'],
    ...(again !== undefined && { again }),
    rights: {
      groupOf: async ({ userId, operationGroups }) => groups.get(userId) ?? operationGroups[0],
      owners: allOwners,
      contextFor: ({ shipperId }) => ({
        events: { read: async () => [] },
        views: { get: async (_: string, loadId: string) => (loadId.startsWith(shipperId === 's1' ? 'A' : 'B') ? {} : undefined) } as never,
      }),
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const ticketFor = async (by = actor(['shipper_operator'])) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/webshipper/realtime/auth',
      headers: { authorization: `Bearer ${tokenFor(by)}` },
    })
    return reply.json().token as string
  }
  const connect = async (
    by = actor(['shipper_operator']),
    more: { ticket?: string; since?: string; origin?: string; autoPong?: boolean } = {},
  ) => {
    const ticket = more.ticket ?? (await ticketFor(by))
    const since = more.since === undefined ? '' : `&since=${more.since}`
    const client = await listener(`ws://127.0.0.1:${port}/webshipper/realtime?ticket=${ticket}${since}`, {
      ...(more.origin && { origin: more.origin }),
      ...(more.autoPong !== undefined && { autoPong: more.autoPong }),
    })
    open.push(client.close)
    return client
  }
  const announce = publisher(allNotifies)
  const card = (id: string, position: string, operationGroupId = 'g1', shipperId = 's1') =>
    hub.publish(announce({ view: 'loads', id, position, shipperId, operationGroupId, json: JSON.stringify({ hashId: id }) }))
  return { app, hub, realtime, connect, ticketFor, card, revoke, groups }
}
const pause = () => new Promise((resolve) => setTimeout(resolve, 30))

describe('a websocket client', () => {
  it('needs a one-time ticket and an allowed origin', async () => {
    const { connect, ticketFor } = await start()
    const ticket = await ticketFor()
    await connect(undefined, { ticket, origin: 'http://localhost:8080' })
    await expect(connect(undefined, { ticket })).rejects.toThrow('401')
    await expect(connect(undefined, { ticket: 'invented' })).rejects.toThrow('401')
    await expect(connect(undefined, { origin: 'http://evil.example' })).rejects.toThrow('403')
  })
  it('that does not answer a ping is closed; others stay open', async () => {
    const { realtime, connect } = await start({ again: 500 })
    const [dead, alive] = [await connect(undefined, { autoPong: false }), await connect()]
    let pings = 0
    alive.socket.on('ping', () => pings++)
    await dead.closes()
    await vi.waitFor(() => expect(pings).toBeGreaterThan(2), { timeout: 10_000 })
    expect([alive.socket.readyState, realtime.count()]).toEqual([alive.socket.OPEN, 1])
  })
  it('receives only its own operation groups, and no other shipper', async () => {
    const { connect, card } = await start()
    const ana = await connect()
    const rui = await connect(actor(['shipper_operator'], { userId: 'rui', operationGroups: ['g2'] }))
    const eva = await connect(actor(['shipper_operator'], { userId: 'eva', shipperId: 'B' }))
    for (const one of [ana, rui, eva]) {
      one.send({ subscribe: ['shipper'] })
      await one.nextFrame('subscribed')
    }
    card('A1', '11')
    expect(await ana.nextFrame('load.changed')).toEqual({
      channel: 'shipper',
      type: 'load.changed',
      id: 'A1',
      position: '11',
      data: { hashId: 'A1' },
    })
    card('A2', '12', 'g2')
    expect((await rui.nextFrame('load.changed')).id).toBe('A2')
    await pause()
    expect([ana.frames, rui.frames, eva.frames]).toEqual([[], [], []])
  })
  it('receives one load that its user may see', async () => {
    const { connect, card } = await start()
    const ana = await connect()
    ana.send({ subscribe: ['load:A1', 'load:B1'] })
    expect((await ana.nextFrame('subscribed')).channel).toBe('load:A1')
    expect((await ana.nextFrame('refused')).channel).toBe('load:B1')
    card('A1', '11')
    expect((await ana.nextFrame('load.changed')).channel).toBe('load:A1')
    ana.send({ unsubscribe: ['load:A1'], ping: true })
    await ana.nextFrame('pong')
    card('A1', '12')
    await pause()
    expect(ana.frames).toEqual([])
  })
  it('is notified once of all orders of its group that an import changed at once', async () => {
    const { connect, hub } = await start()
    const ana = await connect()
    ana.send({ subscribe: ['shipper'] })
    await ana.nextFrame('subscribed')
    const changed = publisher(allNotifies)
    const order = (n: number, operationGroupId: string) => ({
      view: 'order',
      id: `o${n}`,
      position: `${n}`,
      shipperId: 's1',
      operationGroupId,
    })
    hub.publish([13, 12, 11].flatMap((n) => ['g1', 'g2'].flatMap((group) => changed(order(n, group)))))
    expect(await ana.nextFrame('orders.changed')).toEqual({ channel: 'shipper', type: 'orders.changed', id: 's1/g1', position: '13' })
    await pause()
    expect(ana.frames).toEqual([])
  })
  it('of a carrier or of a role without loads receives nothing', async () => {
    const { connect } = await start()
    for (const by of [actor(['driver']), actor(['transporter_admin']), actor(['shipper_analytics'])]) {
      const one = await connect(by)
      one.send({ subscribe: ['shipper', 'load:A1', 'job:1'] })
      for (const _ of [1, 2, 3]) await one.nextFrame('refused')
    }
  })
  it('is disconnected when its user is changed, and follows its user to another group', async () => {
    const { connect, realtime, revoke, groups, card } = await start()
    const ana = await connect()
    ana.send({ subscribe: ['shipper'] })
    await ana.nextFrame('subscribed')
    groups.set(actor(['shipper_operator']).userId, 'g2')
    realtime.reconsider(actor(['shipper_operator']).userId)
    await pause()
    card('A1', '11', 'g1')
    card('A2', '12', 'g2')
    expect((await ana.nextFrame('load.changed')).id).toBe('A2')
    revoke(actor(['shipper_operator']).userId)
    realtime.reconsider(actor(['shipper_operator']).userId)
    expect(await ana.closes()).toBe(1008)
  })
})

describe('missed frames', () => {
  it('are sent again, in order', async () => {
    const { connect, card } = await start()
    for (const position of ['11', '12', '13']) card(`A${position}`, position)
    const ana = await connect(undefined, { since: '11' })
    ana.send({ subscribe: ['shipper'] })
    await ana.nextFrame('subscribed')
    expect(ana.frames.map(({ id }) => id)).toEqual(['A12', 'A13'])
  })
  it('lead to a resync when there are too many', async () => {
    const { connect } = await start()
    const ana = await connect(undefined, { since: '3' })
    ana.send({ subscribe: ['shipper'] })
    expect((await ana.nextFrame('resync')).channel).toBe('shipper')
  })
  it('lead to a resync when the client did not read', async () => {
    const { connect, hub } = await start()
    const ana = await connect()
    ana.send({ subscribe: ['load:A1'] })
    await ana.nextFrame('subscribed')
    ana.socket.pause()
    const places = [{ topic: 'load:A1', channel: 'load:A1' }]
    for (let at = 11; at < 600; at++) {
      hub.publish([{ type: 'load.changed', id: `${at}`, position: String(at), places, data: JSON.stringify('x'.repeat(60_000)) }])
      if (at % 50 === 0) await pause()
    }
    const before = process.memoryUsage().arrayBuffers
    expect(before).toBeLessThan(200e6)
    ana.socket.resume()
    expect((await ana.nextFrame('resync')).channel).toBe('')
  })
})

it.each(['no json', '{"subscribe":["shipper; drop"]}', '{"shout":true}', JSON.stringify({ subscribe: ['x'.repeat(70_000)] })])(
  'an invalid message closes the connection: %.30s',
  async (words) => {
    const { connect } = await start()
    const ana = await connect()
    ana.send(words)
    expect([1008, 1009]).toContain(await ana.closes())
  },
)
