import type { Engagements } from '@embarca/services/kit/engagements.ts'
import { programFor } from '@embarca/services/kit/scope.ts'
import { people, type World, world } from '@embarca/tests/stories/world.ts'
import { describe, expect, it } from 'vitest'
import { runner } from '../../kit/run.ts'
import { modules } from '../../modules.ts'

const { ana, zeca } = people
const program = programFor('s1')
const carrier = { shipperId: 's1', transporterId: 't1' }
const crew = { shipperId: 's1', driverId: 'd1', transporterId: 't1', vehicleIds: ['v1'] }
const CARRIER = 'check-s1.t1'
const DRIVER = 'check-s1.d1'
const SET = 'v1~FLEET'
const MINUTE = 1 / 60
const DAY = 24

const order = (here: World, type: string, data: object) => here.execute('check', program, { type, data }, { asProgram: true })
const last = async (here: World, stream: string) => (await here.events.read(stream)).at(-1)!.data
const answered = async (here: World, answer: object | undefined) => {
  const { questionId } = await last(here, CARRIER)
  await order(here, 'NoteCarrierAnswer', { ...carrier, questionId, ...(answer && { answer }) })
}
const crewAnswered = async (here: World, answer: object | undefined) => {
  const { questionId } = await last(here, DRIVER)
  await order(here, 'NoteCrewAnswer', { shipperId: 's1', driverId: 'd1', setId: SET, questionId, ...(answer && { answer }) })
}
const active = { result: 'ACTIVE', source: 'ANTT', protocol: '054321' }
const judgesRisk = (here: World) =>
  here.execute('eligibility', people.bia, { type: 'AddRule', data: { kind: 'RISK_NOT_APPROVED', action: 'BLOCK', active: true } })

