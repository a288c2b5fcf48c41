import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shareLabels } from '@embarca/contracts/share/labels.pt.ts'
import { SharedLoad, shareCommands, sharedLinkOpened, shareRoutes } from '@embarca/contracts/share/routes.ts'
import { outboxMail } from '@embarca/services/adapters/outside/outbox-mail.ts'
import type { Message } from '@embarca/services/kit/mail.ts'
import { Compile } from 'typebox/compile'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningApp, requestOf, startApp } from '../kit/app.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

let app: RunningApp
let messages: Message[]
let mailWorks: boolean
beforeEach(async () => {
  messages = []
  mailWorks = true
  const send = async (message: Message) => {
    if (!mailWorks) throw new Error('down')
    messages.push(message)
  }
  app = await startApp({ now: FIXTURES_AT, reactions: false, httpServer: { mail: { channel: 'MAIL', send } } })
  await recordFixtures(app)
})
afterEach(() => app.close())

const ana = () => app.as(['shipper_operator'])
const linkOf = async (id = 'arrived') => (await ana().call(shareRoutes.shareLink, { id })).body
const open = (link: string) => app.inject({ method: 'GET', url: `/webshipper/share/${link.split('/').at(-1)}` })
const events = async () => (await app.data.events.read('share-arrived-1')).map(({ type }) => type)

describe('a tracking link', () => {
  it('opens without a login, and shows no person, no price and no address', async () => {
    const { link, expiresAt } = await linkOf()
    await app.caughtUp()
    const shown = await open(link)
    expect(shown.statusCode, shown.body).toBe(200)
    expect(Compile(SharedLoad).Check(shown.json()), shown.body).toBe(true)
    expect(shown.json()).toMatchObject({
      externalId: 'CG-2',
      shipperName: 'Serra Azul',
      status: 'Carga entregue',
      destinations: [{ city: 'Uberlândia', reached: true, arrivedAt: '2026-01-07T11:00:00.000Z' }, { city: 'Goiânia' }],
      expiresAt,
    })
    for (const secret of ['João', '529982', '99994410', 'RQK3D41', '731', 'Rua ', 'Atacado', 'latitude'])
      expect(shown.body).not.toContain(secret)
  })
  it('stays the same until it is revoked, and then opens nothing', async () => {
    const { link } = await linkOf()
    expect((await linkOf()).link).toBe(link)
    await app.caughtUp()
    expect((await ana().call(shareCommands.revoke, { id: 'arrived', deliveryId: 'arrived-1' })).status).toBe(200)
    await app.caughtUp()
    expect((await open(link)).statusCode).toBe(404)
    expect((await linkOf()).link).not.toBe(link)
    expect(await events()).toEqual(['LinkShared', 'SharedLinkRevoked', 'LinkShared'])
  })
  it('expires, cannot be forged, and an invalid one gets the response of an unknown one', async () => {
    const { link } = await linkOf()
    await app.caughtUp()
    const never = await open('/nothing')
    const forged = link.slice(0, -1) + (link.endsWith('A') ? 'B' : 'A')
    expect([(await open(forged)).statusCode, (await open(forged)).body]).toEqual([404, never.body])
    app.clock.advance(30 * 86_400_000)
    expect((await open(link)).body).toBe(never.body)
  })
  it('is short, and only links of the application are shortened', async () => {
    const { link, shortLink } = await linkOf()
    const short = await ana().call(shareRoutes.shorten, { url: link })
    expect(short.body).toEqual({ shortUrl: shortLink })
    const gone = await app.inject({ method: 'GET', url: new URL(shortLink).pathname })
    expect([gone.statusCode, gone.headers.location]).toEqual([302, new URL(link).pathname])
    for (const url of ['https://elsewhere.example/x', `${link}x`, 'http://localhost:8080/share/']) {
      const refused = await ana().call(shareRoutes.shorten, { url })
      expect([refused.status, refused.text]).toEqual([422, expect.stringContaining(shareLabels.refusal.LINK_NOT_OURS)])
    }
  })
  it('is limited to sixty requests a minute, each link on its own, and guesses by client address', async () => {
    const { link } = await linkOf()
    await app.caughtUp()
    const statuses = []
    for (let i = 0; i < 62; i++) statuses.push((await open('/nothing')).statusCode)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    const opened = []
    for (let i = 0; i < 62; i++) opened.push((await open(link)).statusCode)
    expect(opened.filter((status) => status === 200)).toHaveLength(60)
  })
})

