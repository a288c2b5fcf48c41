import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { PNG, upload } from '../kit/multipart.ts'
import { sample } from '../kit/sample.ts'
import { leastOf, rowsOf } from '../policy/rows.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

let app: RunningApp
let head: string
beforeAll(async () => {
  app = await startApp({ now: FIXTURES_AT })
  await recordFixtures(app)
})
beforeEach(async () => {
  head = await app.data.events.head()
})
/** No request of this file records anything. */
afterEach(async () => expect(await app.data.events.head()).toBe(head))
afterAll(() => app.close())

type Sent = Parameters<ReturnType<RunningApp['as']>['inject']>[0]
const send = (request: Sent) => app.as(['shipper_admin']).inject(request)
const refused = async (request: Sent, status: number, code: string, ...messages: readonly string[]) => {
  const reply = await send(request)
  expect([reply.statusCode, reply.json().code], reply.body).toEqual([status, code])
  expect(reply.json().messages.length).toBeGreaterThan(0)
  if (messages.length) expect(reply.json().messages).toEqual(messages)
}
const launch = (over: object = {}): Sent => ({
  method: 'POST',
  url: '/webshipper/shipping',
  payload: { ...sample(loadRoutes.launch.body), ...over },
})
const text = (payload: string, type = 'application/json'): Sent => ({
  method: 'POST',
  url: '/webshipper/shipping',
  payload,
  headers: { 'content-type': type },
})

describe('a body is refused with the name of the field', () => {
  it('with an undeclared field', () => refused(launch({ shipperId: 's2' }), 400, 'INVALID', 'O campo "shipperId" não é esperado.'))
  it('with an undeclared nested field', () =>
    refused(
      launch({ target: { ...sample(loadRoutes.launch.body).target, roles: [] } }),
      400,
      'INVALID',
      'O campo "target.roles" não é esperado.',
    ))
  it('with a text instead of a number', () =>
    refused(launch({ freightPrice: '100' }), 400, 'INVALID', 'O campo "freightPrice" deve ser um número inteiro.'))
  it('with a number out of range', () => refused(text('{"freightPrice":1e400}'), 400, 'INVALID'))
  it('with a reason of blanks only', () =>
    refused(
      { method: 'POST', url: '/webshipper/shipping/offered/cancel?reason=%20%20' },
      400,
      'INVALID',
      'O campo "reason" não pode ficar vazio.',
    ))
  it('with a path parameter in the body', () =>
    refused(
      { method: 'PUT', url: '/webshipper/shipping/offered/tags', payload: { tags: [], id: 'arrived' } },
      400,
      'INVALID',
      'O campo "id" não é esperado.',
    ))
  it('with a `__proto__` key', async () => {
    await refused(text('{"__proto__":{"roles":["shipper_admin"]}}'), 400, 'INVALID_JSON')
    await refused(text('{"constructor":{"prototype":{"admin":true}}}'), 400, 'INVALID_JSON')
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })
  it('10,000 levels deep', () => refused(text(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`), 400, 'TOO_DEEP'))
  it('that is invalid JSON or empty', async () => {
    await refused(text('{"type":'), 400, 'INVALID_JSON')
    await refused(text(''), 400, 'INVALID')
    await refused(text('[]'), 400, 'INVALID')
    await refused(text('null'), 400, 'INVALID')
  })
  it('of another content type', async () => {
    await refused(text('type=NORMAL', 'application/x-www-form-urlencoded'), 415, 'UNSUPPORTED')
    await refused(text('<load/>', 'application/xml'), 415, 'UNSUPPORTED')
    await refused(text('{}', 'nonsense'), 415, 'UNSUPPORTED')
  })
  it('above the size limit', () => refused(launch({ observation: 'x'.repeat(600_000) }), 413, 'TOO_LARGE'))
})

describe('an invalid address is refused', () => {
  const list = '/webshipper/shipping/drafts'
  it.each([
    [`${list}?size=101`, 'O campo "size" deve ser no máximo 100.'],
    [`${list}?size=ten`, 'O campo "size" deve ser um número inteiro.'],
    [`${list}?page=1&page=2`, 'O campo "page" deve ser um número inteiro.'],
    [`${list}?shipperId=s2`, 'O campo "shipperId" não é esperado.'],
    [`${list}?after=${'x'.repeat(5_000)}`, 'O campo "after" deve ter no máximo 400 caracteres.'],
    [`${list}?__proto__=1`, 'O campo "__proto__" não é esperado.'],
  ])('%.60s', (url, message) => refused({ method: 'GET', url }, 400, 'INVALID', message))
  it('with an unknown path in any spelling', async () => {
    for (const url of [
      '/webshipper/shipping/%ZZ',
      `/webshipper/shipping/${'x'.repeat(65)}`,
      '/webshipper/%00',
      '/webshipper/shipping/..%2f..%2fetc',
    ])
      expect((await send({ method: 'GET', url })).statusCode, url).toBe(404)
  })
})

describe('an invalid header is refused', () => {
  const tag = (headers: Record<string, string>): Sent => ({
    method: 'PUT',
    url: '/webshipper/shipping/offered/tags',
    payload: { tags: ['x'] },
    headers,
  })
  it.each([
    ['idempotency-key', 'x'.repeat(129)],
    ['idempotency-key', 'a key'],
    ['if-match', 'latest'],
  ])('%s: %.20s', (name, value) => refused(tag({ [name]: value }), 400, 'INVALID'))
  it('After-Position', () =>
    refused({ method: 'GET', url: '/webshipper/shipping/drafts', headers: { 'after-position': 'now' } }, 400, 'INVALID'))
})

it('a 5,000,000-byte upload and a renamed executable leave nothing behind', async () => {
  await refused(upload('a.png', Buffer.concat([PNG, Buffer.alloc(5_000_000)])), 413, 'FILE_TOO_LARGE')
  await refused(upload('a.png', Buffer.from('MZ\u0090\u0000')), 400, 'FILE_REFUSED')
})

it.each(rowsOf().map((row) => [row.at, row] as const))('%s accepts only declared fields', async (_, { route }) => {
  const least = leastOf(route)
  const more = { ...least, url: `${least.url}${least.url.includes('?') ? '&' : '?'}unasked=1` }
  const reply = await app.as(['shipper_admin', 'embarca_admin', 'transporter_admin', 'driver']).inject(more)
  if (reply.statusCode !== 403) expect([reply.statusCode, reply.json().messages]).toEqual([400, ['O campo "unasked" não é esperado.']])
})
