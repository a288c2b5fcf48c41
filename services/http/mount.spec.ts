import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { command, query, type RouteTable } from '@embarca/contracts/kit/route.ts'
import { Type } from 'typebox'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Module } from '../kit/module.ts'
import { newIdOf, type Run } from '../kit/run.ts'
import { NotFound } from '../kit/scope.ts'
import { StaleEdit } from '../kit/stale-edit.ts'
import { createApp } from './app.ts'
import { admission } from './auth.ts'
import { cachedPages } from './cached-pages.ts'
import { freshness } from './freshness.ts'
import { logger } from './log.ts'
import { mount, type RouteHandlers } from './mount.ts'
import { ownWrites } from './own-writes.ts'

const operators = { may: { any: ['operator'], not: ['approver'] } }
const table = {
  paint: command('POST /things/:id/paint', 'Paint', { ...operators, query: { coats: Type.Integer() }, body: { colour: Type.String() } }),
  touch: command('GET /things/:id/touch', 'Touch', operators),
  list: query('GET /things', Type.Unknown(), { ...operators, query: { page: Type.Optional(Type.Integer()) } }),
  special: query('GET /special', Type.Unknown(), { ...operators, toggle: 'ENABLE_BID' }),
} satisfies RouteTable

const by = { userId: 'u', name: 'U', roles: ['operator'], shipperId: 'A', operationGroups: ['g'] }
const verify = async (token: string) => {
  if (!token.startsWith('good')) throw new Error('no')
  return { by: { ...by, roles: token.split('-').slice(1) }, token: { sub: 'u', exp: 4e9 } }
}
const open: { close(): Promise<unknown> }[] = []
const start = async (
  run: Run = async () => ({ stream: 'thing-1', revision: 3, position: '9' }),
  behind: Partial<RouteHandlers> = {},
  rows: RouteTable = table,
) => {
  const app = await createApp({ logger: logger('silent') })
  open.push(app)
  const fresh = freshness(async () => '-1')
  const pages = cachedPages()
  const refused = new Set<string>()
  const writes = ownWrites()
  const context = {
    admission: admission(verify, ({ sub }) => refused.has(sub)),
    isOn: () => false,
    commandContext: { run: writes.noting(run), nameOf: async () => 'Ana', attached: async () => ({}), thingOf: async () => ({}) },
    querySources: {
      freshness: fresh,
      ownWrites: writes,
      pages,
      viewsFor: () => ({}) as never,
      groupOf: () => undefined,
      queryContext: () => ({ now: '2026-11-21T00:00:00.000Z' }),
    },
  }
  const reader = vi.fn(async () => ({ raw: '1', hasMore: false, page: 1, size: 20 }))
  mount(app, context, 'things', rows, { module: {} as Module, readers: { list: reader, special: reader }, cached: ['list'], ...behind })
  const ask = (
    method: 'GET' | 'HEAD' | 'POST' | 'DELETE',
    url: string,
    more: { payload?: unknown; headers?: Record<string, string>; roles?: string } = {},
  ) =>
    app.inject({
      method,
      url: `/webshipper${url}`,
      headers: { ...(more.roles !== '' && { authorization: `Bearer good-${more.roles ?? 'operator'}` }), ...more.headers },
      ...(more.payload !== undefined && { payload: more.payload as object }),
    })
  return { app, ask, fresh, pages, reader, refused }
}
afterEach(() => Promise.all(open.splice(0).map((app) => app.close())))

describe('a request to a row', () => {
  it('is answered 401 without a token, before the request is read', async () => {
    const { ask } = await start()
    const reply = await ask('POST', '/things/1/paint', { roles: '', payload: { nonsense: true } })
    expect([reply.statusCode, reply.json()]).toEqual([401, { code: 'UNAUTHENTICATED', messages: ['Sua sessão expirou. Entre novamente.'] }])
  })
  it('is answered 403 without a role of the row, and with one that it excludes', async () => {
    const { ask } = await start()
    expect((await ask('GET', '/things', { roles: 'visitor' })).statusCode).toBe(403)
    expect((await ask('GET', '/things', { roles: 'operator-approver' })).statusCode).toBe(403)
    expect((await ask('GET', '/things')).statusCode).toBe(200)
  })
  it('is answered 403 while its toggle is off', async () =>
    expect((await (await start()).ask('GET', '/special')).json().code).toBe('TOGGLE_OFF'))
  it('is refused once the user was changed, although the token is cached', async () => {
    const { ask, refused } = await start()
    expect((await ask('GET', '/things')).statusCode).toBe(200)
    refused.add('u')
    expect((await ask('GET', '/things')).statusCode).toBe(401)
  })
})

