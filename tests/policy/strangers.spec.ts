import { allows, type Role, roles } from '@embarca/contracts/roles.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { SETTLED_AT, settle } from '../kit/settled.ts'
import { actor } from '../kit/tokens.ts'
import { leastOf, type Row, rowsOf } from './rows.ts'

let app: RunningApp
beforeAll(async () => {
  app = await startApp({ now: SETTLED_AT })
  await settle(app)
})
afterAll(() => app.close())

/** What is there, by the place where a path names it. */
const there = (at: string): Record<string, string> => {
  if (/\/(shippingdelivery|deliveries)\/:id/.test(at)) return { id: 'arrived-1', receiverId: 'r1', invoiceId: 'i1' }
  if (/\/user\/:id/.test(at)) return { id: 'ana' }
  if (/\/offers\/:id/.test(at)) return { id: 'offered' }
  return { id: 'arrived' }
}
const named = rowsOf().filter(({ at }) => at.includes('/:'))
const ofLoads = ({ at }: Row) => /\/:/.test(at) && !at.includes('/user/')
/** Words that stand only in what belongs to shipper `s1`, and those that stand only in its loads. */
const ofShipper = [
  'CG-1',
  'CG-2',
  'Serra Azul',
  'TransNorte',
  'Fábrica Iguaçu',
  'Atacado Prata',
  'RQK3D41',
  'João Almeida',
  'Ana Martins',
  'Frota fixa',
]
const ofGroup = ['CG-1', 'CG-2', 'Loja Centro', '731000', '731.000', '000004711']

const STAFF = roles.filter((role) => !['transporter_admin', 'transporter_operator', 'transporter_comun', 'driver'].includes(role))
/** Somebody whom the row lets in, but who has nothing to do with what is there. */
const stranger = ({ route }: Row, about: object) => {
  const role = roles.find((one) => allows(route.may, [one]) && (route.may.any.length > 0 || STAFF.includes(one)))!
  const isStaff = STAFF.includes(role)
  return app.as(actor([role as Role], isStaff ? about : { transporterId: 't9', ...(role === 'driver' && { driverId: 'd9' }) }))
}
const otherShipper = { userId: 'zeca', shipperId: 's2', operationGroups: ['g9', 'g1'] }
const otherGroup = { userId: 'caio', operationGroups: ['g2'] }

describe.each([
  ['another shipper', otherShipper, named],
  ['another operation group', otherGroup, named.filter(ofLoads)],
] as const)('for %s', (_, about, rows) => {
  it.each(rows.map((row) => [row.at, row] as const))('%s is not there, byte for byte', async (at, row) => {
    const head = await app.data.events.head()
    const someone = stranger(row, about)
    const known = await someone.inject(leastOf(row.route, there(at)))
    const unknown = await someone.inject(leastOf(row.route))
    expect([known.statusCode, known.body], known.body).toEqual([404, '{"code":"NOT_FOUND","messages":["Não encontrado."]}'])
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    expect(await app.data.events.head()).toBe(head)
  })
})

describe.each([
  ['another shipper', otherShipper, ofShipper],
  ['another operation group', otherGroup, ofGroup],
] as const)('no list, count or search tells %s', (_, about, words) => {
  const lists = rowsOf().filter(({ at, route }) => !at.includes('/:') && 'gives' in route)
  it.each(lists.map((row) => [row.at, row] as const))('%s', async (_at, row) => {
    const reply = await stranger(row, about).inject(leastOf(row.route, 'text' in row.route.query.properties ? { text: 'CG-1' } : {}))
    for (const word of words) expect(reply.body).not.toContain(word)
    if (reply.statusCode === 200 && 'total' in reply.json()) expect(reply.json().total).toBe(0)
  })
})

it('and whom it concerns finds it there', async () => {
  const ana = app.as(['shipper_admin'])
  for (const row of named.filter(({ route, at }) => 'gives' in route && !/web(driver|transporter)/.test(at))) {
    const reply = await ana.inject(leastOf(row.route, there(row.at)))
    expect([row.at, reply.statusCode], reply.body).toEqual([row.at, 200])
  }
  const board = await ana.inject(leastOf(rowsOf().find(({ name }) => name === 'column')!.route))
  expect(board.body).toContain('CG-1')
})
