import { onboardingRoutes } from '@embarca/contracts/partnership/onboarding-routes.ts'
import { partnershipCommands } from '@embarca/contracts/partnership/routes.ts'
import type { PassedLink } from '@embarca/contracts/share/hand-out.ts'
import { shareCommands, shareRoutes } from '@embarca/contracts/share/routes.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actor } from '../kit/tokens.ts'
import { openSetting, personas, type ScenarioSetting } from './scenarios/setting.ts'

let setting: ScenarioSetting
beforeAll(async () => {
  setting = await openSetting()
})
afterAll(() => setting.app.close())
const { staff, tania } = personas
const admin = actor(['shipper_admin'], { userId: 'bia' })
const elsewhere = actor(['shipper_operator'], { userId: 'zeca', shipperId: 's2', operationGroups: ['g9', 'g1'] })
/** Of the load that `launched` makes. */
const secrets = ['731', 'R$', '52998224725', '529.982', 'RQK3D41', 'PED-1']
const saysNothingSecret = (text: string) => {
  for (const secret of secrets) expect(text).not.toContain(secret)
}

describe("an offer's link", () => {
  const linkOf = (id: string, transporterId = 't1', by = staff) => setting.app.as(by).call(shareRoutes.offerLink, { id, transporterId })
  it('comes with company, code, cities, collect and deadline, and without price and documents', async () => {
    const id = await setting.launched()
    const { status, body, text } = await linkOf(id)
    expect(status, text).toBe(200)
    const { link, message, subject, name, expiresAt } = body as PassedLink
    expect([new URL(link).pathname, name]).toEqual([`/carrier/offers/${id}`, 'TransNorte'])
    expect(message).toMatch(/^Serra Azul: oferta da carga .+, .+ → .+, coleta 06\/01\/2026 09:00\. Responda até .+: http/)
    expect([message.endsWith(link), subject.startsWith('Oferta de frete: carga ')]).toEqual([true, true])
    expect(expiresAt).toBeDefined()
    saysNothingSecret(message + subject)
  })
  it('reading it changes nothing; passing it on says who, when and to which end of a phone', async () => {
    const id = await setting.launched()
    const head = await setting.app.data.events.head()
    await linkOf(id)
    expect(await setting.app.data.events.head()).toBe(head)
    await setting.execute(shareCommands.handOutOffer, { id, transporterId: 't1', way: 'WHATSAPP', receiver: '4410' })
    await setting.execute(shareCommands.handOutOffer, { id, transporterId: 't2', way: 'COPY' })
    const { handedOut } = (await linkOf(id)).body as PassedLink
    expect(handedOut).toMatchObject([{ way: 'WHATSAPP', receiver: '4410', by: 'Ana Martins' }])
  })
  it('opens for no carrier that the offer was not made to, and only for its own company', async () => {
    const id = await setting.launched()
    expect([(await linkOf(id, 't8')).status, (await linkOf(id, 't1', elsewhere)).status]).toEqual([422, 404])
    expect((await linkOf(id, 't1', tania as never)).status).toBe(403)
    expect((await linkOf(await setting.hired())).status).toBe(422)
  })
})

describe("an invitation's link", () => {
  const linkOf = (id: string, by = admin) => setting.app.as(by).call(onboardingRoutes.invitationLink, { id })
  it('names both companies and the end, and is answered to the company that invites', async () => {
    const relation = { shipperId: 's1', transporterId: 't7' }
    const of = { by: { userId: 'system', roles: ['system'], shipperId: 's1' } } as const
    await setting.app.record(
      'partnership-s1.t7',
      [
        { type: 'CarrierInvited', data: { ...relation, expiresAt: '2026-02-04T12:00:00.000Z' } },
        { type: 'PartnershipCompanyNoted', data: { ...relation, name: 'Rota Sul', document: '1', city: 'C', state: 'PR', staffed: true } },
      ],
      of,
    )
    await setting.settled()
    const { status, body, text } = await linkOf('t7')
    expect(status, text).toBe(200)
    expect(body).toMatchObject({ name: 'Rota Sul', isStaffed: true, handedOut: [] })
    expect((body as PassedLink).message).toMatch(/^Serra Azul convidou Rota Sul .+ até 04\/02\/2026 09:00: http.+\/carrier\/company$/)
    await setting.execute(partnershipCommands.handOutInvitation, { id: 't7', way: 'SHARE_SHEET' }, admin)
    expect(((await linkOf('t7')).body as PassedLink).handedOut).toMatchObject([{ way: 'SHARE_SHEET' }])
    expect((await linkOf('t7', actor(['shipper_admin'], { userId: 'zeca', shipperId: 's2' }))).status).toBe(404)
    expect((await linkOf('t1')).status, 'it is active: nothing is to be answered').toBe(422)
  })
})