describe('a method that its address does not have', () => {
  it('is answered 405 with the existing methods, for a user whom one of them admits', async () => {
    const { ask } = await start()
    const reply = await ask('DELETE', '/things/1/paint/')
    expect([reply.statusCode, reply.headers['allow'], reply.json()]).toEqual([
      405,
      'POST',
      { code: 'METHOD_NOT_ALLOWED', messages: ['Este endereço não aceita este método.'] },
    ])
  })
  it('is refused for other users like the existing methods', async () => {
    const { ask } = await start()
    for (const roles of ['', 'visitor', 'operator-approver']) {
      const [there, unmounted] = [await ask('POST', '/things/1/paint', { roles }), await ask('DELETE', '/things/1/paint', { roles })]
      expect([unmounted.statusCode, unmounted.body, unmounted.headers['allow']]).toEqual([there.statusCode, there.body, undefined])
    }
  })
  it('is answered 405 too where another process serves the existing methods', async () => {
    const { ask } = await start(undefined, { takes: (kind) => kind === 'queries' })
    const reply = await ask('DELETE', '/things/1/paint')
    expect([reply.statusCode, reply.headers['allow']]).toEqual([405, 'POST'])
  })
})

it('a process that serves only queries has no routes for commands', async () => {
  const { ask } = await start(undefined, { takes: (kind) => kind === 'queries' })
  expect((await ask('GET', '/things')).statusCode).toBe(200)
  expect((await ask('POST', '/things/1/paint', { payload: { colour: 'red' } })).statusCode).toBe(404)
})

