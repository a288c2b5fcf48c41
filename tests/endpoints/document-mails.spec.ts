import { documentCommands } from '@embarca/contracts/carrier-document/routes.ts'
import type { Event } from '@embarca/contracts/kit/event.ts'
import { type Message, MessageRefused } from '@embarca/services/kit/mail.ts'
import { mailNotices } from '@embarca/services/mail-notices.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { actor } from '../kit/tokens.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

let app: RunningApp
let sent: Message[]
let answer: (message: Message) => Promise<void>
let following: Awaited<ReturnType<typeof mailNotices>>

const system = { by: { userId: 'system', roles: ['system'], shipperId: 's1' } } as const
const account = (userId: string, shipperId: string, over: object): Event => ({
  type: 'UserRegistered',
  data: {
    ...{
      id: userId,
      shipperId,
      userId,
      username: userId,
      name: userId,
      email: `${userId}@example.br`,
      operationGroupIds: [],
      active: true,
    },
    ...over,
  },
})
const follow = () =>
  mailNotices({
    ...{ feed: app.data.feed, events: app.data.events, views: app.data.views, run: app.run, now: app.clock.now },
    publicUrl: 'https://embarca.example',
    mail: {
      channel: 'MAIL',
      send: async (message) => {
        await answer(message)
        sent.push(message)
      },
    },
  })
beforeEach(async () => {
  sent = []
  answer = async () => {}
  app = await startApp({ now: FIXTURES_AT })
  await recordFixtures(app)
  const relation = { shipperId: 's1', transporterId: 't1' }
  await app.record('partnership-s1.t1', [{ type: 'PartnershipActivated', data: { ...relation, through: 'BOUND' } }], system)
  const people = [
    account('tania', 'embarca', { transporterId: 't1', roles: ['transporter_operator'] }),
    account('tiago', 'embarca', { transporterId: 't1', roles: ['transporter_admin'], active: false }),
    account('tito', 'embarca', { transporterId: 't2', roles: ['transporter_admin'] }),
    account('bia', 's1', { roles: ['shipper_admin'] }),
    account('rui', 's1', { roles: ['shipper_receipt_approver'] }),
    account('zeca', 's2', { roles: ['shipper_admin'] }),
  ]
  for (const one of people) await app.record(`user-${one.data.userId}`, [one], system)
  await app.caughtUp()
  following = await follow()
})
afterEach(async () => {
  await following.stop()
  await app.close()
})

const bia = actor(['shipper_admin'], { userId: 'bia' })
const request = (typeId = 'cnh') => app.as(bia).call(documentCommands.request, { kind: 'DRIVER', id: 'd1', typeId })
const mailed = async () => (await app.data.events.read('documents-s1.DRIVER.d1')).filter(({ type }) => type === 'DocumentNoticeMailed')
const until = async (count: number) => {
  for (let tries = 0; tries < 400 && (await mailed()).length < count; tries++) await new Promise((resolve) => setTimeout(resolve, 10))
  return mailed()
}

describe('a notice of a document by e-mail', () => {
  it('goes to the active people of the carrier that answers for the driver, without number or CPF', async () => {
    expect((await request()).status).toBe(200)
    const [one] = await until(1)
    expect(one!.data).toMatchObject({ documentId: 'cnh', recipients: 1 })
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([['tania@example.br', 'Documento pedido: CNH']])
    expect(sent[0]!.text).toContain('https://embarca.example/carrier/company')
    expect(JSON.stringify(sent)).not.toContain('52998224725')
  })
  it('of an end goes to both sides, and to no other company', async () => {
    const of = { shipperId: 's1', kind: 'DRIVER', subjectId: 'd1', documentId: 'cnh', typeId: 'cnh' }
    await app.record('documents-s1.DRIVER.d1', [{ type: 'DocumentExpired', data: { ...of, version: 1, expiresAt: '2026-01-04' } }], system)
    await until(1)
    expect(sent.map(({ to }) => to).sort()).toEqual(['ana@s1.example', 'bia@example.br', 'tania@example.br'])
    expect(sent.every(({ text }) => text.includes('Vencimento: 04/01/2026'))).toBe(true)
  })
  it('is sent once, also when the program starts again', async () => {
    await request()
    await until(1)
    await following.stop()
    following = await follow()
    await request('mopp')
    expect(await until(2)).toHaveLength(2)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(sent.length)
    expect(sent.filter(({ subject }) => subject.endsWith(': CNH'))).toHaveLength(1)
  })
  it('waits while the service is away, and no command waits with it', async () => {
    let isAway = true
    answer = async () => {
      if (isAway) throw new Error('away')
    }
    expect((await request()).status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect([sent.length, (await mailed()).length]).toEqual([0, 0])
    isAway = false
    await until(1)
    expect(sent).toHaveLength(1)
  })
  it('holds up no command of a service that never answers', async () => {
    answer = () => new Promise((resolve) => setTimeout(resolve, 1_000))
    await request()
    const before = performance.now()
    expect((await request('mopp')).status).toBe(200)
    expect(performance.now() - before).toBeLessThan(900)
  })
  it('that the service will never take holds up no other', async () => {
    answer = async ({ to }) => {
      if (to.startsWith('tania')) throw new MessageRefused('no such address')
    }
    await request()
    const [one] = await until(1)
    expect(one!.data.recipients).toBe(0)
  })
})
