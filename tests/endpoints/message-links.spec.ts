import { messageConsentRoutes } from '@embarca/contracts/message-consent/routes.ts'
import { partnershipCommands } from '@embarca/contracts/partnership/routes.ts'
import { shareRoutes } from '@embarca/contracts/share/routes.ts'
import { tripLinkRoutes } from '@embarca/contracts/trip-link/routes.ts'
import { MessageRefused } from '@embarca/services/kit/mail.ts'
import { noMessages, type PhoneMessage } from '@embarca/services/kit/messages.ts'
import { messageLinks } from '@embarca/services/message-links.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { actor } from '../kit/tokens.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

let app: RunningApp
let sent: PhoneMessage[]
let answer: (message: PhoneMessage) => Promise<void>
let following: Awaited<ReturnType<typeof messageLinks>>

const system = { by: { userId: 'system', roles: ['system'], shipperId: 's1' } } as const
const staff = { by: { userId: 'ana', roles: ['shipper_operator'], shipperId: 's1' } } as const
const messages = {
  channel: 'MESSAGES',
  send: async (message: PhoneMessage) => {
    await answer(message)
    sent.push(message)
  },
} as const
const follow = () =>
  messageLinks({
    ...{ feed: app.data.feed, events: app.data.events, views: app.data.views, run: app.run, now: app.clock.now },
    ...{ publicUrl: 'https://embarca.example', refused: () => {}, messages },
  })
const company = { id: 't1', shipperId: 'embarca', name: 'TransNorte', document: '11222333000181', city: 'Curitiba', state: 'PR' }
beforeEach(async () => {
  sent = []
  answer = async () => {}
  app = await startApp({ now: FIXTURES_AT, httpServer: { messages } })
  await recordFixtures(app)
  await app.record(
    'transporter-t1',
    [{ type: 'TransporterChanged', data: { ...company, shippers: ['s1'], phone: '(41) 3322-4455' } }],
    system,
  )
  const relation = { shipperId: 's1', transporterId: 't1' }
  await app.record('partnership-s1.t1', [{ type: 'PartnershipActivated', data: { ...relation, through: 'BOUND' } }], system)
  await app.caughtUp()
  following = await follow()
})
afterEach(async () => {
  await following.stop()
  await app.close()
})

const operator = actor(['shipper_operator'], { userId: 'ana' })
const tania = actor(['transporter_operator'], { userId: 'tania' })
const joao = actor(['driver'], { userId: 'joao' })
const change = async (by: typeof tania, isOn: boolean) => {
  expect((await app.as(by).call(isOn ? messageConsentRoutes.allow : messageConsentRoutes.stop, {})).status).toBe(200)
  await app.caughtUp()
}
const offered = async () => {
  const { data } = (await app.data.events.read('load-offered')).find(({ type }) => type === 'LoadOffered')!
  await app.record('load-offered', [{ type: 'LoadOffered', data }], staff)
}
const bound = async () => {
  const { data } = (await app.data.events.read('load-arrived')).find(({ type }) => type === 'DriverBound')!
  const unbound = await app.data.events.read('load-arrived')
  expect(unbound.length).toBeGreaterThan(0)
  await app.record('load-arrived', [{ type: 'DriverBound', data: { ...data, status: 'WAITING_DRIVER_ACCEPT' } }], {
    by: { userId: 'tania', roles: ['transporter_operator'], shipperId: 's1', transporterId: 't1' },
  })
}
const until = async (count: number) => {
  for (let tries = 0; tries < 300 && sent.length < count; tries++) await new Promise((resolve) => setTimeout(resolve, 10))
  await new Promise((resolve) => setTimeout(resolve, 60))
  return sent
}