describe('a command', () => {
  it('answers the id of what it created, and the specified messages', async () => {
    const made = { ...table.paint, creates: true, messages: { done: 'Pintado.' } } as const
    const { ask } = await start(undefined, {}, { ...table, paint: made })
    const headers = { 'idempotency-key': 'k1' }
    const reply = await ask('POST', '/things/1/paint?coats=2', { payload: { colour: 'red' }, headers })
    expect(reply.json()).toEqual({
      ...{ stream: 'thing-1', revision: 3, position: '9' },
      id: newIdOf('Paint', { by, key: 'k1' }),
      messages: ['Pintado.'],
    })
  })
  it('passes query, body and path, key and revision to its module, and answers where its events are', async () => {
    const run = vi.fn(async () => ({ stream: 'thing-1', revision: 3, position: '9' }))
    const { ask } = await start(run)
    const headers = { 'idempotency-key': 'k1', 'if-match': '"2"', 'x-correlation-id': 'story-0001' }
    const reply = await ask('POST', '/things/1/paint?coats=2', { payload: { colour: 'red' }, headers })
    expect(reply.json()).toEqual({ stream: 'thing-1', revision: 3, position: '9' })
    expect(reply.headers).toMatchObject({
      stream: 'thing-1',
      revision: '3',
      position: '9',
      'x-correlation-id': 'story-0001',
      'cache-control': 'no-store',
    })
    expect(run).toHaveBeenCalledWith(
      expect.anything(),
      { type: 'Paint', data: { id: '1', coats: 2, colour: 'red' } },
      { by, key: 'k1', ifMatch: 2, correlationId: 'story-0001' },
    )
  })
  it('may be a GET, but never a HEAD', async () => {
    const { ask } = await start()
    expect((await ask('GET', '/things/1/touch')).statusCode).toBe(200)
    expect((await ask('HEAD', '/things/1/touch')).statusCode).toBe(405)
  })
  it('refused: 422 with the text of its code', async () => {
    const { ask } = await start(async () => ({ refused: 'OFFER_OVER', detail: { fields: ['price'] } }))
    const reply = await ask('GET', '/things/1/touch')
    expect([reply.statusCode, reply.json()]).toMatchObject([422, { code: 'OFFER_OVER', fields: ['price'] }])
  })
  it('not found: the same bytes as for an unknown address', async () => {
    const { ask } = await start(async () => Promise.reject(new NotFound()))
    const [known, unknown, long] = await Promise.all(
      ['/things/1/touch', '/nothing', `/things/${'x'.repeat(129)}/touch`].map((url) => ask('GET', url)),
    )
    expect(known!.statusCode).toBe(404)
    expect(known!.body).toBe('{"code":"NOT_FOUND","messages":["Não encontrado."]}')
    expect([unknown!.body, long!.body]).toEqual([known!.body, known!.body])
  })
  it('admitted with an id of two UUIDs and a word, as that of a driver’s documents', async () => {
    const { ask } = await start()
    const [shipper, driver] = ['019aa000-0000-7000-8001-000000000003', '019aa000-0000-7000-8003-000000000006']
    expect((await ask('GET', `/things/${shipper}.TRANSPORTER.${driver}/touch`)).statusCode).toBe(200)
  })
  it('on a stale revision: 409 with the other user, the time and the changes', async () => {
    const event = { type: 'Painted', recordedAt: '2026-11-21T10:00:00.000Z', by: { ...by, userId: 'ana' }, revision: 4, position: '12' }
    const { ask } = await start(async () => Promise.reject(new StaleEdit('thing-1', [event as never])))
    const reply = await ask('GET', '/things/1/touch', { headers: { 'if-match': '3' } })
    expect([reply.statusCode, reply.json()]).toMatchObject([
      409,
      { code: 'STALE_REVISION', by: 'Ana', at: event.recordedAt, changes: [{ type: 'Painted', revision: 4 }] },
    ])
    expect([reply.headers['position'], reply.json().own]).toEqual(['12', undefined])
  })
  it('on a revision that the same person made stale: 409, and it says so', async () => {
    const event = { type: 'Painted', recordedAt: '2026-11-21T10:00:00.000Z', by, revision: 4, position: '12' }
    const { ask } = await start(async () => Promise.reject(new StaleEdit('thing-1', [event as never])))
    const reply = await ask('GET', '/things/1/touch', { headers: { 'if-match': '3' } })
    expect([reply.statusCode, reply.json()]).toMatchObject([
      409,
      { code: 'STALE_REVISION', own: true, messages: ['Você alterou estes dados em outra janela. Confira as mudanças e tente novamente.'] },
    ])
  })
  it('broken: the specified text without the reason', async () => {
    const { ask } = await start(async () => Promise.reject(new Error('secret')))
    const reply = await ask('GET', '/things/1/touch')
    expect([reply.statusCode, reply.json()]).toEqual([
      500,
      { code: 'SERVER_BROKE', messages: ['Algo deu errado em nossos servidores, contacte um administrador.'] },
    ])
  })
})

