import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { carriers } from '@embarca/services/demo/fleet.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { type DemoApp, form, hoursFrom, startDemoApp } from '../kit/demo-app.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

describe('payloads of the specification are accepted', () => {
  let app: RunningApp
  beforeAll(async () => {
    app = await startApp({ now: FIXTURES_AT, reactions: false })
    await recordFixtures(app)
  })
  afterAll(() => app.close())
  const ana = () => app.as(['shipper_operator'])
  const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const reply = await ana().inject({
      method,
      url: `/webshipper${url}`,
      headers: { 'after-position': await app.data.events.head() },
      ...(payload && { payload }),
    })
    return { status: reply.statusCode, body: reply.json() }
  }

  it('tags with the delivery and the time at which they were read (C012)', async () => {
    const tags = { tags: ['Frágil', ' frágil'], deliveryId: 'offered-1', lastUpdate: FIXTURES_AT }
    expect((await ask('PUT', '/shipping/offered/tags', tags)).status).toBe(200)
    expect((await ana().call(loadDetailsRoutes.details, { id: 'offered' })).body.tags).toEqual(['Frágil'])
    const foreign = await ask('PUT', '/shipping/offered/tags', { ...tags, deliveryId: 'arrived-1' })
    expect(foreign).toMatchObject({ status: 422, body: { code: 'DELIVERY_UNKNOWN' } })
  })
  it('the short list of transporters with blocked ones (C284)', async () =>
    expect((await ask('GET', '/transporter?ignoreBlock=true')).body.list).toHaveLength(1))
  it('a group is enabled as specified (C013)', async () =>
    expect((await ask('GET', '/user/operationGroups')).body).toMatchObject([{ hashId: 'g1', status: 'ENABLE' }]))
  it('every group, by its number', async () =>
    expect((await ask('POST', '/shipping/history', { operationGroupIds: [0] })).body.list.length).toBeGreaterThan(1))
  it('lots, as a hiring type (readings a6)', async () => {
    const found = await ask('POST', '/shipping/search', { hiringType: ['LOT'] })
    expect(found.body.list.map(({ deliveryType }: { deliveryType: string }) => deliveryType)).toEqual(['LOT'])
  })
  it.each(['', '?reason=', '?reason=%20'])('a refusal without a reason is rejected with its message (M166): %j', async (query) =>
    expect(await ask('POST', `/shippingdelivery/arrived-1/receivers/r1/refuse${query}`)).toMatchObject({
      status: 400,
      body: { messages: ['Obrigatório o preenchimento do motivo da recusa.'] },
    }),
  )
  it.each(['x', '[]', '{"value":1}'])('an invalid cursor is refused: %j', async (after) =>
    expect((await ask('POST', '/shipping/history', { after })).status).toBe(400),
  )
  it.each(['---', ' / ', '...'])('punctuation alone finds nothing: %j', async (text) => {
    expect((await ask('POST', '/shipping/search', { text })).body.list).toEqual([])
    expect((await ask('GET', `/place?text=${encodeURIComponent(text)}`)).body.list).toEqual([])
    expect((await ask('POST', '/shipping/history', { externalId: text })).body.list).toEqual([])
  })
  it('a code, an order and a plate are found by their middle', async () => {
    const codes = async (filter: object) =>
      (await ask('POST', '/shipping/history', filter)).body.list.map(({ externalId }: { externalId: string }) => externalId)
    expect(await codes({ externalId: 'G-2' })).toEqual(['CG-2'])
    expect(await codes({ plate: 'K3D' })).toContain('CG-2')
    expect(await codes({ plate: 'zzz' })).toEqual([])
  })
})

describe('a launch', () => {
  let app: DemoApp
  beforeAll(async () => {
    app = await startDemoApp()
  })
  afterAll(() => app.close())
  const launchedAs = async (stream: string) => (await app.data.events.read(stream))[0]!.data.terms

  it('takes instants with an offset, and records them in UTC', async () => {
    const now = app.clock.now()
    const sound = form(now)
    const local = hoursFrom(now, 21).replace('Z', '-03:00')
    const request = { ...sound, origins: [{ ...sound.origins[0]!, collectDate: local }] }
    const { body, status } = await app.ask('operador', loadRoutes.launch, request)
    expect(status).toBe(200)
    expect((await launchedAs(body.stream)).origins[0].collectDate).toBe(hoursFrom(now, 24))
  })
  it('of a FOB load needs no target', async () => {
    const { target: _, ...sound } = form(app.clock.now(), { freightType: 'FOB' })
    const { status, text } = await app.ask('operador', loadRoutes.launchFob, {
      ...sound,
      freightType: 'FOB',
      transporterId: carriers[0]!.id,
    })
    expect([status, status === 200 ? '' : text]).toEqual([200, ''])
  })
  it('requires the weight when its profile is by weight', async () => {
    const sound = form(app.clock.now())
    const { weight: _, ...origin } = sound.origins[0]!
    const { status, body } = await app.ask('operador', loadRoutes.launch, { ...sound, origins: [origin] })
    expect([status, body]).toMatchObject([422, { code: 'WEIGHT_MISSING', messages: ['Informe o peso da carga.'] }])
  })
  it('returns the load’s id and the specified message', async () => {
    const { body } = await app.ask('operador', loadRoutes.launch, form(app.clock.now()))
    expect(body).toMatchObject({ id: body.stream.slice('load-'.length), messages: ['Carga lançada com sucesso.'] })
  })
})
