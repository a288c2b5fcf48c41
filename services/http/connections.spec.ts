import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type AppOptions, createApp } from './app.ts'
import { connectionsFor } from './connections.ts'
import { logger } from './log.ts'
import { proxiesOf } from './proxies.ts'

/** Only Linux has every address of 127.0.0.0/8. */
const ofAddresses = it.skipIf(process.platform !== 'linux')
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const start = async (options: Partial<AppOptions>) => {
  const app = await createApp({ logger: logger('silent'), ...options })
  app.get('/', async () => 'served')
  await app.listen({ port: 0, host: '127.0.0.1' })
  closing.push(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const open = (from = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    closing.push(() => socket.destroy())
    socket.on('error', () => {})
    return socket
  }
  return { app, open }
}
/** What a connection is answered until it ends, or until the answer is one of these words. */
const answerOn = (socket: Socket, request = '', until?: string) =>
  new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
      if (until !== undefined && text.includes(until)) resolve(text)
    })
    socket.once('close', () => resolve(text))
    if (request) socket.write(request)
  })
const ASK = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
const isServed = async (socket: Socket) => (await answerOn(socket, ASK, 'served')).includes('served')

describe('connections', () => {
  ofAddresses(
    'given one address with as many as it may have, then its next is refused, others are served, and it is served again later',
    async () => {
      const { app, open } = await start({ connections: { total: 20, perAddress: 3 } })
      const first = [open(), open(), open()]
      for (const socket of first) expect(await isServed(socket)).toBe(true)
      expect(await isServed(open())).toBe(false)
      expect(await isServed(open('127.0.0.2'))).toBe(true)
      expect([app.connections.open(), app.connections.refused()]).toEqual([4, 1])
      first[0]!.destroy()
      await vi.waitFor(() => expect(app.connections.open()).toBe(3))
      expect(await isServed(open())).toBe(true)
    },
  )
  it('given a trusted proxy, then its connections count only in the total', async () => {
    const { app, open } = await start({ connections: { total: 20, perAddress: 3 }, proxies: proxiesOf('127.0.0.0/8') })
    for (const socket of Array.from({ length: 8 }, () => open())) expect(await isServed(socket)).toBe(true)
    expect(app.connections.refused()).toBe(0)
  })
  ofAddresses('given as many as there may be in all, then the next is refused, from wherever it comes', async () => {
    const { app, open } = await start({ connections: { total: 4, perAddress: 4 }, requestTimeout: 60_000 })
    const silent = ['127.0.0.1', '127.0.0.2', '127.0.0.3', '127.0.0.4'].map(open)
    await Promise.all(silent.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
    expect(await isServed(open('127.0.0.5'))).toBe(false)
    expect(app.connections.refused()).toBe(1)
  })
  it('given many connections, then idle ones are closed and new ones are served', async () => {
    const { open } = await start({ connections: { total: 10, perAddress: 10 } })
    const idle = Array.from({ length: 8 }, () => open())
    for (const socket of idle) expect(await isServed(socket)).toBe(true)
    const ended = Promise.all(idle.map((socket) => new Promise((resolve) => socket.once('close', resolve))))
    expect(await isServed(open())).toBe(true)
    await ended
    for (const socket of Array.from({ length: 8 }, () => open())) expect(await isServed(socket)).toBe(true)
  })
  it.each([
    ['nothing', ''],
    ['half of its headers', 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
  ])('given one that sends %s, then it gets an error and is closed', async (_, request) => {
    const { open } = await start({ silence: 200 })
    expect(await answerOn(open(), request)).toMatch(/^HTTP\/1.1 408 .*"code":"TOO_SLOW"/s)
  })
  it('given headers that are too large, then 431 with the usual body of refusals', async () => {
    const { open } = await start({})
    const request = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`
    expect(await answerOn(open(), request)).toMatch(/^HTTP\/1.1 431 .*\{"code":"HEADERS_TOO_LARGE","messages":\["O cabeçalho/s)
  })
  it.each([
    ['what is no HTTP', 'GET / SMTP/1.1\r\n\r\n', 400, 'INVALID'],
    ['a method that nobody knows', 'HELO / HTTP/1.1\r\nHost: localhost\r\n\r\n', 405, 'METHOD_NOT_ALLOWED'],
  ])('given %s, then it is refused in the same words as everything', async (_, bytes, status, code) => {
    const { open } = await start({})
    expect(await answerOn(open(), bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} .*\\{"code":"${code}","messages":\\["`, 's'))
  })
})

describe('the limits', () => {
  it.each([
    ['a small limit of descriptors', 1_024, {}, { total: 448, perAddress: 112 }],
    ['a large one', 1_048_576, {}, { total: 20_000, perAddress: 5_000 }],
    ['one that is hardly enough', 100, {}, { total: 16, perAddress: 16 }],
    ['settings', 1_024, { total: 100, perAddress: 7 }, { total: 100, perAddress: 7 }],
    ['only a setting for all', 1_024, { total: 100 }, { total: 100, perAddress: 25 }],
  ])('given %s, then connections leave room for files and a reserve', (_, limit, settings, limits) =>
    expect(connectionsFor(limit, settings)).toEqual(limits),
  )
  it('given nothing, then those of this process', () => expect(connectionsFor().total).toBeGreaterThanOrEqual(16))
})
