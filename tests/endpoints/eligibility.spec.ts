import { blockCommands, blockRoutes } from '@embarca/contracts/block/routes.ts'
import { eligibilityServed } from '@embarca/contracts/eligibility/routes.ts'
import { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { partnershipCommands } from '@embarca/contracts/partnership/routes.ts'
import { driverCommands } from '@embarca/contracts/reference/driver.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { actor } from '../kit/tokens.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

let app: RunningApp
const open = async () => {
  app = await startApp({ now: FIXTURES_AT })
  await recordFixtures(app)
}
const close = () => app.close()
const staff = (over: object = {}) => app.as(actor(['shipper_admin'], over))
const stranger = () => staff({ userId: 'zeca', shipperId: 's2', operationGroups: ['g9'] })
const carrier = (transporterId = 't1') => app.as(actor(['transporter_operator'], { transporterId, userId: 'tania' }))
const reason = 'Excesso de velocidade'
const terms = { reasonType: 'SAFETY', reason } as const
const trio = { transporterId: 't1', driverId: 'd1', vehicleIds: ['v1'] }
const blocked = async (more: object = {}) => {
  const { status, body } = await staff().call(blockCommands.blockTransporter, { transporterId: 't1', ...terms, ...more })
  expect(status).toBe(200)
  return body.position
}

describe('POST /eligibility', () => {
  beforeEach(open)
  afterEach(close)
  it('answers a verdict and every rule with reason, source and age', async () => {
    const { body } = await staff().call(eligibilityServed.judge, { ...trio, shippingHash: 'offered' })
    expect(body.checks.find(({ rule, subjectId }) => rule === 'BLOCKED' && subjectId === 'd1')).toEqual({
      ...{ rule: 'BLOCKED', subjectId: 'd1', verdict: 'OK', source: 'BLOCKS', reason: 'Sem bloqueio', at: FIXTURES_AT, age: 0 },
    })
    expect(body.checks.filter(({ rule }) => rule === 'BUSY').map(({ verdict }) => verdict)).not.toContain('UNKNOWN')
    expect(body.verdict).toBe('UNKNOWN')
  })
  it('says who is blocked and until when', async () => {
    const after = await blocked({ until: '01/01/2027' })
    const { body } = await staff().call(eligibilityServed.judge, { ...trio, shippingHash: 'offered' }, { after })
    expect(body).toMatchObject({ verdict: 'BLOCK' })
    expect(body.checks).toContainEqual(
      expect.objectContaining({ rule: 'BLOCKED', subjectId: 't1', verdict: 'BLOCK', until: '2027-01-02T02:59:59.000Z' }),
    )
  })
  it('without a load says what can be said without one', async () => {
    const { body } = await staff().call(eligibilityServed.judge, trio)
    const rules = body.checks.map(({ rule }) => rule)
    expect(rules).toContain('NOT_TIED')
    for (const ofLoad of ['BUSY', 'VEHICLE_TYPE', 'NOT_IN_OPERATION_GROUP']) expect(rules).not.toContain(ofLoad)
  })
  it('tells another shipper nothing: neither of its carriers nor of its loads nor of its blocks (CA12)', async () => {
    await blocked()
    const { body } = await stranger().call(eligibilityServed.judge, { ...trio, transporterId: 't9' })
    expect(body.checks.map(({ rule }) => rule)).toEqual(['NOT_WORKING_HERE'])
    expect((await stranger().call(eligibilityServed.judge, { ...trio, shippingHash: 'offered' })).status).toBe(404)
    expect((await stranger().call(blockRoutes.transporters, {})).body.list).toEqual([])
    expect(JSON.stringify((await stranger().call(eligibilityServed.judge, trio)).body)).not.toContain('Bloqueio ativo')
  })
  it('is not for carriers', async () => expect((await carrier().call(eligibilityServed.judge, trio)).status).toBe(403))
})

describe("staff's pickers of drivers and vehicles", () => {
  beforeEach(open)
  afterEach(close)
  const ask = { id: 'offered', transporterId: 't1' }
  it('list those who may run the load first, and say why not', async () => {
    const { body: before } = await staff().call(eligibilityServed.drivers, ask)
    expect(before).toMatchObject([{ id: 'd1', name: 'João Almeida', phone: '31999994410' }])
    expect(before[0]!.verdict).not.toBe('BLOCK')
    const { body: tied } = await staff().call(driverCommands.addDriver, {
      transporterId: 't1',
      cpf: '39053344705',
      name: 'Ada Reis',
      phone: '31988887777',
    })
    const { body: block } = await staff().call(blockCommands.blockDriver, { driverId: tied.id!, ...terms })
    const { body: after } = await staff().call(eligibilityServed.drivers, ask, { after: block.position })
    expect(after.map(({ name, verdict }) => [name, verdict === 'BLOCK'])).toEqual([
      ['João Almeida', false],
      ['Ada Reis', true],
    ])
    expect(after[1]!.reasons).toContain('Bloqueio ativo')
    const { body: vehicles } = await staff().call(eligibilityServed.vehicles, ask)
    expect(vehicles).toMatchObject([{ id: 'v1', name: 'RQK3D41', vehicleType: 'CARRETA_LS' }])
    const { body: found } = await staff().call(eligibilityServed.drivers, { ...ask, text: 'ada' })
    expect(found.map(({ name }) => name)).toEqual(['Ada Reis'])
  })
  it('show another shipper neither the load nor the people, and nobody those of a carrier that does not work here', async () => {
    expect((await stranger().call(eligibilityServed.drivers, ask)).status).toBe(404)
    expect((await stranger().call(eligibilityServed.vehicles, ask)).status).toBe(404)
    expect((await staff().call(eligibilityServed.drivers, { ...ask, transporterId: 't9' })).body).toEqual([])
  })
  it('are not for carriers', async () => expect((await carrier().call(eligibilityServed.drivers, ask)).status).toBe(403))
})

describe('GET /webtransporter/loads/:id/crews', () => {
  beforeEach(open)
  afterEach(close)
  it('lists the carrier’s own drivers and vehicles, those who may run the load first, and says why not', async () => {
    const { body } = await carrier().call(eligibilityServed.crews, { id: 'offered' })
    const driver = body.drivers[0]!
    const { body: added } = await staff().call(blockCommands.blockDriver, { driverId: driver.id, ...terms })
    const { body: after } = await carrier().call(eligibilityServed.crews, { id: 'offered' }, { after: added.position })
    expect(after.drivers.at(-1)).toMatchObject({ id: driver.id, verdict: 'BLOCK' })
    expect(after.drivers.at(-1)?.reasons).toContain('Bloqueio ativo')
    expect(JSON.stringify(after)).not.toContain(reason)
    expect(after.vehicles.map(({ name }) => name)).not.toEqual([])
  })
  it('of a load that was not offered to it does not exist', async () =>
    expect((await carrier('t9').call(eligibilityServed.crews, { id: 'offered' })).status).toBe(404))
})

describe('the short list of carriers (C284)', () => {
  beforeEach(open)
  afterEach(close)
  const listed = async (input: object, after?: string) =>
    (await staff().call(referenceRoutes.transporters, input, after === undefined ? {} : { after })).body.list.filter(
      ({ id }) => id === 't1',
    )
  it('leaves blocked ones out, unless they are asked for: then it marks them', async () => {
    const position = await blocked({ until: '01/01/2027' })
    expect(await listed({}, position)).toEqual([])
    expect(await listed({ ignoreBlock: true })).toMatchObject([
      { id: 't1', blocked: { until: '2027-01-02T02:59:59.000Z', operationGroupIds: [] } },
    ])
  })
  it('does not count them in what an offer reaches, and says how many stay out (CA10)', async () => {
    const reach = async (after?: string) =>
      (await staff().call(carrierRoutes.reach, { flAll: true, groupIds: [], transporterIds: [] }, after === undefined ? {} : { after }))
        .body
    const { amount } = await reach()
    expect(await reach(await blocked())).toMatchObject({ amount: amount - 1, leftOut: 1 })
  })
  it('does not count those outside the operation group of the load, and says how many these are', async () => {
    const reach = async (target: { flAll: boolean; transporterIds: string[] }, operationGroupId: string, after?: string) =>
      (await staff().call(carrierRoutes.reach, { ...target, groupIds: [], operationGroupId }, after === undefined ? {} : { after })).body
    const all = { flAll: true, transporterIds: [] }
    const one = { flAll: false, transporterIds: ['t1'] }
    const { amount } = await reach(all, 'g1')
    const changed = await staff().call(partnershipCommands.updateOperationGroups, { id: 't1', operationGroupIds: ['g2'] })
    expect(await reach(all, 'g1', changed.body.position)).toMatchObject({ amount: amount - 1, leftOut: 0, outside: 1 })
    expect(await reach(one, 'g1')).toMatchObject({ amount: 0, outside: 1 })
    expect(await reach(one, 'g2')).toMatchObject({ amount: 1 })
  })
  it('keeps those that are blocked in some operation groups only', async () => {
    const position = await blocked({ operationGroupIds: ['g1'] })
    expect(await listed({}, position)).toMatchObject([{ id: 't1', blocked: { operationGroupIds: ['g1'] } }])
  })
  it('shows them again once the block is over, whether or not the clock recorded it', async () => {
    const position = await blocked({ until: '01/01/2027' })
    app.clock.set('2027-01-02T03:00:00.000Z')
    expect(await listed({}, position)).toMatchObject([{ id: 't1' }])
  })
})

describe('a form of a block with bad input', () => {
  beforeAll(open)
  afterAll(close)
  const count = async () => (await staff().call(blockRoutes.transporters, {})).body.list.length
  it.each([
    ['a day in the past', { ...terms, until: '01/01/2020' }, 'until'],
    ['a start in the past', { ...terms, from: '01/01/2020' }, 'from'],
    ['an end before the start', { ...terms, from: '02/01/2027', until: '01/01/2027' }, 'until'],
    ['a day that is none', { ...terms, until: '31/02/2027' }, 'until'],
    ['a reason of four letters', { ...terms, reason: 'Mau!' }, 'reason'],
    ['a reason of spaces', { ...terms, reason: '          ' }, 'reason'],
    ['a group of another shipper', { ...terms, operationGroupIds: ['g9'] }, 'operationGroupIds'],
    ['no kind of reason', { reason }, 'reasonType'],
  ])('%s is refused at its field, and nothing is stored', async (_, form, field) => {
    const before = await count()
    const { status, body } = await staff().call(blockCommands.blockTransporter, { transporterId: 't1', ...form } as never)
    expect([400, 422]).toContain(status)
    expect((body as unknown as { fields: { field: string }[] }).fields.map((one) => one.field)).toContain(field)
    expect(await count()).toBe(before)
  })
  it.each([
    ['a CPF with wrong digits', blockCommands.blockDriver, { cpf: '11111111111' }, 'cpf'],
    ['no driver', blockCommands.blockDriver, {}, 'cpf'],
    ['a plate that is none', blockCommands.blockVehicle, { plate: 'XX1' }, 'plate'],
    ['no vehicle', blockCommands.blockVehicle, {}, 'plate'],
    ['a carrier that does not work here', blockCommands.blockTransporter, { transporterId: 't9' }, 'transporterId'],
  ] as const)('%s is refused at its field', async (_, row, subject, field) => {
    const { status, body } = await staff().call(row as typeof blockCommands.blockDriver, { ...subject, ...terms })
    expect(status).toBe(422)
    expect((body as unknown as { fields: { field: string }[] }).fields.map((one) => one.field)).toEqual([field])
  })
})
