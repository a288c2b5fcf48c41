import type { Event } from '@embarca/contracts/kit/event.ts'
import { webPushCommands, webPushRoutes } from '@embarca/contracts/web-push/routes.ts'
import { httpWebPush } from '@embarca/services/adapters/outside/http-web-push.ts'
import { forget } from '@embarca/services/kit/forget.ts'
import { MessageRefused } from '@embarca/services/kit/mail.ts'
import type { PushMessage, PushOutcome } from '@embarca/services/kit/web-push.ts'
import { pushNoticesTo } from '@embarca/services/push-notices.ts'
import { deviceIdOf } from '@embarca/services/web-push/device-id.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { pushDevice } from '../kit/push-device.ts'
import { actor } from '../kit/tokens.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

let app: RunningApp
let sent: PushMessage[]
let answer: (message: PushMessage) => Promise<PushOutcome>
let following: Awaited<ReturnType<typeof pushNoticesTo>>

const system = { by: { userId: 'system', roles: ['system'], shipperId: 's1' } } as const
const staff = { by: { userId: 'ana', roles: ['shipper_operator'], shipperId: 's1' } } as const
const person = (userId: string, over: object): Event => ({
  type: 'UserRegistered',
  data: {
    ...{ id: userId, shipperId: 'embarca', userId, username: userId, name: userId, email: `${userId}@example.br` },
    ...{ operationGroupIds: [], active: true, ...over },
  },
})
const follow = () =>
  pushNoticesTo({
    ...{ feed: app.data.feed, events: app.data.events, views: app.data.views, run: app.run, now: app.clock.now },
    ...{ failed: () => {}, pause: 5 },
    push: {
      channel: 'WEB_PUSH',
      publicKey: 'key',
      send: async (message) => {
        const outcome = await answer(message)
        if (outcome === 'TAKEN') sent.push(message)
        return outcome
      },
    },
  })
beforeEach(async () => {
  sent = []
  answer = async () => 'TAKEN'
  app = await startApp({ now: FIXTURES_AT })
  await recordFixtures(app)
  for (const [transporterId, shipperId] of [
    ['t1', 's1'],
    ['t2', 's1'],
    ['t3', 's2'],
  ])
    await app.record(
      `partnership-${shipperId}.${transporterId}`,
      [{ type: 'PartnershipActivated', data: { shipperId, transporterId, through: 'BOUND' } }],
      { by: { ...system.by, shipperId: shipperId! } },
    )
  const people = [
    person('tania', { transporterId: 't1', roles: ['transporter_operator'] }),
    person('tito', { transporterId: 't2', roles: ['transporter_operator'] }),
    person('tereza', { transporterId: 't3', roles: ['transporter_operator'] }),
    person('joao', { transporterId: 't1', driverId: 'd1', roles: ['driver'] }),
  ]
  for (const one of people) await app.record(`user-${one.data.userId}`, [one], system)
  await app.caughtUp()
  following = await follow()
})
afterEach(async () => {
  await following.stop()
  await app.close()
})

const tania = actor(['transporter_operator'], { userId: 'tania' })
const tito = actor(['transporter_operator'], { userId: 'tito', transporterId: 't2' })
const tereza = actor(['transporter_operator'], { userId: 'tereza', transporterId: 't3' })
const joao = actor(['driver'], { userId: 'joao' })
let devices = 0
const subscribed = async (by: typeof tania, device = pushDevice(`fcm/send/${devices++}`)) => {
  const { endpoint, p256dh, auth } = device
  expect((await app.as(by).call(webPushCommands.add, { endpoint, p256dh, auth })).status).toBe(200)
  await app.caughtUp()
  return device
}
const proposed = (over: object = {}) =>
  app.record(
    'negotiation-offered',
    [
      {
        type: 'ProposalMade',
        data: {
          ...{ loadId: 'offered', transporterId: 't1', transporterName: 'TransNorte', negotiationId: 'n1', by: 'SHIPPER', price: 700_000 },
          ...{ checks: [], ...over },
        },
      },
    ],
    staff,
  )
const until = async (count: number) => {
  for (let tries = 0; tries < 400 && sent.length < count; tries++) await new Promise((resolve) => setTimeout(resolve, 10))
  await new Promise((resolve) => setTimeout(resolve, 30))
  return sent.map(({ to, title, url }) => [to.endpoint, title, url])
}
const titled = (...parts: readonly string[]) => parts

