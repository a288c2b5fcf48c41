import { carrierPartnershipCommands, partnershipCommands } from '@embarca/contracts/partnership/routes.ts'
import { carrierVehicleCommands, vehicleCommands } from '@embarca/contracts/reference/vehicle.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { actor } from '../kit/tokens.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

const people = [
  ['bia', 's1', 'Bia Nunes'],
  ['zeca', 's2', 'Zeca Prado'],
  ['nara', 's2', 'Nara Lopes'],
] as const
let app: RunningApp
beforeEach(async () => {
  app = await startApp({ now: FIXTURES_AT })
  await recordFixtures(app)
  for (const [userId, shipperId, name] of people) {
    const user = { id: userId, userId, shipperId, name, username: userId, email: `${userId}@${shipperId}.example` }
    const data = { ...user, roles: ['shipper_admin'], operationGroupIds: [], active: true }
    await app.record(`user-${userId}`, [{ type: 'UserRegistered', data }], { by: { userId: 'system', roles: ['system'], shipperId } })
  }
  await zeca().call(partnershipCommands.bind, { id: 't1' })
  await app.as(actor(['transporter_admin'])).call(carrierPartnershipCommands.acceptInvitation, { id: 's2' })
})
afterEach(() => app.close())
/** While two shippers share a carrier, only its own people and the platform's staff change its vehicles. */
const staff = (userId: string, shipperId: string) => app.as(actor(['embarca_admin'], { userId, shipperId }))
const zeca = () => app.as(actor(['shipper_admin'], { userId: 'zeca', shipperId: 's2', operationGroups: ['g9'] }))
const vehicle = { id: 'v1', plate: 'RQK3D41', vehicleType: 'CARRETA_LS' } as const

describe('an edit of a vehicle that two shippers share, of outdated data', () => {
  const edit = (by: ReturnType<typeof staff>, fabricationYear: number, over: object = {}) =>
    by.call(vehicleCommands.changeVehicle, { ...vehicle, transporterId: 't1', fabricationYear }, over)
  const editOfOutdated = async () => {
    await app.caughtUp()
    return edit(staff('ana', 's1'), 2020, { ifMatch: 0 })
  }
  it('names the colleague who changed it', async () => {
    expect((await edit(staff('bia', 's1'), 2019)).status).toBe(200)
    expect(await editOfOutdated()).toMatchObject({ status: 409, body: { code: 'STALE_REVISION', by: 'Bia Nunes' } })
  })
  it('does not name a person of the other shipper', async () => {
    expect((await edit(staff('zeca', 's2'), 2019)).status).toBe(200)
    const { status, body, text } = await editOfOutdated()
    expect([status, body]).toMatchObject([409, { code: 'STALE_REVISION', by: 'outra pessoa', changes: [{ type: 'VehicleChanged' }] }])
    expect(text).not.toContain('Zeca')
  })
  it("does not name the carrier's own person", async () => {
    const own = app.as(actor(['transporter_admin'], { userId: 'nara' }))
    expect((await own.call(carrierVehicleCommands.changeOwnVehicle, { ...vehicle, fabricationYear: 2019 })).status).toBe(200)
    const { status, text, body } = await editOfOutdated()
    expect([status, body]).toMatchObject([409, { by: 'outra pessoa' }])
    expect(text).not.toContain('Nara')
  })
})
