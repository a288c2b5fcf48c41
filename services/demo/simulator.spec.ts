import { documentCommands } from '@embarca/contracts/carrier-document/routes.ts'
import { seededTypes, typesOf } from '@embarca/contracts/carrier-document/types.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { lotCommands, lotRoutes } from '@embarca/contracts/lot/routes.ts'
import { dealRoutes } from '@embarca/contracts/negotiation/routes.ts'
import { partnershipId } from '@embarca/contracts/partnership/codes.ts'
import { carrierPartnershipCommands, partnershipCommands } from '@embarca/contracts/partnership/routes.ts'
import { every } from '@embarca/projections/kit/every.ts'
import { type RunningApp, startApp } from '@embarca/tests/kit/app.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoTransporters, demoUsers } from '../identity/demo-users.ts'
import { actorNamed } from './actors.ts'
import { seedDemo } from './seed.ts'
import { shipperData } from './shipper-data.ts'
import type { Pace } from './simulator/pace.ts'
import { isOfDemo } from './simulator/simulation-context.ts'
import { startSimulator } from './simulator.ts'
import { codeOf, doubleBooked, earlyCollections } from './trip-faults.ts'
import { busyGate } from './yard/gates.ts'

type ProposalFrame = { readonly transporterId: string; readonly negotiationId: string; readonly price: number; readonly by?: string }

const hurry: Pace = {
  look: 5,
  move: 10_000_000,
  sign: 10_000_000,
  staff: 10_000_000,
  gate: 10_000_000,
  launch: 10_000_000,
  hand: 10,
  silence: 10_000_000,
  trouble: 0,
}
const book = shipperData[0]!
const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const launch = (over: object = {}) => ({
  type: 'NORMAL' as const,
  profileId: book.profiles[0]!.id,
  freightType: 'CIF' as const,
  deliveryType: 'SINGLE' as const,
  operationGroupId: 'sul',
  freightPrice: 480_000,
  origins: [{ placeId: book.places[0]!.id, collectDate: hour(30), weight: 12_000 }],
  destinations: [
    { placeId: book.places[6]!.id, deliveryDate: hour(60) },
    { placeId: book.places[11]!.id, deliveryDate: hour(66) },
  ],
  target: { flAll: true, flAllDriver: false, groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] },
  ...over,
})

