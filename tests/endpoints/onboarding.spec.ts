import { carrierAccessLabels } from '@embarca/contracts/partnership/labels.pt.ts'
import { type CarrierAdded, onboardingRoutes } from '@embarca/contracts/partnership/onboarding-routes.ts'
import { carrierRoutes, ownCarrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { carrierPartnershipCommands, partnershipCommands } from '@embarca/contracts/partnership/routes.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import type { CompanyRegistry } from '@embarca/services/kit/company-registry.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { actor } from '../kit/tokens.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

const CNPJ = '11444777000161'
const found = { document: CNPJ, name: 'Expresso Serrano Ltda', city: 'Lages', state: 'SC', active: true }
const registry = (find: CompanyRegistry['find']): CompanyRegistry => ({ channel: 'HTTP', find })

let app: RunningApp
const open = async (companyRegistry?: CompanyRegistry) => {
  app = await startApp({ now: FIXTURES_AT, httpServer: companyRegistry ? { companyRegistry } : {} })
  await recordFixtures(app)
}
afterEach(() => app.close())
const staff = (over: object = {}) => app.as(actor(['shipper_admin'], over))
const zeca = () => staff({ userId: 'zeca', shipperId: 's2', operationGroups: ['g9'] })
const boss = (transporterId: string) => app.as(actor(['transporter_admin'], { transporterId, userId: 'boss' }))

describe('a CNPJ that the platform does not know', () => {
  it("is answered 'Cnpj não cadastrado' at its field, a wrong one before (M273, R257)", async () => {
    await open()
    const unknown = await staff().call(onboardingRoutes.searchTransporter, { cnpj: CNPJ })
    expect([unknown.status, unknown.body]).toMatchObject([422, { messages: ['Cnpj não cadastrado'], fields: [{ field: 'cnpj' }] }])
    const wrong = await staff().call(onboardingRoutes.addFromCnpj, { cnpj: '11444777000162' })
    expect([wrong.status, wrong.body]).toMatchObject([422, { code: 'CNPJ_INVALID', fields: [{ field: 'cnpj' }] }])
  })
  it('is registered from the registry of companies and bound (M287)', async () => {
    await open(registry(async () => found))
    const { body } = await staff().call(onboardingRoutes.addFromCnpj, { cnpj: '11.444.777/0001-61' })
    expect(body).toMatchObject({ status: 'ACTIVE', messages: ['Transportadora adicionada com sucesso.'] })
    const { id } = body as CarrierAdded
    expect((await staff().call(carrierRoutes.detail, { id }, { after: body.position })).body).toMatchObject({
      ...{ name: found.name, document: CNPJ, city: 'Lages', status: 'ACTIVE', staffed: false },
    })
  })
  it.each([
    ['off', undefined, 'COMPANY_REGISTRY_OFF'],
    ['silent', registry(async () => Promise.reject(new Error('away'))), 'COMPANY_REGISTRY_DOWN'],
    ['ignorant of it', registry(async () => undefined), 'COMPANY_NOT_FOUND'],
    ['sure that it is not active', registry(async () => ({ ...found, active: false })), 'COMPANY_NOT_ACTIVE'],
  ])('is typed where the registry is %s', async (_, companyRegistry, code) => {
    await open(companyRegistry)
    const { status, body } = await staff().call(onboardingRoutes.addFromCnpj, { cnpj: CNPJ })
    expect([status, body]).toMatchObject([422, { code }])
  })
})

describe('a carrier typed by hand', () => {
  let added: CarrierAdded
  beforeEach(async () => {
    await open()
    const typed = { cnpj: CNPJ, name: 'Expresso Serrano', contactName: 'Nara Lopes', contactEmail: 'nara@serrano.example' }
    added = (await staff().call(onboardingRoutes.register, typed)).body as CarrierAdded
  })
  it('gets its first administrator by a one-time link (M306)', () => {
    expect(added.messages).toEqual(['Transportador cadastrado com sucesso.'])
    expect(added.access).toMatchObject({ channel: 'OUTBOX', username: 'nara', message: carrierAccessLabels.notSent })
    expect(added.access?.link).toMatch(/\/access\//)
  })
  it('is asked for its consent by the next shipper, who sees only the company until then', async () => {
    const asked = (await zeca().call(onboardingRoutes.addFromCnpj, { cnpj: CNPJ })).body as CarrierAdded
    expect(asked).toMatchObject({ id: added.id, status: 'INVITED' })
    const { body: before } = await zeca().call(carrierRoutes.users, { id: added.id }, { after: asked.position })
    expect(before).toEqual([])
    const nara = boss(added.id)
    expect((await nara.call(ownCarrierRoutes.invites, {})).body).toMatchObject([{ id: 's2', direction: 'RECEIVED', state: 'OPEN' }])
    const accepted = await nara.call(carrierPartnershipCommands.acceptInvitation, { id: 's2' })
    const { body: after } = await zeca().call(carrierRoutes.users, { id: added.id }, { after: accepted.body.position })
    expect(after).toMatchObject([{ name: 'Nara Lopes', roles: ['transporter_admin'] }])
    expect((await nara.call(carrierPartnershipCommands.acceptInvitation, { id: 's2' })).status).toBe(422)
  })
  it('is in the pickers while it works for the shipper, and not once it is unbound', async () => {
    const named = async (after: string) =>
      (await staff().call(referenceRoutes.transporters, { text: 'serrano', ignoreBlock: true }, { after })).body.list.map(({ id }) => id)
    expect(await named(added.position)).toEqual([added.id])
    const gone = await staff().call(onboardingRoutes.unbind, { id: added.id })
    expect(await named(gone.body.position)).toEqual([])
  })
  it('keeps operation groups and tags of the shipper (M288, R180, R256)', async () => {
    const grouped = await staff().call(partnershipCommands.updateOperationGroups, {
      id: added.id,
      operationGroupIds: [],
      phone: '49999990000',
    })
    expect(grouped.body.messages).toEqual(['Grupos de operação atualizados com sucesso.'])
    const typed = { id: added.id, operationGroupIds: [], phone: '(49) 99999-0000' }
    expect((await staff().call(partnershipCommands.updateOperationGroups, typed)).status).toBe(400)
    const short = await staff().call(partnershipCommands.addTag, { id: added.id, tag: 'ab', operationGroupId: 'g1' })
    expect(short.status).toBe(400)
  })
})