describe('a link that the program sends', () => {
  it('goes to nobody who did not allow it', async () => {
    await offered()
    await bound()
    expect(await until(1)).toEqual([])
  })
  it('of an offer goes to the phone of a company that allows it, once, and its owner sees it', async () => {
    await change(tania, true)
    await offered()
    const [one] = await until(1)
    expect(one!.to).toBe('4133224455')
    expect(one!.text).toContain('https://embarca.example/carrier/offers/offered')
    expect(one!.text).not.toMatch(/R\$|11222333000181|RQK/)
    await following.stop()
    following = await follow()
    expect(await until(2)).toHaveLength(1)
    await app.caughtUp()
    const { body } = await app.as(operator).call(shareRoutes.offerLink, { id: 'offered', transporterId: 't1' })
    expect(body.handedOut).toMatchObject([{ way: 'MESSAGE', receiver: '4455' }])
  })
  it('of a trip goes to the phone of the driver who allows it, and opens that trip', async () => {
    await change(joao, true)
    await bound()
    const [one] = await until(1)
    expect(one!.to).toBe('31999994410')
    expect(one!.text).toMatch(/https:\/\/embarca\.example\/trip\/arrived#[\w-]{43}/)
    expect(one!.text).not.toMatch(/52998224725|RQK|R\$/)
    const { body } = await app.as(tania).call(tripLinkRoutes.ownStatus, { id: 'arrived' })
    expect(body).toMatchObject({ state: 'LIVE', handedOut: [{ way: 'MESSAGE', receiver: '4410' }] })
    const logged = JSON.stringify(await app.data.events.read('trip-link-arrived'))
    expect(logged).not.toContain(/#([\w-]{43})/.exec(one!.text)![1])
  })
  it('ends no link that a person made', async () => {
    await change(joao, true)
    await following.stop()
    await bound()
    await app.as(tania).call(tripLinkRoutes.ownMake, { id: 'arrived' })
    following = await follow()
    expect(await until(1)).toEqual([])
  })
  it('of an invitation goes to the phone of the invited company', async () => {
    await change(tania, true)
    const relation = { shipperId: 's2', transporterId: 't1' }
    const by = { by: { userId: 'zeca', roles: ['shipper_admin'], shipperId: 's2' } }
    await app.record('partnership-s2.t1', [{ type: 'CarrierInvited', data: { ...relation, expiresAt: '2026-02-04T12:00:00.000Z' } }], by)
    const [one] = await until(1)
    expect(one!.text).toContain('https://embarca.example/carrier/company')
    const logged = await app.data.events.read('partnership-s2.t1')
    expect(logged.at(-1)).toMatchObject({ type: 'InvitationLinkHandedOut', data: { way: 'MESSAGE', receiver: '4455' } })
    expect(partnershipCommands.handOutInvitation.body.properties.way.enum).not.toContain('MESSAGE')
  })
  it('stops with the consent, and another number has none', async () => {
    await change(tania, true)
    await change(tania, false)
    await offered()
    expect(await until(1)).toEqual([])
    await change(tania, true)
    await app.record(
      'transporter-t1',
      [{ type: 'TransporterChanged', data: { ...company, shippers: ['s1'], phone: '(41) 3322-0000' } }],
      system,
    )
    await app.caughtUp()
    await offered()
    expect(await until(1)).toEqual([])
  })
  it('waits while the provider is away, and no command waits with it', async () => {
    let isAway = true
    answer = async () => {
      if (isAway) throw new Error('away')
    }
    await change(tania, true)
    await offered()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(sent).toEqual([])
    isAway = false
    expect(await until(1)).toHaveLength(1)
  })
  it('that the provider will never take holds up no other', async () => {
    answer = async ({ to }) => {
      if (to === '4133224455') throw new MessageRefused('no such number')
    }
    await change(tania, true)
    await change(joao, true)
    await offered()
    await bound()
    expect((await until(1)).map(({ to }) => to)).toEqual(['31999994410'])
  })
})

describe('the consent of a phone', () => {
  it('is shown by its last digits, and says whether this server writes to phones', async () => {
    expect((await app.as(joao).call(messageConsentRoutes.own, {})).body).toEqual({ sends: true, phone: '4410', isOn: false })
    const off = await startApp({ now: FIXTURES_AT, httpServer: { messages: noMessages } })
    await recordFixtures(off)
    expect((await off.as(joao).call(messageConsentRoutes.own, {})).body).toEqual({ sends: false, phone: '4410', isOn: false })
    await off.close()
  })
  it('keeps the number sealed: the stream names it by a digest', async () => {
    await change(joao, true)
    const allowed = (await app.data.events.readAll('-1', 10_000)).find(({ type }) => type === 'MessagesAllowed')!
    expect(allowed.stream).toMatch(/^message-consent-[0-9a-f]{32}$/)
    expect(allowed.stream).not.toContain('31999994410')
  })
  it('is given for the own phone only', async () => {
    await change(joao, true)
    expect((await app.as(tania).call(messageConsentRoutes.own, {})).body).toMatchObject({ phone: '4455', isOn: false })
    expect((await app.as(['transporter_comun']).call(messageConsentRoutes.allow, {})).status).toBe(403)
  })
})