describe('the question about a carrier', () => {
  it('is asked once while it waits, and not within the validity of its answer', async () => {
    const here = await world()
    await order(here, 'AskCarrier', carrier)
    await order(here, 'AskCarrier', carrier)
    expect(await here.eventTypes(CARRIER)).toEqual(['CarrierCheckAsked'])
    await answered(here, active)
    here.pass(6 * DAY)
    await order(here, 'AskCarrier', carrier)
    expect(await here.eventTypes(CARRIER)).toEqual(['CarrierCheckAsked', 'CarrierChecked'])
    expect(await last(here, CARRIER)).toMatchObject({ ...active, askedAt: '2026-01-05T12:00:00.000Z', nextAt: '2026-01-12T12:00:00.000Z' })
  })
  it('is asked again by the clock when the answer is 7 days old', async () => {
    const here = await world()
    await order(here, 'AskCarrier', carrier)
    await answered(here, active)
    await here.wait(7 * DAY)
    expect(await here.eventTypes(CARRIER)).toEqual(['CarrierCheckAsked', 'CarrierChecked', 'CarrierCheckAsked'])
  })
  it('is not asked again of a carrier that left', async () => {
    const here = await world()
    await here.execute('partnership', people.bia, { type: 'Bind', data: { id: 't1' } })
    await order(here, 'AskCarrier', carrier)
    await answered(here, active)
    await here.execute('partnership', people.bia, { type: 'Unbind', data: { id: 't1', loadCodes: [] } })
    await here.wait(7 * DAY)
    await order(here, 'AskCarrier', carrier)
    expect(await here.eventTypes(CARRIER)).toEqual(['CarrierCheckAsked', 'CarrierChecked'])
  })
  it('that nobody answers is asked again after pauses that grow, and the last answer still counts', async () => {
    const here = await world()
    await order(here, 'AskCarrier', carrier)
    await answered(here, active)
    await here.wait(7 * DAY)
    for (const [tries, minutes] of [1, 5, 15, 60, 240, 240].entries()) {
      await answered(here, undefined)
      const { tries: noted, nextAt } = await last(here, CARRIER)
      expect([noted, Date.parse(nextAt) - Date.parse(here.now())]).toEqual([tries + 1, minutes * 60_000])
      await here.wait(minutes * MINUTE)
      expect((await here.eventTypes(CARRIER)).at(-1)).toBe('CarrierCheckAsked')
    }
    await answered(here, active)
    expect((await last(here, CARRIER)).result).toBe('ACTIVE')
  })
  it('that was asked again meanwhile takes no answer to the one before', async () => {
    const here = await world()
    await order(here, 'AskCarrier', carrier)
    const { questionId } = await last(here, CARRIER)
    here.pass(2 * MINUTE)
    await here.execute('check', ana, { type: 'AskCarrierAgain', data: { id: 't1' } })
    await order(here, 'NoteCarrierAnswer', { ...carrier, questionId, answer: active })
    expect(await here.eventTypes(CARRIER)).toEqual(['CarrierCheckAsked', 'CarrierCheckAsked'])
  })
  it('that a process left open is asked again when another starts', async () => {
    const here = await world()
    await order(here, 'AskCarrier', carrier)
    await order(here, 'AskCarrier', { ...carrier, restart: true })
    expect(await here.eventTypes(CARRIER)).toEqual(['CarrierCheckAsked', 'CarrierCheckAsked'])
  })
  it('is asked by a person at any time, but not twice in a minute, nor by a stranger', async () => {
    const here = await world()
    const again = (by = ana) => here.ask('check', by, { type: 'AskCarrierAgain', data: { id: 't2' } })
    expect(await again()).toHaveProperty('position')
    expect(await again()).toMatchObject({ refused: 'CHECK_TOO_SOON' })
    here.pass(MINUTE)
    expect(await again()).toHaveProperty('position')
    await expect(again(zeca)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('the question about a crew', () => {
  it('is not asked for a shipper that judges no risk', async () => {
    const here = await world()
    await order(here, 'AskCrew', crew)
    expect(await here.eventTypes(DRIVER)).toEqual([])
  })
  it('belongs to driver, tractor, trailers in any order and kind of tie, and holds neither CPF nor plate', async () => {
    const here = await world()
    await judgesRisk(here)
    await order(here, 'AskCrew', crew)
    await order(here, 'AskCrew', { ...crew, vehicleIds: ['v1', 'v3', 'v2'] })
    await order(here, 'AskCrew', { ...crew, vehicleIds: ['v1', 'v2', 'v3'] })
    const events = await here.events.read(DRIVER)
    expect(events.map(({ data }) => data.setId)).toEqual([SET, 'v1~v2~v3~FLEET'])
    expect(JSON.stringify(events)).not.toMatch(/52998224725|ABC1D23/)
  })
  it('is not asked of a driver who has no tie with the carrier', async () => {
    const here = await world()
    await judgesRisk(here)
    await order(here, 'AskCrew', { ...crew, transporterId: 't2' })
    expect(await here.eventTypes(DRIVER)).toEqual([])
  })
  it.each([
    ['until its expiry', { result: 'APPROVED', validUntil: '2026-01-08T12:00:00.000Z' }, '2026-01-08T12:00:00.000Z'],
    ['for 7 days at most', { result: 'APPROVED', validUntil: '2026-03-01T12:00:00.000Z' }, '2026-01-12T12:00:00.000Z'],
    ['for 7 days where it is over already', { result: 'APPROVED', validUntil: '2026-01-02T12:00:00.000Z' }, '2026-01-12T12:00:00.000Z'],
    ['for 7 days after a refusal', { result: 'REFUSED' }, '2026-01-12T12:00:00.000Z'],
    ['for 15 minutes during an analysis', { result: 'IN_ANALYSIS' }, '2026-01-05T12:15:00.000Z'],
  ])('is not asked again %s', async (_, answer, nextAt) => {
    const here = await world()
    await judgesRisk(here)
    await order(here, 'AskCrew', crew)
    await crewAnswered(here, { source: 'RISK_MANAGER', ...answer })
    expect((await last(here, DRIVER)).nextAt).toBe(nextAt)
    await order(here, 'AskCrew', crew)
    expect(await here.eventTypes(DRIVER)).toEqual(['CrewCheckAsked', 'CrewChecked'])
  })
  it.each([
    ['both have a load of the shipper together', ['l1'], ['l1'], 1],
    ['they have none together', ['l1'], ['l2'], 0],
  ])('is asked again by the clock while %s', async (_, ofDriver, ofTractor, asked) => {
    const here = await world()
    await judgesRisk(here)
    await order(here, 'AskCrew', crew)
    await crewAnswered(here, { result: 'REFUSED', source: 'RISK_MANAGER' })
    here.pass(7 * DAY)
    const engagements: Engagements = async (__, [kind]) =>
      (kind === 'DRIVER' ? ofDriver : ofTractor).map((loadId) => ({ loadId, from: '', until: '' }))
    const run = runner({ store: here.events, now: here.now, attempts: here.attempts, modules, engagements })
    const { questionId } = await last(here, DRIVER)
    const data = { shipperId: 's1', driverId: 'd1', setId: SET, questionId }
    await run(modules.check, { type: 'RenewCrew', data }, { by: program, key: 'renew', asProgram: true })
    expect((await here.eventTypes(DRIVER)).slice(2)).toHaveLength(asked)
  })
  it('is asked by a person again only for a set that was asked about, and while a rule judges risk', async () => {
    const here = await world()
    const { stream } = await judgesRisk(here)
    const again = (setId: string, by = ana) => here.ask('check', by, { type: 'AskCrewAgain', data: { id: 'd1', setId } })
    await order(here, 'AskCrew', crew)
    here.pass(MINUTE)
    expect(await again(SET)).toHaveProperty('position')
    await expect(again('v9~FLEET')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(again(SET, zeca)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const ruleId = (await last(here, stream)).ruleId
    await here.execute('eligibility', people.bia, { type: 'RemoveRule', data: { id: ruleId } })
    here.pass(MINUTE)
    expect(await again(SET)).toMatchObject({ refused: 'CHECK_NOT_WANTED' })
  })
})
