import { driverLoadCommands, transporterLoadCommands } from '@embarca/contracts/carrier/routes.ts'
import { type ArrivalProof, arrivalProofRoutes } from '@embarca/contracts/gate/arrival-proof.ts'
import { gateCommands } from '@embarca/contracts/gate/routes.ts'
import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import { placeCommands } from '@embarca/contracts/reference/commands.ts'
import { proofIn, tokenOfProof } from '@embarca/services/gate/http/proof/token.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestOf } from '../kit/app.ts'
import { actor } from '../kit/tokens.ts'
import { openSetting, personas } from './scenarios/setting.ts'

const { approver, staff, tania, joao } = personas
const docks = [{ code: '1', name: 'Doca 1', vehicleTypes: [], trailerTypes: [], active: true, hours: [] }]
const GATE = 'mill'
const SECRET = Buffer.from('a secret of the data folder only')

describe('the proof of arrival (Y40)', () => {
  let setting: Awaited<ReturnType<typeof openSetting>>
  let id: string
  const named = () => ({ conciergeId: GATE, shippingId: id })
  beforeAll(async () => {
    setting = await openSetting({ shareSecret: SECRET })
    await setting.execute(placeCommands.configureGate, { ...usualGateSettings, active: true, docks, id: GATE }, approver)
    id = await setting.hired()
    await setting.execute(transporterLoadCommands.bindDriver, { id, driverId: 'd1', vehicleIds: ['v1'] }, tania)
    await setting.execute(driverLoadCommands.accept, { id }, joao)
  })
  afterAll(() => setting.app.close())
  const pdf = (by = joao) =>
    setting.app
      .as(by)
      .inject(by.driverId === undefined ? requestOf(arrivalProofRoutes.proof, named()) : requestOf(arrivalProofRoutes.driverProof, { id }))
  const tokenNow = async () => {
    const events = await setting.app.data.events.read(`gate-${id}@${GATE}`)
    const { revision } = events.findLast(({ type }) => type === 'GateCheckedIn')!
    return tokenOfProof(SECRET, { visitId: `${id}@${GATE}`, revision })
  }
  const open = (token: string) => setting.app.inject({ method: 'GET', url: `/webshipper/arrival/${token}` })

  it('does not exist before the check-in', async () => {
    for (const by of [joao, staff]) expect((await pdf(by)).statusCode).toBe(404)
  })
  it('is a PDF for the driver and for the gate’s people', async () => {
    await setting.execute(gateCommands.checkIn, named(), staff)
    for (const by of [joao, staff]) {
      const { statusCode, headers, rawPayload } = await pdf(by)
      expect([statusCode, headers['content-type'], rawPayload.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-'])
    }
  })
  it('is nothing to other drivers, groups and companies', async () => {
    for (const by of [
      actor(['driver'], { userId: 'davi', driverId: 'd2' }),
      actor(['shipper_operator'], { userId: 'caio', operationGroups: ['g2'] }),
      actor(['shipper_admin'], { userId: 'zeca', shipperId: 's2', operationGroups: ['g9'] }),
    ])
      expect((await pdf(by)).statusCode).toBe(404)
  })
  it('is a page for everyone who has its code: plate, place, moment and hash, and no person', async () => {
    const reply = await open(await tokenNow())
    const { plate, place, at, hash } = reply.json() as ArrivalProof
    expect([reply.statusCode, place.name, plate, hash.length, typeof at]).toEqual([200, 'Fábrica Iguaçu', expect.any(String), 64, 'string'])
    for (const secret of ['João', '52998224725', id, 'TransNorte']) expect(reply.body).not.toContain(secret)
  })
  it('is not found by any other code, nor once the check-in is undone; the next has another', async () => {
    const token = await tokenNow()
    for (const wrong of [token.slice(0, -1), 'x'.repeat(40), `${token}a`]) expect((await open(wrong)).statusCode).toBe(404)
    await setting.execute(gateCommands.undoCheckIn, named(), staff)
    expect((await open(token)).statusCode).toBe(404)
    await setting.execute(gateCommands.checkIn, named(), staff)
    expect((await open(token)).statusCode).toBe(404)
    expect((await open(await tokenNow())).statusCode).toBe(200)
    expect(proofIn(Buffer.alloc(32), token)).toBeUndefined()
  })
  it('opens no more once staff revoke it', async () => {
    const token = await tokenNow()
    await setting.execute(gateCommands.revokeArrivalProof, named(), staff)
    expect((await open(token)).statusCode).toBe(404)
    expect((await pdf()).statusCode).toBe(404)
  })
})