describe('a tracking link passed on by hand', () => {
  it('tells staff by which way, by whom and when; a phone has only its last digits', async () => {
    await linkOf()
    const handOut = (body: object) => ana().call(shareCommands.handOut, { id: 'arrived', deliveryId: 'arrived-1', ...body } as never)
    expect((await handOut({ way: 'WHATSAPP', receiver: '4410' })).status).toBe(200)
    expect((await handOut({ way: 'QR' })).status).toBe(200)
    for (const wrong of [{ way: 'PIGEON' }, { way: 'WHATSAPP', receiver: '41999994410' }]) expect((await handOut(wrong)).status).toBe(400)
    await app.caughtUp()
    const { handedOut } = await linkOf()
    expect(handedOut).toMatchObject([{ way: 'QR' }, { way: 'WHATSAPP', receiver: '4410', at: FIXTURES_AT }])
  })
})

describe('the first opening of a tracking link', () => {
  const opened = (link: string) => app.inject({ ...requestOf(sharedLinkOpened, { token: link.split('/').at(-1) }) })
  it("is shown to its owner, after the page's own report and not after a preview", async () => {
    const { link } = await linkOf()
    await app.caughtUp()
    for (let fetched = 0; fetched < 2; fetched++) await open(link)
    expect((await linkOf()).firstOpenedAt).toBeUndefined()
    expect((await opened(link)).statusCode).toBe(200)
    expect((await opened(link)).statusCode).toBe(200)
    expect((await linkOf()).firstOpenedAt).toBe(FIXTURES_AT)
    expect(await events()).toEqual(['LinkShared', 'SharedLinkOpened'])
  })
  it('of a forged or revoked link is none', async () => {
    const { link } = await linkOf()
    await app.caughtUp()
    await ana().call(shareCommands.revoke, { id: 'arrived', deliveryId: 'arrived-1' })
    await app.caughtUp()
    for (const wrong of [link, `${link.slice(0, -1)}_`]) expect((await opened(wrong)).statusCode).toBe(404)
    expect(await events()).toEqual(['LinkShared', 'SharedLinkRevoked'])
  })
})

describe('a tracking link sent by e-mail', () => {
  const send = (emails: string[], key = 'k1') => ana().call(shareRoutes.send, { id: 'arrived', deliveryId: 'arrived-1', emails }, { key })
  it('reaches each address, and the log records their number', async () => {
    const done = await send(['cliente@a.example', 'doca@b.example'])
    expect(done).toMatchObject({ status: 200, body: { channel: 'MAIL', message: shareLabels.sent } })
    const { link } = await linkOf()
    expect(messages.map(({ to, text }) => [to, text.includes(link)])).toEqual([
      ['cliente@a.example', true],
      ['doca@b.example', true],
    ])
    const sent = (await app.data.events.read('share-arrived-1')).at(-1)!
    expect([sent.type, JSON.stringify(sent.data).includes('@')]).toEqual(['SharedLinkSent', false])
  })
  it('reports a failure when no e-mail was accepted, and records nothing', async () => {
    mailWorks = false
    const failed = await send(['cliente@a.example'])
    expect([failed.status, failed.text]).toEqual([503, expect.stringContaining(shareLabels.failed)])
    expect(await events()).toEqual(['LinkShared'])
  })
  it('refuses an invalid address', async () => {
    const head = await app.data.events.head()
    expect((await send(['cliente'])).status).toBe(400)
    expect((await send([])).status).toBe(400)
    expect(await app.data.events.head()).toBe(head)
  })
  it('stays in the outbox where no mail server is configured', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'embarca-outbox-'))
    const mail = outboxMail(folder)
    const message = { key: 'k', to: 'a@b.co', subject: 'Carga é', text: 'Olá' }
    await mail.send(message)
    await mail.send(message)
    const files = readdirSync(folder)
    expect([mail.channel, files.length]).toEqual(['OUTBOX', 1])
    expect(readFileSync(join(folder, files[0]!), 'utf8')).toMatch(/^To: a@b\.co\r\n[\s\S]*not sent[\s\S]*Olá$/)
    rmSync(folder, { recursive: true })
  })
})
