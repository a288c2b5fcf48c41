import type { AddressInfo } from 'node:net'
import { transporterLoadCommands } from '@embarca/contracts/carrier/routes.ts'
import { inboxCommands, inboxRoutes } from '@embarca/contracts/inbox/routes.ts'
import { realtimeRoutes } from '@embarca/contracts/realtime/routes.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { listener } from '../kit/listener.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

let app: RunningApp
beforeEach(async () => {
  app = await startApp({ now: FIXTURES_AT })
  await recordFixtures(app)
})
afterEach(() => app.close())

type Someone = ReturnType<RunningApp['as']>
const operator = (userId: string, more: object = {}) => app.as(['shipper_operator'], { userId, ...more })
const accepts = () => app.as(['transporter_operator']).call(transporterLoadCommands.accept, { id: 'offered' })
const unreadOf = async (who: Someone) => (await who.call(inboxRoutes.summary, {})).body.byLoad['offered']?.unread ?? 0
const listens = async (who: Someone) => {
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { body } = await who.call(realtimeRoutes.auth, {})
  const { port } = app.app.server.address() as AddressInfo
  const socket = await listener(`ws://127.0.0.1:${port}/webshipper/realtime?ticket=${body.token}`)
  socket.send({ subscribe: body.channels })
  await socket.nextFrame('subscribed')
  return socket
}

it('an acceptance is unread for the staff of its group at once, and for no one else', async () => {
  const ana = operator('ana')
  const socket = await listens(ana)
  expect((await accepts()).status).toBe(200)
  expect((await socket.nextFrame('inbox.changed')).id).toBe('offered')
  socket.close()
  expect(await unreadOf(ana)).toBe(1)
  expect(await unreadOf(operator('caio', { operationGroups: ['g2'] }))).toBe(0)
  expect(await unreadOf(operator('ines', { shipperId: 's2' }))).toBe(0)
  expect(await unreadOf(app.as(['shipper_shipping_launcher'], { userId: 'lia' }))).toBe(0)
  expect((await app.as(['transporter_operator']).call(inboxRoutes.list, {})).status).toBe(403)
})

it('what a user has read and muted holds on every device, and for that user only', async () => {
  await accepts()
  const [ana, bia] = [operator('ana'), operator('bia')]
  const { list } = (await ana.call(inboxRoutes.list, {})).body
  const { entries } = list.find(({ hashId }) => hashId === 'offered')!
  expect((await ana.call(inboxCommands.readLoad, { id: 'offered', until: entries[0]!.at })).status).toBe(200)
  expect([await unreadOf(operator('ana')), await unreadOf(bia)]).toEqual([0, 1])
  expect((await bia.call(inboxCommands.mute, { kinds: ['OFFERS'] })).status).toBe(200)
  expect(await unreadOf(bia)).toBe(0)
  expect((await bia.call(inboxRoutes.list, {})).body.list.flatMap(({ entries }) => entries.map(({ kind }) => kind))).not.toContain('OFFERS')
})
