import { readFileSync } from 'node:fs'
import { allows, roles } from '@embarca/contracts/roles.ts'
import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { leastOf, rowsOf } from '../policy/rows.ts'
import { there } from '../policy/strangers.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

type Call = { readonly id: string; readonly method: string; readonly path: string }
/** The calls of the specification that the server implements, by their inventory numbers. */
const specified: readonly Call[] = JSON.parse(readFileSync(new URL('./specified-calls.json', import.meta.url), 'utf8'))

const shape = (at: string) => at.replace(/:\w+|\{\w+\}/g, '*')
/** The inventory numbers of the calls that a row serves. */
const idsOf = (at: string) => specified.filter(({ method, path }) => shape(`${method} ${path}`) === shape(at)).map(({ id }) => id)

const addresses = rowsOf().map(({ at }) => shape(at))

/** Of a carrier of the fixtures. */
const CNPJ = '11222333000181'

let app: RunningApp
beforeAll(async () => {
  const known = { document: CNPJ, name: 'TransNorte', city: 'Curitiba', state: 'PR', active: true }
  app = await startApp({ now: FIXTURES_AT, httpServer: { companyRegistry: { channel: 'HTTP', find: async () => known } } })
  await recordFixtures(app)
})
afterAll(() => app.close())

it.each(specified.map(({ id, method, path }) => [id, method, path]))('%s %s %s is served as specified', async (_, method, path) => {
  const reply = await app.inject({ method: method as 'GET', url: path!.replace(/\{\w+\}/g, 'x') })
  expect(reply.statusCode).toBe(401)
  // An address that another row's parameter matches answers too.
  expect(addresses).toContain(shape(`${method} ${path!.replace(/\/$/, '')}`))
})

it('paths match the specification, and a trailing slash changes nothing', async () => {
  const ana = app.as(['shipper_operator'])
  expect((await ana.inject({ method: 'GET', url: '/webshipper/user/info/' })).statusCode).toBe(200)
  expect((await ana.inject({ method: 'GET', url: '/webshipper/user/INFO' })).statusCode).toBe(404)
})

describe('responses are valid by the schemas of their rows', () => {
  const names: Record<string, string> = {
    ...{ id: 'arrived', text: 'CG-2', columnStatus: 'IN_PROGRESS' },
    ...{ cnpj: CNPJ, groups: 'haulers' },
  }
  // Files, links and passwords have their own specs.
  const asking = rowsOf().filter(
    ({ route, at }) =>
      'response' in route &&
      !/\/file\/|\/(download|shippingOrder|arrivalProof|shortlink|changePassword|evidence|tripLink|templateXLSX|import\/check|importErrors\/:id)$/.test(
        at,
      ),
  )
  it.each(asking.map((row) => [[...idsOf(row.at), row.at].join(' '), row] as const))('%s', async (_, { at, route }) => {
    const role = roles.find((one) => allows(route.may, [one]))!
    const named = { ...names, ...there(at) }
    const reply = await app.as([role]).inject(leastOf(route, named))
    expect(reply.statusCode, reply.body).toBe(200)
    if (!('response' in route)) return
    const response = Compile(route.response)
    expect(response.Check(reply.json()) || response.Errors(reply.json())).toBe(true)
  })
})

it('the API documentation lists every row', async () => {
  const reply = await app.inject({ method: 'GET', url: '/docs/json' })
  const { openapi, paths } = reply.json()
  // Addresses that differ in the names of their parameters alone are one entry.
  const address = (path: string) => path.replace(/:\w+|\{\w+\}/g, '{}')
  const entries = new Map(Object.entries<Record<string, { responses: unknown }>>(paths).map(([path, entry]) => [address(path), entry]))
  expect(openapi).toBe('3.1.0')
  for (const { at } of rowsOf()) {
    const [method, path] = at.split(' ') as [string, string]
    expect(entries.get(address(path))?.[method.toLowerCase()]?.responses, at).toBeDefined()
  }
  expect(paths['/webshipper/file/upload'].post.requestBody.content).toHaveProperty(['multipart/form-data'])
})
