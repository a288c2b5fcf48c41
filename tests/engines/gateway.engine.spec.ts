import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { startGateway } from './cluster/gateway.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const startUpstream = async () => {
  const server = createServer((_, reply) => reply.end('here'))
  server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => new Promise((resolve) => server.close(resolve))
  return { port: (server.address() as AddressInfo).port, close }
}
/** One killed process of a part, and one that still runs. */
const oneOfTwo = async () => {
  const [gone, left] = [await startUpstream(), await startUpstream()]
  await gone.close()
  closing.push(left.close)
  const ports = [gone.port, left.port]
  const gateway = await startGateway(0, { loads: ports, hiring: ports, queries: ports, push: ports, login: ports })
  closing.push(gateway.close)
  return gateway
}
const REALTIME = '/webshipper/realtime'
const WEBSOCKET = { connection: 'upgrade', upgrade: 'websocket' }

it('skips an unreachable process, for requests and websockets', async () => {
  const { port } = await oneOfTwo()
  const opened = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const handshake = request({ port, host: '127.0.0.1', path: `${REALTIME}?ticket=x`, headers: WEBSOCKET }).end()
      handshake.once('upgrade', ({ statusCode }, socket) => resolve(socket.destroy() && statusCode)).once('error', reject)
    })
  for (let round = 0; round < 3; round++) {
    const authorise = () => fetch(`http://127.0.0.1:${port}${REALTIME}/auth`, { method: 'POST' })
    for (const { status } of await Promise.all([authorise(), authorise(), authorise()])) expect(status).toBe(200)
    expect(await opened()).toBe(101)
  }
})

it('gives a command that is sent again the key of the first time, and believes nobody about the address of a client', async () => {
  const seen: IncomingHttpHeaders[] = []
  const server = createServer(({ headers, socket }, reply) => {
    seen.push(headers)
    if (seen.length === 1) return void socket.destroy()
    reply.end('here')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  const ports = Array.from({ length: 2 }, () => (server.address() as AddressInfo).port)
  const gateway = await startGateway(0, { loads: ports, hiring: ports, queries: ports, push: ports, login: ports })
  closing.push(gateway.close)
  const call = { method: 'POST', headers: { 'x-forwarded-for': '203.0.113.9' } }
  expect((await fetch(`http://127.0.0.1:${gateway.port}/webshipper/shipping`, call)).status).toBe(200)
  const [first, second] = seen.map((headers) => headers['idempotency-key'])
  expect(first).toMatch(/^\S{8,}$/)
  expect(second).toBe(first)
  expect(seen.map((headers) => headers['x-forwarded-for'])).toEqual(['127.0.0.1', '127.0.0.1'])
})
