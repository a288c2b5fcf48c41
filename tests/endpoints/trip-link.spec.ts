import { driverLoadCommands, driverReceiptCommands, driverRoutes, transporterLoadCommands } from '@embarca/contracts/carrier/routes.ts'
import { chatCommands, chatRoutes } from '@embarca/contracts/chat/routes.ts'
import { address, type InputOf, type Route } from '@embarca/contracts/kit/route.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { allRoutes } from '@embarca/contracts/routes.ts'
import { openTripRoutes, tripLinkCommands, tripLinkRoutes } from '@embarca/contracts/trip-link/routes.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestOf } from '../kit/app.ts'
import { PNG, upload } from '../kit/multipart.ts'
import { FIXTURES_AT } from '../stories/fixtures.ts'
import { openSetting, personas, type ScenarioSetting } from './scenarios/setting.ts'

let setting: ScenarioSetting
beforeAll(async () => {
  setting = await openSetting()
})
afterAll(() => setting.app.close())

const { staff, tania, tito, joao } = personas
const KEY = 'k'.repeat(43)
const [PHONE, TABLET] = ['p'.repeat(43), 't'.repeat(43)] as const
const call = async (route: Route, input: Record<string, unknown>, token?: string) => {
  const reply = await setting.app.inject({
    ...requestOf(route, input),
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'after-position': await setting.app.data.events.head() },
  })
  return { status: reply.statusCode, body: reply.body ? reply.json() : undefined, headers: reply.headers }
}
const madeFor = async (id: string, by = tania) => {
  const route = by === staff ? tripLinkRoutes.make : tripLinkRoutes.ownMake
  const { status, body, text } = await setting.app.as(by).call(route, { id })
  expect(status, text).toBe(200)
  return { ...body, key: body.link.split('#')[1]! }
}
const open = (id: string, key: string, device = PHONE, digits?: string) =>
  call(openTripRoutes.open, { id, key, device, ...(digits && { digits }) })
const trip = async () => {
  const id = await setting.bound()
  const { key } = await madeFor(id)
  const { body } = await open(id, key)
  return { id, key, token: body.token as string }
}
const eventsOf = async (id: string) => (await setting.app.data.events.read(`trip-link-${id}`)).map(({ type }) => type)
const head = () => setting.app.data.events.head()

describe('a trip is worked from its link alone', () => {
  it('from the confirmation to the receipt, without an account', async () => {
    const { id, token } = await trip()
    expect((await call(driverRoutes.trip, { id }, token)).body).toMatchObject({ loadId: id, status: 'WAITING_DRIVER_ACCEPT' })
    for (const step of ['accept', 'startCollect', 'finishCollect', 'startTransit', 'approach'] as const) {
      expect((await call(driverLoadCommands[step], { id }, token)).status, step).toBe(200)
      await setting.settled()
    }
    const [receiverId = ''] = setting.drops(id)
    const drop = { id: deliveryOf(id), receiverId }
    expect((await call(driverReceiptCommands.arrive, drop, token)).status).toBe(200)
    const photo = upload('canhoto.png', PNG, `type=SHIPPING_RECEIPT&loadId=${id}`)
    const sent = await setting.app.inject({ ...photo, headers: { ...photo.headers, authorization: `Bearer ${token}` } })
    expect(sent.statusCode, sent.body).toBe(200)
    const images = [{ fileId: sent.json().fileId, name: 'canhoto.png' }]
    expect((await call(driverReceiptCommands.addImages, { ...drop, images }, token)).status).toBe(200)
    expect((await call(driverReceiptCommands.end, drop, token)).status).toBe(200)
    expect((await call(chatCommands.driverAddMessage, { id: deliveryOf(id), message: 'Cheguei' }, token)).status).toBe(200)
    expect((await call(chatRoutes.driverChat, { id: deliveryOf(id) }, token)).body.messages).toMatchObject([{ text: 'Cheguei' }])
    const [confirmed] = (await setting.app.data.events.read(`load-${id}`)).filter(({ type }) => type === 'DriverConfirmed')
    expect(confirmed?.by).toMatchObject({ userId: 'd1', driverId: 'd1', roles: ['driver', 'trip_link'] })
  })
  it('shipper staff make one, too, and see by whom it went and when it was first opened', async () => {
    const id = await setting.bound()
    const { key, message, link } = await madeFor(id, staff)
    expect(message).toContain(link)
    for (const secret of ['731', '7.310', '529982', 'RQK3D41', 'João']) expect(message).not.toContain(secret)
    const handed = await setting.app.as(staff).call(tripLinkCommands.handOut, { id, way: 'WHATSAPP', receiver: '4410' })
    expect(handed.status, handed.text).toBe(200)
    expect((await setting.app.as(tania).call(tripLinkRoutes.ownStatus, { id })).body).toMatchObject({
      state: 'LIVE',
      handedOut: [{ way: 'WHATSAPP', receiver: '4410' }],
    })
    await open(id, key)
    expect((await setting.app.as(staff).call(tripLinkRoutes.status, { id })).body).toMatchObject({ firstOpenedAt: setting.app.clock.now() })
  })
})