describe('a notice on a phone', () => {
  it('tells carrier and driver whose load goes back to wait for another vehicle', async () => {
    const [company, driver] = [await subscribed(tania), await subscribed(joao)]
    await subscribed(tito)
    const leaves = { transporterId: 't1', driverId: 'd1' }
    const removed = { type: 'DedicatedVehicleRemoved', data: { loadId: 'offered', status: 'CREATED', dedicatedId: 'D1', leaves } }
    await app.record('load-offered', [removed], staff)
    expect(await until(2)).toEqual([
      [company.endpoint, 'Viagem retirada', '/carrier/loads'],
      [driver.endpoint, 'Viagem retirada', '/driver'],
    ])
  })
  it('of a counter-proposal goes to its carrier alone, and a tap opens the offer', async () => {
    const own = await subscribed(tania)
    await subscribed(tito)
    await proposed()
    expect(await until(1)).toEqual([[own.endpoint, 'Contraproposta recebida', '/carrier/offers/offered']])
    expect(sent[0]!.body).toBe('Serra Azul: carga CG-1, Telêmaco Borba, PR → Goiânia, GO')
  })
  it('says no price, CPF or plate', async () => {
    await subscribed(tania)
    await subscribed(joao)
    await proposed({ text: 'placa RQK3D41' })
    await app.record(
      'load-arrived',
      [{ type: 'CollectDateChanged', data: { loadId: 'arrived', originId: 'o1', collectDate: '2026-01-06T15:00:00.000Z' } }],
      staff,
    )
    await until(3)
    expect(sent).toHaveLength(3)
    expect(JSON.stringify(sent.map(({ title, body, url }) => ({ title, body, url })))).not.toMatch(/7\.?000|52998224725|RQK|R\$/)
  })
  it('of an offer goes to the carriers that it was made to and that work for the company', async () => {
    const [own] = [await subscribed(tania), await subscribed(tereza)]
    const { data } = (await app.data.events.read('load-offered')).find(({ type }) => type === 'LoadOffered')!
    await app.record('load-offered', [{ type: 'LoadOffered', data }], staff)
    expect(await until(1)).toEqual([[own.endpoint, 'Nova oferta de frete', '/carrier/offers/offered']])
  })
  it('of a changed trip goes to the carrier and to the driver, each to the own page', async () => {
    const [desk, phone] = [await subscribed(tania), await subscribed(joao)]
    await app.record(
      'load-arrived',
      [{ type: 'CollectDateChanged', data: { loadId: 'arrived', originId: 'o1', collectDate: '2026-01-06T15:00:00.000Z' } }],
      staff,
    )
    expect((await until(2)).sort()).toEqual(
      [
        titled(desk.endpoint, 'Viagem alterada', '/carrier/loads'),
        titled(phone.endpoint, 'Viagem alterada', '/driver/trip/arrived'),
      ].sort(),
    )
  })
  it('of a slot that its load lost goes to the carrier, and a tap opens the slots; of one that it gave back itself nothing', async () => {
    const own = await subscribed(tania)
    await subscribed(joao)
    const data = { loadId: 'arrived', conciergeId: 'mill', begin: '2026-01-06T12:00:00.000Z', at: '2026-01-05T12:00:00.000Z' }
    const given = (because: string) => ({ type: 'SlotGivenBack', data: { ...data, because } })
    await app.record('slot-arrived', [given('CARRIER'), given('LOAD_ENDED'), given('LOAD_CHANGED')], staff)
    expect(await until(1)).toEqual([[own.endpoint, 'Janela de coleta perdida', '/carrier/slots/arrived']])
  })
  it('of a document goes to those who also get the e-mail', async () => {
    const own = await subscribed(tania)
    await subscribed(tito)
    const of = { shipperId: 's1', kind: 'DRIVER', subjectId: 'd1', documentId: 'cnh', typeId: 'cnh' }
    await app.record('documents-s1.DRIVER.d1', [{ type: 'DocumentRequested', data: { ...of, status: 'REQUESTED' } }], staff)
    expect(await until(1)).toEqual([[own.endpoint, 'Documento pedido', '/carrier/company']])
    expect(sent[0]!.body).toBe('Serra Azul: CNH')
  })
  it('does not go to its own author, nor to a device that asked later', async () => {
    await subscribed(tania)
    await app.record(
      'load-arrived',
      [
        {
          type: 'LoadForwarded',
          data: {
            loadId: 'arrived',
            status: 'ASSIGNED_TO_TRANSPORTER',
            operatorId: 't2',
            operatorName: 'Sulista',
            transporterId: 't1',
            transporterName: 'TransNorte',
            checks: [],
          },
        },
      ],
      { by: { userId: 'tania', roles: ['transporter_operator'], shipperId: '', transporterId: 't1' } },
    )
    await proposed()
    await until(1)
    await subscribed(tania)
    expect((await until(1)).map(([, title]) => title)).toEqual(['Contraproposta recebida'])
  })
  it('is sent once, also when the program starts again', async () => {
    await subscribed(tania)
    await proposed()
    await until(1)
    await following.stop()
    following = await follow()
    await proposed({ negotiationId: 'n2' })
    await until(2)
    expect(sent).toHaveLength(2)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  })
  it('that was not sent before a stop is sent at the next start, within its day', async () => {
    await subscribed(tania)
    await following.stop()
    await proposed()
    following = await follow()
    await until(1)
    expect(sent).toHaveLength(1)
    await following.stop()
    await proposed({ negotiationId: 'n2' })
    app.clock.advance(25 * 3_600_000)
    following = await follow()
    await until(2)
    expect(sent).toHaveLength(1)
  })
  it('waits for a push service that is away, while others are served, and no command waits', async () => {
    const [own, other] = [
      await subscribed(tania),
      await subscribed(tania, pushDevice('wpush/v2/1', 'https://updates.push.services.mozilla.com')),
    ]
    let isAway = true
    answer = async ({ to }) => {
      if (isAway && to.endpoint === own.endpoint) throw new Error('away')
      return 'TAKEN'
    }
    await proposed()
    expect((await until(1)).map(([endpoint]) => endpoint)).toEqual([other.endpoint])
    isAway = false
    expect((await until(2)).map(([endpoint]) => endpoint).sort()).toEqual([own.endpoint, other.endpoint].sort())
  })
  it('that a push service will never take is not sent again', async () => {
    await subscribed(tania)
    let tries = 0
    answer = async () => {
      tries++
      throw new MessageRefused('no')
    }
    await proposed()
    for (let n = 0; n < 100 && tries === 0; n++) await new Promise((resolve) => setTimeout(resolve, 10))
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(tries).toBe(1)
  })
})

