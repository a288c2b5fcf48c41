import { eligibilityLabels } from '@embarca/contracts/eligibility/labels.pt.ts'
import { outsideServed } from '@embarca/contracts/eligibility/outside-routes.ts'
import { eligibilityServed } from '@embarca/contracts/eligibility/routes.ts'
import { simulatedChecks } from '@embarca/services/adapters/outside/simulated-checks.ts'
import { checkFollower } from '@embarca/services/follow-checks.ts'
import type { OutsideSources } from '@embarca/services/kit/outside-checks.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { actor } from '../kit/tokens.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

let app: RunningApp
const open = async (sources?: OutsideSources) => {
  app = await startApp({ now: FIXTURES_AT, httpServer: sources ? { sources } : {} })
  await recordFixtures(app)
}
afterEach(() => app.close())
const staff = (over: object = {}) => app.as(actor(['shipper_operator'], over))
/** What the program's follower does with the questions recorded so far. */
const answered = async (sources: OutsideSources) => {
  const { events, views } = app.data
  const follower = checkFollower({ events, views, run: app.run, sources, away: () => {} })
  for (const event of await events.readAll('-1')) await follower.follow(event)
}
const inactive: OutsideSources = {
  ...simulatedChecks(() => FIXTURES_AT),
  rntrc: { channel: 'HTTP', find: async () => ({ result: 'INACTIVE', source: 'ANTT', protocol: '054321' }) },
}

describe('a carrier', () => {
  it('is asked about at once, shown as waiting, then with result, source, age and protocol', async () => {
    await open(inactive)
    expect((await staff().call(outsideServed.carrierChecks, { id: 't1' })).body).toEqual({ channel: 'HTTP', checks: [] })
    const asked = await staff().call(outsideServed.askCarrier, { id: 't1' })
    expect(asked.body).toMatchObject({ messages: [eligibilityLabels.outside.asked] })
    expect((await staff().call(outsideServed.carrierChecks, { id: 't1' })).body).toMatchObject({
      checks: [{ isOpen: true, failed: false }],
    })
    await answered(inactive)
    app.clock.advance(2 * 86_400_000)
    expect((await staff().call(outsideServed.carrierChecks, { id: 't1' })).body).toMatchObject({
      checks: [{ isOpen: false, answer: { result: 'INACTIVE', source: 'ANTT', age: 2, protocol: '054321', isExpired: false } }],
    })
    const { body } = await staff().call(eligibilityServed.judge, { transporterId: 't1', vehicleIds: [] })
    expect((body as { checks: object[] }).checks).toContainEqual(
      expect.objectContaining({ rule: 'RNTRC_NOT_ACTIVE', verdict: 'WARN', source: 'ANTT', age: 2, reason: 'RNTRC não está ativo' }),
    )
  })
  it('is not asked about twice within a minute', async () => {
    await open(inactive)
    await staff().call(outsideServed.askCarrier, { id: 't1' })
    expect(await staff().call(outsideServed.askCarrier, { id: 't1' })).toMatchObject({ status: 422, body: { code: 'CHECK_TOO_SOON' } })
    app.clock.advance(60_000)
    expect((await staff().call(outsideServed.askCarrier, { id: 't1' })).status).toBeLessThan(300)
  })
  it('whose source does not answer is shown so, and reads as unknown', async () => {
    await open(inactive)
    await staff().call(outsideServed.askCarrier, { id: 't1' })
    await answered({ ...inactive, rntrc: { channel: 'HTTP', find: async () => Promise.reject(new Error('away')) } })
    expect((await staff().call(outsideServed.carrierChecks, { id: 't1' })).body).toMatchObject({
      checks: [{ isOpen: false, failed: true }],
    })
    const { body } = await staff().call(eligibilityServed.judge, { transporterId: 't1', vehicleIds: [] })
    expect((body as { checks: object[] }).checks).toContainEqual(expect.objectContaining({ rule: 'RNTRC_NOT_ACTIVE', verdict: 'UNKNOWN' }))
  })
})

describe('without a source', () => {
  it('the screen shows it, asking is refused, and a stranger is answered 404', async () => {
    await open()
    expect((await staff().call(outsideServed.carrierChecks, { id: 't1' })).body).toEqual({ channel: 'OFF', checks: [] })
    expect((await staff().call(outsideServed.crewChecks, { id: 'd1' })).body).toMatchObject({ channel: 'OFF' })
    expect(await staff().call(outsideServed.askCarrier, { id: 't1' })).toMatchObject({ status: 422, body: { code: 'CHECK_OFF' } })
    expect((await staff().call(outsideServed.askCarrier, { id: 'nobody' })).status).toBe(404)
    expect(await app.data.events.read('check-s1.t1')).toEqual([])
  })
})