describe('a query', () => {
  it('waits until the views have reached the position it names', async () => {
    const { ask, fresh, reader } = await start()
    const request = ask('GET', '/things', { headers: { 'after-position': '12' } })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(reader).not.toHaveBeenCalled()
    fresh.advance('12')
    const reply = await request
    expect([reply.statusCode, reply.headers['stale'], reply.body]).toEqual([
      200,
      undefined,
      '{"list":[1],"hasMore":false,"page":1,"size":20}',
    ])
  })
  it('waits for the writes of the same token without a position, and not for those of others', async () => {
    const { ask, fresh, reader } = await start()
    await ask('POST', '/things/1/paint?coats=2', { payload: { colour: 'red' } })
    expect((await ask('GET', '/things', { roles: 'operator-other' })).headers['stale']).toBeUndefined()
    const request = ask('GET', '/things?page=2')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(reader).toHaveBeenCalledTimes(1)
    fresh.advance('9')
    expect((await request).headers['stale']).toBeUndefined()
    expect(reader).toHaveBeenCalledTimes(2)
  })
  it('answers stale data after two seconds, and says so', async () => {
    const { ask } = await start()
    const reply = await ask('GET', '/things', { headers: { 'after-position': '12' } })
    expect([reply.statusCode, reply.headers['stale']]).toEqual([200, 'true'])
  })
  it('reads a first page once until its tenant changes', async () => {
    const { ask, reader, pages } = await start()
    await ask('GET', '/things')
    await ask('GET', '/things')
    pages.changed('B')
    await ask('GET', '/things')
    expect(reader).toHaveBeenCalledTimes(1)
    pages.changed('A')
    await ask('GET', '/things')
    expect(reader).toHaveBeenCalledTimes(2)
  })
  it('asked in the same words is read and checked once, asked wrongly is refused each time', async () => {
    const look = query('POST /things/look', Type.Unknown(), {
      ...operators,
      body: { colours: Type.Array(Type.String()), page: Type.Integer() },
    })
    const reader = vi.fn(async (_input: object) => ({ raw: '1', hasMore: false, page: 1, size: 20 }))
    const { ask, pages } = await start(undefined, { readers: { look: reader }, cached: ['look'] }, { look })
    const body = { colours: ['red'], page: 1 }
    for (const payload of [body, body, { ...body, page: 2 }, { ...body, page: 2 }])
      expect((await ask('POST', '/things/look', { payload })).statusCode).toBe(200)
    expect(reader.mock.calls.map(([input]) => input)).toEqual([body, { ...body, page: 2 }, { ...body, page: 2 }])
    pages.changed('A')
    await ask('POST', '/things/look', { payload: body })
    const [first, , , again] = reader.mock.calls.map(([input]) => input as typeof body)
    expect([again!.colours === first!.colours, Object.isFrozen(first!.colours), Object.isFrozen(first)]).toEqual([true, true, false])
    for (const payload of [{ colours: 'red', page: 1 }, { colours: 'red', page: 1 }, '{"colours":', '{"colours":'])
      expect((await ask('POST', '/things/look', { payload, headers: { 'content-type': 'application/json' } })).statusCode).toBe(400)
    expect(reader).toHaveBeenCalledTimes(4)
  })
  it('compresses a cached page as each client accepts it, and sends a short one uncompressed', async () => {
    const { ask, reader, pages } = await start()
    const page = (raw: string) => ({ raw, hasMore: false, page: 1, size: 20 })
    reader.mockResolvedValueOnce(page(`"${'carga '.repeat(1_000)}"`))
    const { body } = await ask('GET', '/things')
    for (const [accepted, coding, decoded] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['br;q=0, gzip', 'gzip', gunzipSync],
      ['identity', undefined, (bytes: Buffer) => bytes],
    ] as const) {
      const { headers, rawPayload } = await ask('GET', '/things', { headers: { 'accept-encoding': accepted } })
      expect([headers['content-encoding'], Number(headers['content-length'])]).toEqual([coding, rawPayload.length])
      expect(headers['vary']).toBe(coding && 'accept-encoding')
      expect(decoded(rawPayload).toString()).toBe(body)
    }
    expect(reader).toHaveBeenCalledTimes(1)
    pages.changed('A')
    reader.mockResolvedValueOnce(page(`"${'carga '.repeat(1_000)}"`))
    const second = await ask('GET', '/things?page=2', { headers: { 'accept-encoding': 'br' } })
    expect([second.headers['content-encoding'], brotliDecompressSync(second.rawPayload).toString()]).toEqual(['br', body])
    const short = await ask('GET', '/things', { headers: { 'accept-encoding': 'br' } })
    expect([short.headers['content-encoding'], short.json().list]).toEqual([undefined, [1]])
  })
})

describe('a table cannot be mounted', () => {
  it('when a row has no module or reader', () =>
    expect(start(undefined, { readers: {} })).rejects.toThrow(/GET \/webshipper\/things leads nowhere/))
  it('when a row names no allowed roles', () =>
    expect(start(undefined, {}, { list: { ...table.list, may: undefined as never } })).rejects.toThrow(/says nobody who may/))
})