describe('a device', () => {
  const ends = async (endpoint: string) =>
    (await app.data.events.read(`push-device-${deviceIdOf(endpoint)}`)).flatMap(({ type, data }) =>
      type === 'PushDeviceRemoved' ? [(data as { reason: string }).reason] : [],
    )
  const silent = async () => {
    await app.caughtUp()
    await proposed({ negotiationId: 'n9' })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(sent).toEqual([])
  }
  it.each(['SIGNED_OUT', 'SWITCHED_OFF'] as const)('whose user left it (%s) gets nothing more', async (reason) => {
    const { endpoint } = await subscribed(tania)
    expect((await app.as(tania).call(webPushCommands.remove, { endpoint, reason })).status).toBe(200)
    expect(await ends(endpoint)).toEqual([reason])
    await silent()
  })
  it('that its push service no longer knows is removed', async () => {
    const { endpoint } = await subscribed(tania)
    answer = async () => 'GONE'
    await proposed()
    for (let n = 0; n < 100 && !(await ends(endpoint)).length; n++) await new Promise((resolve) => setTimeout(resolve, 10))
    expect(await ends(endpoint)).toEqual(['GONE'])
  })
  it('of another user is left alone', async () => {
    const { endpoint } = await subscribed(tania)
    await app.as(tito).call(webPushCommands.remove, { endpoint, reason: 'SIGNED_OUT' })
    expect(await ends(endpoint)).toEqual([])
  })
  it('on which another user asks for notices tells the earlier one nothing more', async () => {
    const device = await subscribed(tania)
    await subscribed(tito, device)
    expect(await ends(device.endpoint)).toEqual(['OTHER_USER'])
    await silent()
  })
  it('of a user without account or of a forgotten one gets nothing more', async () => {
    await subscribed(tania)
    await app.record(
      'user-tania',
      [{ ...person('tania', { transporterId: 't1', roles: ['transporter_operator'], active: false }), type: 'UserChanged' }],
      system,
    )
    await silent()
    const { endpoint } = await subscribed(joao)
    await forget(app.data, { subject: 'joao', by: system.by, reason: 'pedido', now: FIXTURES_AT, correlationId: 'c' })
    await app.caughtUp()
    const [added] = await app.data.events.read(`push-device-${deviceIdOf(endpoint)}`)
    expect(JSON.stringify(added)).not.toContain(endpoint)
  })
  it('is told once, however often it asks', async () => {
    const device = await subscribed(tania)
    await subscribed(tania, device)
    expect(await app.data.events.read(`push-device-${deviceIdOf(device.endpoint)}`)).toHaveLength(1)
  })
  it.each([
    'http://fcm.googleapis.com/fcm/send/1',
    'https://127.0.0.1/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/https://fcm.googleapis.com/x',
    'https://fcm.googleapis.com@10.0.0.1/x',
  ])('at %s is refused: the server posts only to push services', async (endpoint) => {
    const { p256dh, auth } = pushDevice()
    expect((await app.as(tania).call(webPushCommands.add, { endpoint, p256dh, auth })).status).toBe(400)
  })
  it('is nothing that staff of a shipper has', async () => {
    const { endpoint, p256dh, auth } = pushDevice()
    expect((await app.as(['shipper_admin']).call(webPushCommands.add, { endpoint, p256dh, auth })).status).toBe(403)
  })
})

it('offers the key to subscribe under only where pushes are sent', async () => {
  expect((await app.as(tania).call(webPushRoutes.key, {})).body).toEqual({})
  const push = httpWebPush({ secret: Buffer.alloc(32, 7), contact: 'mailto:a@b.example' })
  const other = await startApp({ httpServer: { push } })
  expect((await other.as(tania).call(webPushRoutes.key, {})).body).toEqual({ key: push.publicKey })
  await other.close()
})
