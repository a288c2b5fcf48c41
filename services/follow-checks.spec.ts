import { judge } from '@embarca/contracts/eligibility/judge.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { hiringProjector } from '@embarca/projections/block/hirings.ts'
import { referenceView } from '@embarca/projections/reference/index.ts'
import { viewsOf } from '@embarca/tests/kit/views.ts'
import { loadTrip } from '@embarca/tests/stories/load-trip.ts'
import { people, type World, world } from '@embarca/tests/stories/world.ts'
import { describe, expect, it } from 'vitest'
import { simulatedChecks } from './adapters/outside/simulated-checks.ts'
import { gathered } from './eligibility/index.ts'
import { checkFollower, followChecks } from './follow-checks.ts'
import { noOutsideSources, type OutsideSources, type RiskQuestion } from './kit/outside-checks.ts'
import { forLoad, loadOf, trioOf } from './load/index.ts'

const { ana, bia } = people
const dead: OutsideSources = {
  rntrc: { channel: 'HTTP', find: async () => Promise.reject(new Error('away')) },
  risk: { channel: 'HTTP', ask: async () => Promise.reject(new Error('away')) },
}
const asking = (questions: RiskQuestion[] = []): OutsideSources => ({
  rntrc: { channel: 'HTTP', find: async () => ({ result: 'INACTIVE', source: 'ANTT', protocol: '054321' }) },
  risk: {
    channel: 'HTTP',
    ask: async (question) => {
      questions.push(question)
      return { result: 'APPROVED', source: 'RISK_MANAGER', validUntil: '2026-02-05T12:00:00.000Z', protocol: 'GR-1' }
    },
  },
})
const viewsNow = async (here: World) =>
  (await viewsOf([hiringProjector, ...referenceView.projectors], await here.events.readAll('-1'))).store
/** The follower with everything recorded so far, and with what it records itself. */
const followed = async (here: World, sources: OutsideSources, after = '-1') => {
  const follower = checkFollower({ events: here.events, views: await viewsNow(here), run: here.run, sources, away: () => {} })
  for (let at = after; ; ) {
    const events: readonly Recorded[] = await here.events.readAll(at)
    for (const event of events) await follower.follow(event)
    const next = events.at(-1)?.position
    if (next === undefined) break
    at = next
  }
  await here.reacting.drain()
}
const judgesRisk = (here: World) =>
  here.execute('eligibility', bia, { type: 'AddRule', data: { kind: 'RISK_NOT_APPROVED', action: 'BLOCK', active: true } })
const bound = async (here: World) => {
  const trip = await loadTrip(here)
  for (const step of [trip.accepted, trip.bound]) await step()
  return trip
}
const said = async (here: World, id: string) => {
  const look = { read: async (of: never, stream: string) => (await here.states.read(of, stream)).state as never }
  const load = await loadOf(look, id)
  const { checks } = judge(await gathered(look, load.shipperId, trioOf(load), forLoad(load)), here.now())
  return (rule: string) => checks.find((one) => one.rule === rule)
}

describe('a carrier that begins to work for a shipper', () => {
  it('is looked up in the RNTRC', async () => {
    const here = await world()
    await here.execute('partnership', bia, { type: 'Bind', data: { id: 't3' } })
    await followed(here, asking())
    expect(await here.eventTypes('check-s1.t3')).toEqual(['CarrierCheckAsked', 'CarrierChecked'])
  })
  it('is asked about at the start where its relation is older', async () => {
    const here = await world()
    const follower = checkFollower({ events: here.events, views: await viewsNow(here), run: here.run, sources: asking(), away: () => {} })
    await follower.sweep()
    expect(await here.eventTypes('check-s1.t1')).toEqual(['CarrierCheckAsked'])
    expect(await here.eventTypes('check-s2.t3')).toEqual(['CarrierCheckAsked'])
    expect(await here.eventTypes('check-s1.t3')).toEqual([])
    await followed(here, asking())
    await follower.sweep()
    expect(await here.eventTypes('check-s1.t1')).toEqual(['CarrierCheckAsked', 'CarrierChecked'])
  })
  it('whose RNTRC is not active is bound with a warning, frozen in the event with its source', async () => {
    const here = await world()
    await here.execute('check', ana, { type: 'AskCarrierAgain', data: { id: 't1' } })
    await followed(here, asking())
    const { id } = await bound(here)
    const { checks } = (await here.events.read(`load-${id}`)).find(({ type }) => type === 'DriverBound')!.data
    expect(checks).toContainEqual(
      expect.objectContaining({
        rule: 'RNTRC_NOT_ACTIVE',
        subjectId: 't1',
        verdict: 'WARN',
        source: 'ANTT',
        at: '2026-01-05T12:00:00.000Z',
      }),
    )
  })
})