describe('nothing is seen, nothing changes', () => {
  it('by a preview: it shows company and route, and binds no device', async () => {
    const id = await setting.bound()
    const { key } = await madeFor(id)
    const before = await head()
    const { status, body } = await call(openTripRoutes.preview, { id })
    expect([status, Object.keys(body)]).toEqual([200, ['company', 'route']])
    expect(body).toEqual({ company: 'Serra Azul', route: expect.stringMatching(/, [A-Z]{2} → .+, [A-Z]{2}$/) })
    expect(await head()).toBe(before)
    expect((await open(id, key, TABLET)).status).toBe(200)
  })
  it('with a guessed key, of a load without a link, or of no load', async () => {
    const { id } = await trip()
    const bare = await setting.bound()
    const before = await head()
    const answers = [await open(id, KEY), await open(bare, KEY), await open('nothing', KEY)]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    for (const other of [bare, 'nothing']) expect((await call(openTripRoutes.preview, { id: other })).status).toBe(404)
    expect(await head()).toBe(before)
  })
  it('by a second device, before it tells the end of the CPF; five wrong answers lock the link', async () => {
    const { id, key, token } = await trip()
    expect((await open(id, key, TABLET)).body).toMatchObject({ code: 'DEVICE_UNKNOWN' })
    expect((await open(id, key, TABLET, '000')).body).toMatchObject({ code: 'DIGITS_WRONG' })
    const taken = await open(id, key, TABLET, '725')
    expect(taken.status).toBe(200)
    expect((await call(driverRoutes.trip, { id }, token)).status, 'the first device no longer').toBe(401)
    for (let left = 4; left > 0; left--) expect((await open(id, key, PHONE, '000')).body).toMatchObject({ code: 'DIGITS_WRONG' })
    expect((await open(id, key, PHONE, '000')).body).toMatchObject({ code: 'TRIP_LINK_LOCKED' })
    expect((await open(id, key, PHONE, '725')).body).toMatchObject({ code: 'TRIP_LINK_LOCKED' })
    expect((await call(driverRoutes.trip, { id }, taken.body.token)).status).toBe(401)
    expect((await eventsOf(id)).slice(-2)).toEqual(['TripLinkTried', 'TripLinkEnded'])
  })
  it.each([
    ['revoked', (id: string) => setting.execute(tripLinkCommands.ownRevoke, { id }, tania)],
    ['replaced', (id: string) => madeFor(id)],
    [
      'of a driver who was replaced',
      (id: string) =>
        setting.execute(loadRoutes.changeDriver, { id: deliveryOf(id), driverId: 'd2', reason: 'Outro turno' } as never, staff),
    ],
    ['of a canceled load', (id: string) => setting.execute(loadRoutes.cancel, { id, reason: 'Pedido desfeito' }, staff)],
    ['ended', async () => setting.app.clock.advance(61 * 86_400_000)],
  ])('by a %s link', async (_, end) => {
    const { id, key, token } = await trip()
    await end(id)
    const before = await head()
    const answers = [
      await open(id, key),
      await call(driverRoutes.trip, { id }, token),
      await call(driverLoadCommands.accept, { id }, token),
      await call(driverLoadCommands.refuse, { id, reason: 'Caminhão quebrado' }, token),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 401, 401, 401])
    expect(await head()).toBe(before)
    setting.app.clock.set(FIXTURES_AT)
  })
  it('by a link of another trip, also of the same driver', async () => {
    const { token } = await trip()
    const other = await setting.bound()
    const before = await head()
    const photo = upload('canhoto.png', PNG, `type=SHIPPING_RECEIPT&loadId=${other}`)
    const sent = await setting.app.inject({ ...photo, headers: { ...photo.headers, authorization: `Bearer ${token}` } })
    const answers = [
      await call(driverRoutes.trip, { id: other }, token),
      await call(driverLoadCommands.accept, { id: other }, token),
      await call(chatRoutes.driverChat, { id: deliveryOf(other) }, token),
      await call(chatCommands.driverAddMessage, { id: deliveryOf(other), message: 'Oi' }, token),
      await call(driverReceiptCommands.arrive, { id: deliveryOf(other), receiverId: `${other}-d1` }, token),
    ]
    expect([...answers.map(({ status }) => status), sent.statusCode]).toEqual([403, 403, 403, 403, 403, 403])
    expect(await head()).toBe(before)
  })
  it('by any other call of the program: each row refuses the link of a trip unless it says otherwise', async () => {
    const { id, token } = await trip()
    const before = await head()
    const rows = Object.values(allRoutes).flatMap((table) => Object.values(table as Record<string, Route>))
    const admitted: string[] = []
    for (const row of rows) {
      const { method, path } = address(row)
      const url = path.replace(/:(\w+)/g, (_, name) => (name === 'id' ? id : 'x'))
      const { statusCode } = await setting.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } })
      if (statusCode !== 403) admitted.push(row.at)
      else expect(row.inTrip?.({ id }), row.at).not.toBe(id)
    }
    expect(admitted.filter((at) => !at.includes('/webdriver/trips/:id'))).toEqual([])
    expect(before).toBeDefined()
  })
  it('by carriers of other loads, who neither make, see nor revoke a link', async () => {
    const { id } = await trip()
    const before = await head()
    const rows = [tripLinkRoutes.ownStatus, tripLinkRoutes.ownMake, tripLinkCommands.ownRevoke] as const
    for (const row of rows) expect((await setting.app.as(tito).call(row, { id } as InputOf<typeof row>)).status, row.at).toBe(404)
    for (const row of rows) expect((await setting.app.as(joao).call(row, { id } as InputOf<typeof row>)).status, row.at).toBe(403)
    expect(await head()).toBe(before)
  })
  it('without a driver there is no trip to make a link of', async () => {
    const id = await setting.hired()
    const { status, text } = await setting.app.as(tania).call(tripLinkRoutes.ownMake, { id })
    expect([status, text]).toEqual([422, expect.stringContaining('NO_DRIVER_FOR_LINK')])
    await setting.execute(transporterLoadCommands.bindDriver, { id, driverId: 'd1', vehicleIds: ['v1'] }, tania)
    expect((await madeFor(id)).link).toMatch(new RegExp(`^http://localhost:8080/trip/${id}#[\\w-]{43}$`))
  })
})

it('the log holds no key of a link, of a device or of a session, and no digit of the CPF', async () => {
  const { id, key, token } = await trip()
  await open(id, key, TABLET, '918')
  const log = JSON.stringify(await setting.app.data.events.read(`trip-link-${id}`))
  for (const secret of [key, token.split('.')[2]!, PHONE, TABLET, '"918"']) expect(log).not.toContain(secret)
})
