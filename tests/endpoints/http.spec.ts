import { type AddressInfo, connect } from 'node:net'
import { address } from '@embarca/contracts/kit/route.ts'
import { allows, roles } from '@embarca/contracts/roles.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { actor } from '../kit/tokens.ts'
import { rowsOf } from '../policy/rows.ts'

let app: RunningApp
let port: number
beforeAll(async () => {
  app = await startApp({ reactions: false, httpServer: { docs: 'staff' } })
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const rows = rowsOf().map(({ route }) => ({ ...address(route), route }))
const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
const parameters = (path: string) => path.split('/').filter((part) => part.startsWith(':')).length
/** The rows of the most specific path that matches: the one with the fewest parameters. */
const rowsAt = (url: string) => {
  const here = rows.filter(({ path }) => patternOf(path).test(url))
  const least = Math.min(...here.map(({ path }) => parameters(path)))
  return here.filter(({ path }) => parameters(path) === least)
}
const methodsAt = (url: string) => {
  const here = new Set(rowsAt(url).map(({ method }) => method as string))
  return METHODS.filter((method) => here.has(method))
}
const addresses = [...new Map(rows.filter(({ route }) => !route.toggle).map((row) => [row.path, row])).values()]

describe.each(METHODS)('%s on a path that has only other methods', (method) => {
  const unknown = addresses
    .map(({ path, route }) => ({ url: path.replace(/:\w+/g, 'nothing'), route }))
    .filter(({ url }) => !methodsAt(url).includes(method))
  it('is 405 for an actor who may use another method, and lists all of them', async () => {
    expect(unknown.length).toBeGreaterThan(10)
    const answers = []
    for (const { url, route } of unknown) {
      const role = roles.find((one) => allows(route.may, [one]))!
      const authorization = `Bearer ${app.as(actor([role])).token}`
      const { statusCode, headers } = await app.inject({ method, url, headers: { authorization } })
      answers.push([url, statusCode, headers['allow']])
    }
    expect(answers).toEqual(unknown.map(({ url }) => [url, 405, methodsAt(url).join(', ')]))
  })
  it('is 401 for an anonymous client', async () => {
    const answers = []
    for (const { url } of unknown) answers.push([url, (await app.inject({ method, url })).statusCode])
    expect(answers).toEqual(unknown.map(({ url }) => [url, 401]))
  })
})

it.each([{}, { 'content-type': 'application/json' }])('no path accepts the method QUERY: %j', async (headers) => {
  const request = { method: 'QUERY', url: '/webshipper/driver', headers } as never
  expect((await app.as(['shipper_operator']).inject(request)).statusCode).toBe(405)
})

it('a null body is not treated as an absent body', async () => {
  const sent = { method: 'DELETE', url: '/webshipper/place/p1', payload: 'null', headers: { 'content-type': 'application/json' } } as const
  expect((await app.as(['shipper_operator']).inject(sent)).statusCode).toBe(400)
})

it('a public path lists its methods for every client', async () => {
  const reply = await app.inject({ method: 'POST', url: '/webshipper/share/nothing' })
  expect([reply.statusCode, reply.headers['allow']]).toEqual([405, 'GET'])
})

it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
  'a body of %s is 415 where JSON is expected, after authentication',
  async (type) => {
    const sent = { method: 'POST', url: '/webshipper/shipping', payload: 'text', headers: { 'content-type': type } } as const
    expect((await app.inject(sent)).statusCode).toBe(401)
    const reply = await app.as(['shipper_operator']).inject(sent)
    expect([reply.statusCode, reply.json().code]).toEqual([415, 'UNSUPPORTED'])
  },
)

/** The response to raw bytes: HTTP clients would correct the errors under test. */
const answerTo = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes))
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.once('close', () => resolve(text))
    socket.once('error', reject)
  })

describe('the Host of a request', () => {
  const ask = (...hosts: readonly string[]) => answerTo(`GET /health/live HTTP/1.1\r\n${hosts.join('\r\n')}\r\nConnection: close\r\n\r\n`)
  it('given once, the request is served', async () => expect(await ask('Host: localhost')).toMatch(/^HTTP\/1\.1 200/))
  it.each([[['Host: localhost', 'Host: evil.example']], [['Host: localhost', 'Accept: */*', 'hOST: localhost']], [['Accept: */*']]])(
    'given as %j, then 400',
    async (hosts) => expect(await ask(...hosts)).toMatch(/^HTTP\/1\.1 400/),
  )
})

describe('the API documentation in production', () => {
  const status = async (url: string, who?: ReturnType<typeof app.as>) =>
    (await app.inject({ method: 'GET', url, headers: who ? { authorization: `Bearer ${who.token}` } : {} })).statusCode
  it.each(['/docs/json', '/docs/yaml', '/docs', '/docs/', '/docs/static/swagger-ui.css'])('%s requires signed-in staff', async (url) => {
    expect(await status(url)).toBe(401)
    expect(await status(url, app.as(['transporter_admin']))).toBe(403)
    expect(await status(url, app.as(['driver']))).toBe(403)
    expect([200, 302]).toContain(await status(url, app.as(['shipper_analytics'])))
    expect([200, 302]).toContain(await status(url, app.as(['embarca_admin'])))
  })
})