describe('a crew that is bound', () => {
  it('is asked about with CPF, plates and tie, where its shipper judges risk', async () => {
    const here = await world()
    await judgesRisk(here)
    const warns = { kind: 'RISK_NOT_APPROVED', action: 'WARN', active: true }
    const ruleId = (await here.events.read('eligibilityRules-s1'))[0]!.data.ruleId
    await here.execute('eligibility', bia, { type: 'ChangeRule', data: { id: ruleId, ...warns } })
    const { id } = await bound(here)
    const questions: RiskQuestion[] = []
    await followed(here, asking(questions))
    expect(questions).toEqual([{ cpf: '52998224725', tie: 'FLEET', tractor: 'ABC1D23', trailers: [] }])
    expect((await said(here, id))('RISK_NOT_APPROVED')).toMatchObject({
      ...{ verdict: 'OK', source: 'RISK_MANAGER', until: '2026-02-05T12:00:00.000Z', age: 0 },
    })
    const log = JSON.stringify((await here.events.readAll('-1')).filter(({ stream }) => stream.startsWith('check-')))
    expect(log).not.toMatch(/52998224725|ABC1D23/)
  })
  it('is asked about once its shipper begins to judge risk, and nobody before', async () => {
    const here = await world()
    await bound(here)
    const questions: RiskQuestion[] = []
    await followed(here, asking(questions))
    expect(questions).toEqual([])
    const head = await here.events.head()
    await judgesRisk(here)
    await followed(here, asking(questions), head)
    expect(questions).toHaveLength(1)
  })
  it('is not confirmed while the rule blocks and nobody answered', async () => {
    const here = await world()
    const { id } = await bound(here)
    await judgesRisk(here)
    await followed(here, dead)
    expect((await said(here, id))('RISK_NOT_APPROVED')).toMatchObject({ verdict: 'UNKNOWN' })
    const confirm = { type: 'ConfirmDriver', data: { id } }
    expect(await here.ask('load', ana, confirm)).toMatchObject({ refused: 'NOT_ELIGIBLE' })
    expect(await here.eventTypes('check-s1.d1')).toEqual(['CrewCheckAsked', 'CrewCheckFailed'])
    here.pass(1)
    await here.execute('check', ana, { type: 'AskCrewAgain', data: { id: 'd1', setId: 'v1~FLEET' } })
    await followed(here, asking())
    expect(await here.ask('load', ana, confirm)).toHaveProperty('position')
  })
})

describe('without a source', () => {
  it('nothing is asked and nothing recorded, and the RNTRC is unknown', async () => {
    const here = await world()
    await judgesRisk(here)
    await here.execute('partnership', bia, { type: 'Bind', data: { id: 't1' } })
    const before = await here.events.head()
    await followed(here, noOutsideSources)
    expect(await here.events.head()).toBe(before)
    const trip = await loadTrip(here)
    await trip.accepted()
    expect((await said(here, trip.id))('RNTRC_NOT_ACTIVE')).toMatchObject({ verdict: 'UNKNOWN', source: 'NONE' })
  })
})

describe('a source that never answers', () => {
  it('holds up no command, and a stop does not wait for what is still to be asked', async () => {
    const here = await world()
    const waiting: (() => void)[] = []
    const silent: OutsideSources = {
      ...noOutsideSources,
      rntrc: { channel: 'HTTP', find: () => new Promise((_, reject) => waiting.push(() => reject(new Error('too slow')))) },
    }
    const setting = { events: here.events, views: await viewsNow(here), run: here.run, sources: silent, away: () => {} }
    const follower = await followChecks({ feed: here.feed, ...setting })
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    const { id } = await bound(here)
    expect(await here.eventTypes(`load-${id}`)).toContain('DriverBound')
    const stopping = follower.stop()
    for (const end of waiting) end()
    await stopping
    const recorded = (await here.events.readAll('-1')).map(({ type }) => type)
    expect(recorded.filter((type) => type === 'CarrierCheckFailed')).toHaveLength(waiting.length)
  })
})

it('the demo’s stand-in always answers the same and says that it is simulated', async () => {
  const { rntrc, risk } = simulatedChecks(() => '2026-01-05T12:00:00.000Z')
  const question = { cpf: '52998224725', tie: 'FLEET', tractor: 'ABC1D23', trailers: ['B', 'A'] } as const
  expect(await risk.ask(question)).toEqual(await risk.ask({ ...question, trailers: ['A', 'B'] }))
  expect(await rntrc.find('11444777000161')).toMatchObject({ source: 'SIMULATED' })
})
