import { accessRoutes } from '@embarca/contracts/session/access.ts'
import { accessLabels } from '@embarca/contracts/session/labels.pt.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import type { Mail, Message } from '@embarca/services/kit/mail.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { actor } from '../kit/tokens.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

let app: RunningApp
afterEach(() => app.close())

const messages: Message[] = []
const mail = (channel: Mail['channel'], works = true): Mail => ({
  channel,
  send: async (message) => {
    if (!works) throw new Error('down')
    messages.push(message)
  },
})
const open = async (overrides: Parameters<typeof startApp>[0] & object) => {
  messages.length = 0
  app = await startApp({ now: FIXTURES_AT, reactions: false, ...overrides })
  await recordFixtures(app)
  return app.as(['shipper_manage_users'])
}
const leo = {
  ...{ username: 'leo.prado', name: 'Leo Prado', email: 'leo@s1.example' },
  ...{ roles: ['shipper_operator' as const], operationGroupIds: ['g1'] },
}
const added = async (bia: ReturnType<RunningApp['as']>) => {
  const { body, text } = await bia.call(sessionRoutes.addUser, leo)
  expect(body.stream, text).toMatch(/^user-/)
  return body.stream.slice('user-'.length)
}

describe('an administrator who adds a person', () => {
  it('has the access link sent by e-mail, and does not see it', async () => {
    const bia = await open({ httpServer: { mail: mail('MAIL') } })
    const id = await added(bia)
    const reply = await bia.call(accessRoutes.issue, { id }, { key: 'once' })
    expect(reply.body).toMatchObject({ stream: `user-${id}`, channel: 'MAIL', message: accessLabels.sent })
    expect(reply.text).not.toContain('/access/')
    expect(messages).toMatchObject([{ to: leo.email, subject: 'Seu acesso à Embarca' }])
    expect(messages[0]!.text).toContain(`http://localhost:8080/access/${id}`)
    expect(messages[0]!.text).toContain('como leo.prado')
    await bia.call(accessRoutes.issue, { id }, { key: 'once' })
    expect((await app.data.events.read(`user-${id}`)).map(({ type }) => type)).toEqual(['UserRegistered', 'AccessLinkIssued'])
  })
  it('gets the link to hand over where no e-mail is sent', async () => {
    const bia = await open({ httpServer: { mail: mail('OUTBOX') } })
    const id = await added(bia)
    const { body } = await bia.call(accessRoutes.issue, { id })
    expect(body).toMatchObject({ channel: 'OUTBOX', message: accessLabels.notSent, link: `http://localhost:8080/access/${id}` })
  })
  it('sees that the e-mail was not accepted, and sends it again', async () => {
    const bia = await open({ httpServer: { mail: mail('MAIL', false) } })
    const reply = await bia.call(accessRoutes.issue, { id: await added(bia) })
    expect([reply.status, reply.body]).toMatchObject([503, { code: 'MAIL_DOWN', messages: [accessLabels.failed] }])
  })
  it('sees where accounts are managed when an external provider does so', async () => {
    const bia = await open({ httpServer: { mail: mail('MAIL'), issueAccessLink: () => undefined } })
    const reply = await bia.call(accessRoutes.issue, { id: await added(bia) })
    expect([reply.status, reply.body]).toMatchObject([422, { code: 'ACCESS_ELSEWHERE', messages: [accessLabels.elsewhere] }])
    expect(messages).toEqual([])
  })
})

describe("a carrier's administrator", () => {
  const colleague = { name: 'Rita Alves', email: 'rita@transnorte.example', role: 'transporter_operator' as const }
  const boss = (transporterId = 't1') => app.as(actor(['transporter_admin'], { transporterId, userId: `boss-${transporterId}` }))
  const invited = async () => {
    await open({})
    const { body, text } = await boss().call(accessRoutes.inviteColleague, colleague)
    expect(body.stream, text).toMatch(/^user-/)
    return body.stream.slice('user-'.length)
  }
  it('gives a colleague another link', async () => {
    const id = await invited()
    const { status, body } = await boss().call(accessRoutes.colleagueAccess, { id })
    expect([status, body]).toMatchObject([200, { stream: `user-${id}`, channel: 'OUTBOX', link: `http://localhost:8080/access/${id}` }])
    expect((await app.data.events.read(`user-${id}`)).at(-1)).toMatchObject({ type: 'AccessLinkIssued', by: { userId: 'boss-t1' } })
  })
  it('gives none to a person of another company, of a shipper, or of nobody, and nothing is recorded', async () => {
    const id = await invited()
    const head = await app.data.events.head()
    const replies = [
      await boss('t2').call(accessRoutes.colleagueAccess, { id }),
      await boss().call(accessRoutes.colleagueAccess, { id: 'ana' }),
      await boss().call(accessRoutes.colleagueAccess, { id: 'nobody' }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
    const operator = app.as(actor(['transporter_operator'], { userId: 'tania' }))
    expect((await operator.call(accessRoutes.colleagueAccess, { id })).status).toBe(403)
    expect(await app.data.events.head()).toBe(head)
  })
})