// While another worker runs tests, the demo's own trips may take a minute to come to what a test waits for.
describe('the simulator', { timeout: 150_000 }, () => {
  let app: RunningApp
  let base: string
  let busy = false
  const requests = new Map<string, number>()
  let simulator: ReturnType<typeof startSimulator> | undefined
  const failures: unknown[] = []
  /** The ids of users with whom people are signed in. */
  const people = new Set<string>()
  const start = (pace: Partial<Pace> = {}) => {
    const signIn = (username: string) => ({ token: async () => app.as(actorNamed(username)).token, forget: () => {} })
    simulator = startSimulator({
      base,
      pace: { ...hurry, ...pace },
      signIn,
      isLeft: (userId) => people.has(userId),
      failed: (error) => failures.push(error),
    })
  }
  const operator = () => app.as(actorNamed('operador'))
  const launched = async (over: object) => {
    await until(() => requests.has('GET /webtransporter/loads 200'))
    const { status, body } = await operator().call(loadRoutes.launch, launch(over))
    expect(status).toBe(200)
    return body.stream.slice('load-'.length)
  }
  const allEventsInOrder = async () => {
    const events: Recorded[] = []
    for (;;) {
      const more = await app.data.events.readAll(events.at(-1)?.position ?? BEFORE_ALL, 5_000)
      if (!more.length) return events.sort((a, b) => Date.parse(a.recordedAt) - Date.parse(b.recordedAt))
      events.push(...more)
    }
  }
  const typesIn = async (stream: string) => (await app.data.events.read(stream)).map(({ type }) => type)
  const until = async (happened: () => boolean | Promise<boolean>) => {
    while (!(await happened())) await new Promise((resolve) => setTimeout(resolve, 10))
  }

  beforeAll(async () => {
    app = await startApp({ now: new Date().toISOString(), reactions: false })
    await seedDemo({ data: app.data, today: app.clock.now(), loads: 20 })
    await app.reacting.start(app.data.feed)
    app.app.addHook('onRequest', async (_request, reply) => (busy ? reply.code(503).header('retry-after', '1').send() : undefined))
    app.app.addHook('onResponse', async ({ routeOptions }, { statusCode }) => {
      const row = `${routeOptions.method} ${routeOptions.url} ${statusCode}`
      requests.set(row, (requests.get(row) ?? 0) + 1)
    })
    await app.app.listen({ port: 0, host: '127.0.0.1' })
    base = `http://127.0.0.1:${(app.app.server.address() as { port: number }).port}`
  }, 60_000)
  beforeEach(() => {
    requests.clear()
    people.clear()
    busy = false
  })
  afterEach(async () => {
    await simulator?.stop()
    expect(failures).toEqual([])
  })
  afterAll(async () => {
    await app.reacting.stop()
    await app.close()
  })

  it('takes a load that a user launches from the offer to the last receipt', async () => {
    start()
    await until(() => [...requests.keys()].filter((row) => row.includes('/webtransporter/loads')).length > 0)
    const { status, body } = await operator().call(loadRoutes.launch, launch())
    expect(status).toBe(200)
    const loadId = body.stream.slice('load-'.length)
    await until(async () => (await typesIn(`load-${loadId}`)).includes('LoadDelivered'))
    expect(await typesIn(`load-${loadId}`)).toEqual([
      'LoadLaunched',
      'LoadOffered',
      'OfferAccepted',
      'TransporterAssigned',
      'DriverBound',
      'DriverConfirmed',
      'CollectStarted',
      'CollectFinished',
      'TransitStarted',
      'DeliveryApproached',
      'LoadDelivered',
    ])
    expect((await typesIn(`tracking-${loadId}`)).length).toBeGreaterThan(2)
    const details = await operator().call(loadDetailsRoutes.details, { id: loadId })
    expect(details.body).toMatchObject({
      statusCode: 'DELIVERED',
      deliveries: [
        { ended: true, images: 1 },
        { ended: true, images: 1 },
      ],
    })
  })

  it('waits for the shipper where a hiring needs approval, and accepts again when it was refused', async () => {
    start()
    await until(() => requests.has('GET /webtransporter/loads 200'))
    const { body } = await operator().call(loadRoutes.launch, launch({ freightPrice: 2_900_000 }))
    const id = body.stream.slice('load-'.length)
    const hired = async () => (await typesIn(body.stream)).filter((type) => type === 'TransporterAssigned').length
    const approver = app.as(actorNamed('aprovador'))
    await until(async () => (await hired()) === 1)
    await approver.call(loadRoutes.refuseHiring, { id, reason: 'Acima da referência' })
    await until(async () => (await hired()) === 2)
    await approver.call(loadRoutes.approveHiring, { id })
    await until(async () => (await typesIn(body.stream)).includes('LoadDelivered'))
  })

  describe('while a person is signed in as a carrier or driver', () => {
    const company = book.transporterIds[0]!
    const userIds = (isOf: (user: (typeof demoUsers)[number]) => boolean) =>
      demoUsers.filter((user) => user.transporterId === company && isOf(user)).map(({ userId }) => userId)
    const onlyTo = { target: { ...launch().target, flAll: false, transporterIds: [company] } }
    /** Every company is asked for its offers and its loads some times more. */
    const rounds = async (count: number) => {
      const answered = () => requests.get('GET /webtransporter/loads 200') ?? 0
      const from = answered()
      await until(() => answered() > from + count * book.transporterIds.length)
    }

    it('lets the offer wait for the carrier, and answers it once the person has left', async () => {
      for (const userId of userIds(({ driverId }) => !driverId)) people.add(userId)
      start()
      const id = await launched(onlyTo)
      await rounds(2)
      expect(await typesIn(`load-${id}`)).toEqual(['LoadLaunched', 'LoadOffered'])
      people.clear()
      await until(async () => (await typesIn(`load-${id}`)).includes('LoadDelivered'))
    })

    it('lets the trip wait for its driver, whom the carrier has bound', async () => {
      for (const userId of userIds(({ driverId }) => driverId !== undefined)) people.add(userId)
      start()
      const id = await launched(onlyTo)
      await until(async () => (await typesIn(`load-${id}`)).includes('DriverBound'))
      await rounds(1)
      expect((await typesIn(`load-${id}`)).at(-1)).toBe('DriverBound')
      people.clear()
      await until(async () => (await typesIn(`load-${id}`)).includes('LoadDelivered'))
    })
  })

  it('plays the people of gates, and leaves one gate to the person who is signed in there (Y6)', async () => {
    const atGate = demoUsers.filter(({ username }) => username === 'portaria').map(({ userId }) => userId)
    for (const userId of atGate) people.add(userId)
    start({ gate: 10 })
    const id = await launched({ origins: [{ ...launch().origins[0]!, placeId: busyGate.place.id }] })
    const waits = async () => (await allEventsInOrder()).some(({ type, data }) => type === 'WaitingListJoined' && data.loadId === id)
    await until(waits)
    const looked = () => requests.get('GET /webshipper/v2/concierges/:id/shippings/fetch 200') ?? 0
    const from = looked()
    await until(() => looked() > from + 20)
    expect((await typesIn(`load-${id}`)).at(-1)).toBe('DriverConfirmed')
    people.clear()
    await until(async () => (await typesIn(`load-${id}`)).includes('LoadDelivered'))
    expect(await typesIn(`gate-${id}@${busyGate.place.id}`)).toEqual([
      ...['GateCheckedIn', 'GateChecklistAsked', 'GateEntryRequested', 'GateChecklistAnswered', 'GateEntered'],
      ...['LoadingStarted', 'LoadingFinished', 'GateChecklistAnswered', 'GateLeft', 'GateDwellSettled'],
    ])
  })

  it('accepts invitations and requests, and sends the documents that a shipper asks for', async () => {
    const [third, sixth] = [shipperData[2]!, demoTransporters[5]!]
    start()
    await until(() => (requests.get('GET /webtransporter/documents 200') ?? 0) > 3 * book.transporterIds.length)
    await until(() => (requests.get('GET /webshipper/invite 200') ?? 0) >= 6)
    const typeId = typesOf(seededTypes).find(({ subject, expires }) => subject === 'TRANSPORTER' && expires)!.id
    const operatorOfC = app.as(actorNamed('operador.c'))
    expect((await operatorOfC.call(partnershipCommands.bind, { id: sixth.id })).status).toBe(200)
    const relation = (shipperId: string, id: string) => typesIn(`partnership-${partnershipId(shipperId, id)}`)
    await until(async () => (await relation(third.shipper.id, sixth.id)).at(-1) === 'PartnershipActivated')

    const second = demoTransporters[1]!
    const asked = await app.as(actorNamed('transportadora02')).call(carrierPartnershipCommands.ask, { id: shipperData[1]!.shipper.id })
    expect(asked.status).toBe(200)
    await until(async () => (await relation(shipperData[1]!.shipper.id, second.id)).at(-1) === 'PartnershipActivated')

    const requested = await operatorOfC.call(documentCommands.request, { kind: 'TRANSPORTER', id: sixth.id, typeId })
    expect(requested.status).toBe(200)
    const sent = async () =>
      (await app.data.events.read(requested.body.stream)).find(({ type, data }) => type === 'DocumentSent' && data.documentId === typeId)
    await until(async () => (await sent()) !== undefined)
    expect((await sent())!.data).toMatchObject({ sentBy: 'CARRIER', status: 'SENT', expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  })

  it('loses its signal: a driver reports a step after it happened', async () => {
    const ticking = every(5, () => app.clock.set(new Date().toISOString()))
    start({ move: 2, silence: 30 })
    const late = async () =>
      (await allEventsInOrder()).filter(
        ({ type, occurredAt, recordedAt }) => type !== 'PositionReported' && Date.parse(recordedAt) - Date.parse(occurredAt) >= 30,
      )
    const head = (await late()).length
    await until(async () => (await late()).length > head)
    await ticking.stop()
    expect((await late()).at(-1)!.by.driverId).toBeDefined()
  })

  const unpriced = { freightPrice: undefined }
  const modes = [
    ['QUOTATION', unpriced, 'ProposalMade'],
    ['TO_COMBINE', unpriced, 'ProposalMade'],
    ['AUCTION', { ...unpriced, duration: 1, auction: { initialBid: 500_000, reductionPercentage: 0.5 } }, 'BidPlaced'],
  ] as const
  it.each(modes)(
    'proposes prices for a load in %s that a user launches, and carries it when one is accepted',
    async (type, terms, types) => {
      start()
      const id = await launched({ type, ...terms })
      const prices = async () =>
        (await app.data.events.read(`negotiation-${id}`)).flatMap(({ type, data }) => (type === types ? [data as ProposalFrame] : []))
      await until(async () => new Set((await prices()).map(({ transporterId }) => transporterId)).size > 1)
      if (type === 'AUCTION') await operator().call(loadRoutes.closeOffer, { id })
      const { negotiationId } = (await prices()).at(-1)!
      const accepted = await operator().call(loadRoutes.acceptProposal, { id, negotiationId, justification: 'Melhor condição' })
      expect(accepted.status).toBe(200)
      await until(async () => (await typesIn(`load-${id}`)).includes('LoadDelivered'))
    },
  )

  it('answers the shipper’s proposals and messages', async () => {
    start()
    const id = await launched({ type: 'QUOTATION', ...unpriced })
    const talk = `negotiation-${id}`
    await until(async () => (await typesIn(talk)).includes('ProposalMade'))
    const { transporterId, price } = (await app.data.events.read(talk)).find(({ type }) => type === 'ProposalMade')!.data as ProposalFrame
    await operator().call(dealRoutes.sendMessage, { id, dealId: transporterId, text: 'Aceita coleta às 6h?' })
    await operator().call(dealRoutes.makeProposal, { id, transporterId, price: price - 1_000 })
    const answers = async () =>
      (await app.data.events.read(talk)).filter(({ data }) => {
        const proposal = data as ProposalFrame
        return proposal.transporterId === transporterId && proposal.by === 'TRANSPORTER'
      })
    await until(async () => (await answers()).some(({ type }) => type === 'DealMessageSent') && (await answers()).length > 2)
  })

  it('requests parts of a lot that a user launches, and delivers what it withdraws', async () => {
    start()
    const weight = 400_000
    const over = {
      deliveryType: 'LOT',
      freightPrice: undefined,
      lot: { pricePerPart: 300_000, weightBurden: 25_000 },
      origins: [{ ...launch().origins[0]!, weight }],
      destinations: [{ ...launch().destinations[0]!, weight }],
    }
    const id = await launched(over)
    await until(async () => (await typesIn(`lot-${id}`)).filter((type) => type === 'LotAgreementProposed').length > 1)
    const { body: lot } = await operator().call(lotRoutes.lot, { id })
    const approver = app.as(actorNamed('aprovador'))
    for (const { lotAgreementId } of lot.agreements) await approver.call(lotCommands.approveAgreement, { id, lotAgreementId })
    await until(async () => (await typesIn(`lot-${id}`)).includes('LotWithdrawalDelivered'))
  })

  it('moves the demo’s loads on, launches some, and reads a load again after a refusal', async () => {
    start({ move: 5, sign: 5, staff: 20, launch: 40 })
    const head = Number(await app.data.events.head())
    await until(async () => Number(await app.data.events.head()) > head + 250)
    const rows = [...requests.keys()]
    expect(rows.filter((row) => / (400|401|403|500)$/.test(row))).toEqual([])
    expect(requests.get('POST /webshipper/shipping 200')).toBeGreaterThan(0)
    expect(requests.get('POST /webdriver/trips/:id/position 200')).toBeGreaterThan(0)
  })

  it('keeps each driver and plate on one trip, collects its own loads in time, and continues their codes', async () => {
    start({ move: 2, staff: 20, launch: 30 })
    const answered = (row: string) => requests.get(`POST ${row} 200`) ?? 0
    await until(() => answered('/webtransporter/loads/:id/driver') > 8 && answered('/webshipper/shipping') > 5)
    await simulator?.stop()
    const events = await allEventsInOrder()
    expect(doubleBooked(events)).toEqual([])
    const entered = new Map(
      events.filter(({ type }) => type === 'LoadLaunched' || type === 'LoadDrafted').map(({ stream, data }) => [stream, codeOf(data)]),
    )
    expect(earlyCollections(events).filter((stream) => isOfDemo({ externalId: entered.get(stream) ?? '' }))).toEqual([])
    const numbers = [...entered.values()].flatMap((code) => /^CG-(\d+)$/.exec(code)?.[1] ?? []).map(Number)
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from(numbers, (_, n) => book.codes.first + n))
  })

  it('reports what goes wrong on its own loads, and its staff settles some of it', async () => {
    start({ move: 2, staff: 5, launch: 30, trouble: 1 })
    const answered = (...rows: readonly string[]) => rows.reduce((sum, row) => sum + (requests.get(`POST ${row} 200`) ?? 0), 0)
    await until(() => answered('/webdriver/occurrence/open', '/webdriver/pending/open', '/webtransporter/pending/open') > 2)
    const settling = ['/pending/:id/resolve', '/pending/:id/dispose', '/occurrence/:id/addEvent', '/occurrence/:id/close']
    await until(() => answered(...settling.map((path) => `/webshipper${path}`)) > 0)
  })

  it('pauses while the server asks for it, and continues afterwards', async () => {
    busy = true
    start()
    const turnedAway = () => requests.get('GET /webtransporter/offers 503') ?? 0
    await until(() => turnedAway() > 0)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(turnedAway()).toBe(1)
    busy = false
    await until(() => requests.has('GET /webtransporter/offers 200'))
  })
})
