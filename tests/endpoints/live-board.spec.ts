import type { AddressInfo } from 'node:net'
import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { transporterLoadCommands } from '@embarca/contracts/carrier/routes.ts'
import { realtimeRoutes } from '@embarca/contracts/realtime/routes.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { listener } from '../kit/listener.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

let app: RunningApp
beforeEach(async () => {
  app = await startApp({ now: FIXTURES_AT })
  await recordFixtures(app)
  await app.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

type Someone = ReturnType<RunningApp['as']>
const listens = async (who: Someone) => {
  const { body } = await who.call(realtimeRoutes.auth, {})
  const { port } = app.app.server.address() as AddressInfo
  const socket = await listener(`ws://127.0.0.1:${port}/webshipper/realtime?ticket=${body.token}`)
  socket.send({ subscribe: body.channels })
  await socket.nextFrame('subscribed')
  return socket
}
const board = (who: Someone, columnStatus: 'NEGOTIATION' | 'IN_PROGRESS') => who.call(boardRoutes.column, { columnStatus })

it('an acceptance is pushed to every board that shows the load, and to no other', async () => {
  const ana = app.as(['shipper_operator'])
  const caio = app.as(['shipper_operator'], { userId: 'caio', operationGroups: ['g2'] })
  const eva = app.as(['embarca_admin'], { userId: 'eva', operationGroups: [] })
  expect((await board(ana, 'NEGOTIATION')).text).toContain('"hashId":"offered"')
  const [hers, his, theirs] = [await listens(ana), await listens(caio), await listens(eva)]

  const done = await app.as(['transporter_operator']).call(transporterLoadCommands.accept, { id: 'offered' })
  expect(done.status, done.text).toBe(200)
  const moved = await hers.nextFrame('load.changed')
  expect(moved).toMatchObject({
    channel: 'shipper',
    id: 'offered',
    data: { statusCode: 'ASSIGNED_TO_TRANSPORTER', transporterName: 'TransNorte' },
  })
  expect((await theirs.nextFrame('load.changed')).id).toBe('offered')
  expect(his.frames).toEqual([])

  expect((await board(ana, 'IN_PROGRESS')).text).toContain('"hashId":"offered"')
  expect((await board(ana, 'NEGOTIATION')).text).not.toContain('"hashId":"offered"')
  for (const socket of [hers, his, theirs]) socket.close()
})

it('a user who switches the operation group gets that group’s data and pushes at once', async () => {
  const ana = app.as(['shipper_operator'], { userId: 'ana', operationGroups: ['g1', 'g2'] })
  const socket = await listens(ana)
  expect((await board(ana, 'NEGOTIATION')).text).toContain('"hashId":"offered"')
  const moved = await ana.call(sessionRoutes.changeGroup, { operationGroupId: 'g2' })
  expect(moved.status, moved.text).toBe(200)
  expect((await board(ana, 'NEGOTIATION')).text).not.toContain('"hashId":"offered"')
  expect((await app.as(['transporter_operator']).call(transporterLoadCommands.accept, { id: 'offered' })).status).toBe(200)
  await app.caughtUp()
  socket.send({ ping: true })
  await socket.nextFrame('pong')
  expect(socket.frames).toEqual([])
  socket.close()
})

it('the documentation opens in a browser: its content security policy allows only its own scripts', async () => {
  const page = await app.inject({ method: 'GET', url: '/docs/' })
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self'/)
})

it('health and metrics report the state of the application, metrics to this machine only', async () => {
  expect((await app.inject({ method: 'GET', url: '/health/live' })).json()).toEqual({ status: 'live' })
  expect((await app.inject({ method: 'GET', url: '/health/ready' })).json()).toMatchObject({ status: 'ready', lag: 0 })
  const metrics = await app.inject({ method: 'GET', url: '/metrics' })
  for (const line of [
    'embarca_views_lag_seconds 0',
    'embarca_sockets 0',
    'embarca_connections 0',
    'embarca_connections_refused_total 0',
    'embarca_http_seconds_bucket',
  ])
    expect(metrics.body).toContain(`
${line}`)
  expect((await app.inject({ method: 'GET', url: '/metrics', remoteAddress: '10.0.0.7' })).statusCode).toBe(404)
  expect((await app.inject({ method: 'GET', url: '/metrics', headers: { 'x-forwarded-for': '10.0.0.7' } })).statusCode).toBe(404)
})
