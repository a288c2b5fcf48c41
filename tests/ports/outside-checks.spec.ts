import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { httpRiskManager } from '@embarca/services/adapters/outside/http-risk-manager.ts'
import { httpRntrc } from '@embarca/services/adapters/outside/http-rntrc.ts'
import { simulatedChecks } from '@embarca/services/adapters/outside/simulated-checks.ts'
import { noRiskManager, noRntrc, type RiskManager, type Rntrc } from '@embarca/services/kit/outside-checks.ts'
import { afterEach, describe, expect, it } from 'vitest'

const CNPJ = '11444777000161'
const TIMEOUT = 1_500
const crew = { cpf: '52998224725', tie: 'AGGREGATE', tractor: 'ABC1D23', trailers: ['XYZ9A87'] } as const

type Asked = { readonly method: string; readonly url: string; readonly body: string; readonly authorization: string | undefined }
type Reply = { readonly status: number; readonly body: unknown } | 'SILENT'
const servers: Server[] = []
const serving = async (reply: Reply) => {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    asked.push({ method: request.method!, url: request.url!, body, authorization: request.headers.authorization })
    if (reply === 'SILENT') return
    response.writeHead(reply.status, { 'content-type': 'application/json' })
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rntrc`, asked }
}
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})
const status = (situacao_rntrc: unknown, more: object = {}) => ({ status: 200, body: { situacao_rntrc, ...more } })
const now = () => '2026-01-05T12:00:00.000Z'
const simulated = simulatedChecks(now)

/** What every adapter of the port keeps to; `answers`: whether it has an answer, or says that it has none. */
const rntrcs: readonly [name: string, open: () => Promise<Rntrc>, answers: boolean][] = [
  ['HTTP', async () => httpRntrc((await serving(status('ATIVO', { numero_rntrc: '054321' }))).url), true],
  ['the stand-in', async () => simulated.rntrc, true],
  ['none', async () => noRntrc, false],
]
describe.each(rntrcs)('the RNTRC through %s', (_, open, answers) => {
  it('answers one of the known statuses with its source, the same each time; without a source it rejects', async () => {
    const rntrc = await open()
    if (!answers) {
      expect(rntrc.channel).toBe('OFF')
      return expect(rntrc.find(CNPJ)).rejects.toThrow()
    }
    const answer = await rntrc.find(CNPJ)
    expect(['ACTIVE', 'INACTIVE', 'NOT_FOUND']).toContain(answer.result)
    expect(answer.source).toBe(rntrc.channel === 'HTTP' ? 'ANTT' : 'SIMULATED')
    expect(await rntrc.find(CNPJ)).toEqual(answer)
  })
})
const managers: readonly [name: string, open: () => Promise<RiskManager>, answers: boolean][] = [
  [
    'HTTP',
    async () =>
      httpRiskManager((await serving({ status: 200, body: { result: 'APPROVED', validUntil: '2026-02-01T00:00:00-03:00' } })).url),
    true,
  ],
  ['the stand-in', async () => simulated.risk, true],
  ['none', async () => noRiskManager, false],
]
describe.each(managers)('a risk manager through %s', (_, open, answers) => {
  it('answers one of the known results with its source and an instant; without a source it rejects', async () => {
    const risk = await open()
    if (!answers) {
      expect(risk.channel).toBe('OFF')
      return expect(risk.ask(crew)).rejects.toThrow()
    }
    const answer = await risk.ask(crew)
    expect(['APPROVED', 'REFUSED', 'IN_ANALYSIS']).toContain(answer.result)
    expect(answer.source).toBe(risk.channel === 'HTTP' ? 'RISK_MANAGER' : 'SIMULATED')
    if (answer.validUntil !== undefined) expect(new Date(answer.validUntil).toISOString()).toBe(answer.validUntil)
    expect(await risk.ask(crew)).toEqual(answer)
  })
})

describe('over HTTP', () => {
  it('the RNTRC is asked by CNPJ with its token, and its number is the protocol', async () => {
    const { url, asked } = await serving(status('ATIVO', { numero_rntrc: 54_321 }))
    expect(await httpRntrc(`${url}/`, 'secret').find(CNPJ)).toEqual({ result: 'ACTIVE', source: 'ANTT', protocol: '54321' })
    expect(asked).toMatchObject([{ method: 'GET', url: `/rntrc/${CNPJ}`, authorization: 'Bearer secret' }])
  })
  it.each([
    ['another status is not active', status('VENCIDO'), 'INACTIVE'],
    ['404 is not found', { status: 404, body: '' }, 'NOT_FOUND'],
  ])('%s', async (_, reply, result) => expect((await httpRntrc((await serving(reply)).url).find(CNPJ)).result).toBe(result))
  it('a risk manager is posted the set, and the CPF stands in no address', async () => {
    const { url, asked } = await serving({ status: 200, body: { result: 'IN_ANALYSIS', protocol: 'GR-7' } })
    expect(await httpRiskManager(url).ask(crew)).toEqual({ result: 'IN_ANALYSIS', source: 'RISK_MANAGER', protocol: 'GR-7' })
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/rntrc' })
    expect(JSON.parse(asked[0]!.body)).toEqual(crew)
  })
  const broken: readonly [string, Reply][] = [
    ['fails', { status: 503, body: {} }],
    ['answers something else', { status: 200, body: { ok: true } }],
    ['answers no JSON', { status: 200, body: '<html>' }],
    ['does not answer in time', 'SILENT'],
  ]
  it.each(broken)('one that %s is away: nothing is made up', async (_, reply) => {
    const { url } = await serving(reply)
    await expect(httpRntrc(url, undefined, TIMEOUT).find(CNPJ)).rejects.toThrow()
    await expect(httpRiskManager(url, undefined, TIMEOUT).ask(crew)).rejects.toThrow()
  })
  it('an unreadable day is no answer', async () => {
    const { url } = await serving({ status: 200, body: { result: 'APPROVED', validUntil: '31/02/2026 às 10h' } })
    await expect(httpRiskManager(url).ask(crew)).rejects.toThrow('validUntil')
  })
})

it('the stand-in shows every answer among forty carriers and crews', async () => {
  const numbers = Array.from({ length: 40 }, (_, index) => String(index).padStart(14, '0'))
  const statuses = await Promise.all(numbers.map((cnpj) => simulated.rntrc.find(cnpj)))
  expect(new Set(statuses.map(({ result }) => result))).toEqual(new Set(['ACTIVE', 'INACTIVE', 'NOT_FOUND']))
  const crews = await Promise.all(numbers.map((cpf) => simulated.risk.ask({ ...crew, cpf })))
  expect(new Set(crews.map(({ result }) => result))).toEqual(new Set(['APPROVED', 'REFUSED', 'IN_ANALYSIS']))
  expect(crews.some(({ result, validUntil }) => result === 'APPROVED' && validUntil! < now())).toBe(true)
})
