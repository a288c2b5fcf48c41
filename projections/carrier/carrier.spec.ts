import type { Actor } from '@embarca/contracts/kit/event.ts'
import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript, terms } from '@embarca/tests/stories/load-script.ts'
import { expect, it } from 'vitest'
import { driverReaders, transporterReaders } from './readers.ts'

const company = (id: string, shippers: readonly string[]) => ({
  type: 'TransporterRegistered',
  data: { id, shipperId: 'embarca', name: id, document: '', city: '', state: '', shippers },
})
const logOfScript = (script: (load: typeof loadScript, recorder: ReturnType<typeof eventRecorder>) => void) => {
  const recorder = eventRecorder()
  recorder.recordEvent('transporter-t1', company('t1', ['s1']))
  recorder.recordEvent('transporter-t3', company('t3', ['s1']))
  recorder.recordEvent('transporter-t4', company('t4', ['s2']))
  script(loadScript, recorder)
  return recorder.log
}
const carrier = (transporterId: string): Partial<Actor> => ({
  shipperId: 'embarca',
  operationGroups: [],
  roles: ['transporter_operator'],
  transporterId,
})
const driver = (driverId: string): Partial<Actor> => ({ ...carrier('t1'), roles: ['driver'], driverId })
const everybody = { target: { ...terms().target, flAll: true, transporterIds: [] } }
const open = (load: ReturnType<typeof loadScript>) => {
  load.launched()
  load.offered()
  return load
}

it('offers a load to its audience: the transporters named, or all that work for the shipper', async () => {
  const log = logOfScript((load, recorder) => {
    open(load(recorder, 'L1')).seen('t1')
    open(load(recorder, 'L2', everybody))
  })
  const offers = async (transporterId: string) => {
    const answer = await transporterReaders.offers({}, await queryContext(log, carrier(transporterId)))
    return (answer as { list: { loadId: string; mine: string }[] }).list.map(({ loadId, mine }) => [loadId, mine])
  }
  expect(await offers('t1')).toEqual([
    ['L2', 'NONE'],
    ['L1', 'SEEN'],
  ])
  expect(await offers('t3')).toEqual([['L2', 'NONE']])
  expect(await offers('t4')).toEqual([])
})

it('tells the carrier that the link of its driver was locked, until another one is made', async () => {
  const made = {
    type: 'TripLinkMade',
    data: { loadId: 'L1', linkId: 'k', driverId: 'd1', keyHash: 'h', expiresAt: '2026-03-01T12:00:00.000Z' },
  }
  const ended = (reason: string) => ({ type: 'TripLinkEnded', data: { loadId: 'L1', linkId: 'k', reason } })
  const isLocked = async (...events: readonly { type: string; data: object }[]) => {
    const log = logOfScript((load, recorder) => {
      load(recorder, 'L1').underway()
      for (const event of events) recorder.recordEvent('trip-link-L1', event as never)
    })
    const { list } = (await transporterReaders.loads({}, await queryContext(log, carrier('t1')))) as { list: { tripLinkLocked?: true }[] }
    return list.map(({ tripLinkLocked }) => tripLinkLocked)
  }
  expect(await isLocked(made, ended('LOCKED'))).toEqual([true])
  expect(await isLocked(made, ended('REVOKED'))).toEqual([undefined])
  expect(await isLocked(made, ended('LOCKED'), made)).toEqual([undefined])
})

it('pages through the offers of several audiences, from the end of the last page', async () => {
  const log = logOfScript((load, recorder) => {
    for (const id of ['L1', 'L3', 'L5']) open(load(recorder, id))
    for (const id of ['L2', 'L4']) open(load(recorder, id, everybody))
  })
  const context = await queryContext(log, carrier('t1'))
  const pages = async (after?: string): Promise<string[][]> => {
    const input = { size: 2, ...(after !== undefined && { after }) }
    const { list, hasMore, next } = (await transporterReaders.offers(input, context)) as { list: any[]; hasMore: boolean; next?: string }
    expect(hasMore).toBe(next !== undefined)
    return [list.map(({ loadId }) => loadId), ...(next === undefined ? [] : await pages(next))]
  }
  const byCursor = await pages()
  expect(byCursor.map(({ length }) => length)).toEqual([2, 2, 1])
  expect(byCursor.flat().sort()).toEqual(['L1', 'L2', 'L3', 'L4', 'L5'])
  const numbered = (await transporterReaders.offers({ size: 2, page: 2 }, context)) as { list: any[] }
  expect(numbered.list.map(({ loadId }) => loadId)).toEqual(byCursor[1])
})

it('hides a load from all transporters until it is offered', async () => {
  const log = logOfScript((load, recorder) =>
    load(recorder, 'L1').recordOnLoad('LoadLaunched', { shipperId: 's1', operationGroupId: 'g1', status: 'CREATED', terms: terms() }),
  )
  expect(await transporterReaders.load({ id: 'L1' }, await queryContext(log, carrier('t1')))).toBeUndefined()
})

it('shows a load to its audience, and its crew only to the hired transporter', async () => {
  const log = logOfScript((load, recorder) => load(recorder, 'L1').underway())
  const load = async (transporterId: string) => transporterReaders.load({ id: 'L1' }, await queryContext(log, carrier(transporterId)))
  expect(await load('t1')).toMatchObject({
    mine: 'ASSIGNED',
    driverId: 'd1',
    status: 'IN_TRANSIT',
    deliveries: [{ receiptId: 'r1' }, { receiptId: 'r2' }],
  })
  expect(await load('t2')).toMatchObject({ mine: 'DECLINED' })
  expect(await load('t2')).not.toHaveProperty('driverId')
  expect(await load('t3')).toBeUndefined()
  expect(await load('')).toBeUndefined()
})

it('shows a transporter that lost an offer the offer as it ended, and no more, whatever happens to the load', async () => {
  const visibleTo = async (log: ReturnType<typeof logOfScript>, transporterId: string) =>
    transporterReaders.load({ id: 'L1' }, await queryContext(log, carrier(transporterId)))
  const launchedFor = (load: typeof loadScript, recorder: ReturnType<typeof eventRecorder>) => load(recorder, 'L1', everybody)
  const ended = await visibleTo(
    logOfScript((load, recorder) => open(launchedFor(load, recorder)).hired()),
    't3',
  )
  expect(ended).toMatchObject({ status: 'OFFER_COMPLETED', freightPrice: terms().freightPrice, mine: 'NONE' })
  const later = logOfScript((load, recorder) => {
    const one = launchedFor(load, recorder)
    one.toFinished()
    one.recordOnLoad('PriceChanged', { freightPrice: 1, approvalRequired: false, reason: 'x' })
    one.recordOnLoad('LoadRenamed', { externalId: 'OUTRO' })
    one.recordOnLoad('DeliveryDateChanged', { destinationId: 'r1', deliveryDate: '2026-02-08T12:00:00.000Z' })
    one.recordOnLoad('LoadCanceled', { status: 'CANCELED', reason: 'x' })
  })
  expect(await visibleTo(later, 't3')).toEqual(ended)
  expect(await visibleTo(later, 't1')).toMatchObject({ status: 'CANCELED', freightPrice: 1, externalId: 'OUTRO' })
  const { list: offers } = (await transporterReaders.offers({}, await queryContext(later, carrier('t3')))) as { list: object[] }
  const { list: loads } = (await transporterReaders.loads({ status: 'CANCELED' }, await queryContext(later, carrier('t3')))) as {
    list: object[]
  }
  expect([offers, loads]).toEqual([[], []])
})

it.each([
  ['the acceptance is undone', 'AcceptanceUndone', {}],
  ['the hiring is refused', 'HiringRefused', { reason: 'x' }],
  ['the load is opened again', 'LoadReopened', {}],
])("shows the offer again when %s, without the hiring's values", async (_, type, more) => {
  const log = logOfScript((load, recorder) => {
    const one = open(load(recorder, 'L1', everybody))
    one.hired()
    one.recordOnLoad('PriceChanged', { freightPrice: 700_000, approvalRequired: false, reason: 'x' })
    one.recordOnLoad(type, { status: 'WAIT_TRANSPORTER_ACCEPT', deadline: '2026-01-09T12:00:00.000Z', ...more })
  })
  for (const transporterId of ['t1', 't3']) {
    const context = await queryContext(log, carrier(transporterId))
    const again = { status: 'WAIT_TRANSPORTER_ACCEPT', deadline: '2026-01-09T12:00:00.000Z', mine: 'NONE' }
    expect(await transporterReaders.load({ id: 'L1' }, context)).toMatchObject(again)
    expect((await transporterReaders.offers({}, context)) as object).toMatchObject({ list: [again] })
  }
})

it('shows a replaced transporter the offer as it ended, with its own answer, and shows its drivers nothing', async () => {
  const log = logOfScript((load, recorder) => {
    const one = load(recorder, 'L1', everybody)
    one.underway()
    one.recordOnLoad('TransporterReplaced', {
      ...{ status: 'ASSIGNED_TO_TRANSPORTER', transporterId: 't3', transporterName: 'Veloz', price: 1, reason: 'Quebra' },
    })
    one.recordOnLoad('LoadRenamed', { externalId: 'OUTRO' })
  })
  const context = await queryContext(log, carrier('t1'))
  const shown = await transporterReaders.load({ id: 'L1' }, context)
  expect(shown).toMatchObject({ status: 'OFFER_COMPLETED', externalId: terms().externalId, freightPrice: terms().freightPrice })
  expect(shown).not.toHaveProperty('transporterId')
  expect(await transporterReaders.attachments({ id: 'L1' }, context)).toBeUndefined()
  expect(await driverReaders.trip({ id: 'L1' }, await queryContext(log, driver('d1')))).toBeUndefined()
})

it('removes an offer that waits for approval from the list of offers', async () => {
  const log = logOfScript((load, recorder) => {
    const one = open(load(recorder, 'L1', everybody))
    one.recordOnLoad('TransporterAssigned', {
      status: 'WAITING_APPROVE',
      transporterId: 't1',
      transporterName: 'TransNorte',
      price: 731_000,
    })
  })
  const context = await queryContext(log, carrier('t3'))
  expect((await transporterReaders.offers({}, context)) as object).toMatchObject({ list: [] })
  expect(await transporterReaders.load({ id: 'L1' }, context)).toMatchObject({ status: 'OFFER_COMPLETED' })
})

it('shows the hired price only to the transporter that has the load', async () => {
  const log = logOfScript((load, recorder) => {
    const one = open(load(recorder, 'L1', everybody))
    one.hired()
    one.recordOnLoad('PriceChanged', { freightPrice: 700_000, approvalRequired: false, reason: 'x' })
  })
  const price = async (id: string) => (await transporterReaders.load({ id: 'L1' }, await queryContext(log, carrier(id))))?.freightPrice
  expect([await price('t1'), await price('t3')]).toEqual([700_000, terms().freightPrice])
})

it('shows the files of a launch to the transporter that binds a driver, when the launch allows it', async () => {
  const attachments = [{ fileId: '_f1', name: 'romaneio.pdf' }]
  const log = logOfScript((load, recorder) => {
    for (const [id, shown] of [
      ['L1', true],
      ['L2', false],
    ] as const) {
      const one = open(load(recorder, id, { ...everybody, attachments, showAttachmentToBindTransporter: shown }))
      one.hired()
      one.recordOnLoad('FileAttached', { fileId: '_f2', name: 'rota.pdf' })
    }
  })
  const files = async (id: string, who: string) => {
    const answer = await transporterReaders.attachments({ id }, await queryContext(log, carrier(who)))
    return (answer as { list: { fileId: string }[] } | undefined)?.list.map(({ fileId }) => fileId)
  }
  expect([await files('L1', 't1'), await files('L2', 't1'), await files('L1', 't3')]).toEqual([['_f1', '_f2'], [], undefined])
})

it("lists a driver's trips from the binding of the driver until they are delivered", async () => {
  const underway = logOfScript((load, recorder) => load(recorder, 'L1').underway())
  const finished = logOfScript((load, recorder) => load(recorder, 'L1').toFinished())
  const trips = async (log: typeof finished, driverId: string) =>
    ((await driverReaders.trips({}, await queryContext(log, driver(driverId)))) as { list: { loadId: string }[] }).list.map(
      ({ loadId }) => loadId,
    )
  expect(await trips(underway, 'd1')).toEqual(['L1'])
  expect(await trips(underway, 'd2')).toEqual([])
  expect(await trips(finished, 'd1')).toEqual([])
  expect(await driverReaders.trip({ id: 'L1' }, await queryContext(finished, driver('d1')))).toMatchObject({
    deliveries: [{ ended: true, images: 1 }, { ended: true }],
  })
  expect(await driverReaders.trip({ id: 'L1' }, await queryContext(underway, driver('d2')))).toBeUndefined()
})

it('moves a trip to the transporter and the driver that take it over', async () => {
  const log = logOfScript((load, recorder) => {
    const one = open(load(recorder, 'L1'))
    one.hired()
    one.bound()
    one.recordOnLoad('TransporterReplaced', {
      status: 'ASSIGNED_TO_TRANSPORTER',
      transporterId: 't3',
      transporterName: 'Veloz',
      price: 731_000,
      reason: 'Quebra',
    })
  })
  const loads = async (transporterId: string) => {
    const answer = await transporterReaders.loads({}, await queryContext(log, carrier(transporterId)))
    return (answer as { list: object[] }).list
  }
  expect(await loads('t1')).toEqual([])
  expect(await loads('t3')).toMatchObject([{ loadId: 'L1', transporterId: 't3', status: 'ASSIGNED_TO_TRANSPORTER' }])
  const offer = await transporterReaders.load({ id: 'L1' }, await queryContext(log, carrier('t3')))
  expect(offer?.mine).toBe('ASSIGNED')
})

it('shows an offer with its current terms, to its current audience', async () => {
  const log = logOfScript((load, recorder) => {
    const one = open(load(recorder, 'L1'))
    one.recordOnLoad('PriceChanged', { freightPrice: 700_000, approvalRequired: false, reason: 'x' })
    one.recordOnLoad('CollectDateChanged', { originId: 'o1', collectDate: '2026-01-06T18:30:00.000Z' })
    one.recordOnLoad('DeliveryDateChanged', { destinationId: 'r1', deliveryDate: '2026-01-08T12:00:00.000Z' })
    one.recordOnLoad('TargetsChanged', { target: { ...terms().target, transporterIds: ['t3'] } })
  })
  const offer = async (transporterId: string) => transporterReaders.load({ id: 'L1' }, await queryContext(log, carrier(transporterId)))
  expect(await offer('t3')).toMatchObject({
    freightPrice: 700_000,
    origins: [{ at: '2026-01-06T18:30:00.000Z' }],
    destinations: [{ at: '2026-01-08T12:00:00.000Z' }, {}],
  })
  expect(await offer('t1')).toBeUndefined()
})

it('shows a boosted offer first', async () => {
  const log = logOfScript((load, recorder) => {
    const first = open(load(recorder, 'L1'))
    open(load(recorder, 'L2'))
    first.recordOnLoad('LoadBoosted')
  })
  const answer = (await transporterReaders.offers({}, await queryContext(log, carrier('t1')))) as { list: object[] }
  expect(answer.list).toMatchObject([{ loadId: 'L1' }, { loadId: 'L2' }])
})

it('shows what a transporter proposed or bid', async () => {
  const company = { transporterId: 't1', transporterName: 'TransNorte', negotiationId: 'n1', price: 1 }
  const log = logOfScript((load, recorder) => {
    for (const loadId of ['L1', 'L2']) open(load(recorder, loadId))
    recorder.recordEvent('negotiation-L1', { type: 'ProposalMade', data: { loadId: 'L1', ...company, by: 'TRANSPORTER' } })
    recorder.recordEvent('negotiation-L2', { type: 'BidPlaced', data: { loadId: 'L2', ...company } })
  })
  const offers = async (id: string) => (await transporterReaders.offers({}, await queryContext(log, carrier(id)))) as { list: object[] }
  expect((await offers('t1')).list).toMatchObject([
    { loadId: 'L2', mine: 'BID' },
    { loadId: 'L1', mine: 'PROPOSED' },
  ])
  expect((await offers('t2')).list).toMatchObject([{ mine: 'NONE' }, { mine: 'NONE' }])
})

it('shows another driver no earlier arrivals', async () => {
  const log = logOfScript((load, recorder) => {
    const one = load(recorder)
    one.underway()
    one.approached()
    one.arrived('r1')
    one.recordOnLoad('StatusReset', { status: 'ASSIGNED_TO_TRANSPORTER', from: 'IN_DELIVERY' })
    one.bound()
  })
  const trip = await driverReaders.trip({ id: 'L1' }, await queryContext(log, driver('d1')))
  expect(trip).toMatchObject({ deliveries: [{ ended: false, images: 0 }, {}] })
  expect(trip).not.toHaveProperty('deliveries.0.arrivedAt')
})

it('asks the price that was changed during a hiring, once the offer is open again', async () => {
  const log = logOfScript((load, recorder) => {
    const one = open(load(recorder, 'L1', everybody))
    one.hired()
    one.recordOnLoad('PriceChanged', { freightPrice: 700_000, approvalRequired: false, reason: 'x' })
    one.recordOnLoad('AcceptanceUndone', { status: 'WAIT_TRANSPORTER_ACCEPT', deadline: '2026-01-06T12:00:00.000Z' })
  })
  expect(await transporterReaders.load({ id: 'L1' }, await queryContext(log, carrier('t3')))).toMatchObject({ freightPrice: 700_000 })
})

it('shows a forwarded load to both companies: the price to the operator alone, and to each the name of the other', async () => {
  const status = 'ASSIGNED_TO_TRANSPORTER'
  const log = (...further: readonly string[]) =>
    logOfScript((load, recorder) => {
      const one = open(load(recorder, 'L1'))
      const operator = { transporterId: 't1', transporterName: 'TransNorte' }
      one.recordOnLoad('TransporterAssigned', { status, ...operator, price: 690_000, logisticOperator: true })
      const data = { status, operatorId: 't1', operatorName: 'TransNorte', transporterId: 't4', transporterName: 'Sulista' }
      for (const type of further) one.recordOnLoad(type, data)
    })
  const seen = async (of: ReturnType<typeof log>, transporterId: string) =>
    transporterReaders.load({ id: 'L1' }, await queryContext(of, carrier(transporterId)))
  const ids = async (of: ReturnType<typeof log>, transporterId: string) => {
    const { list } = (await transporterReaders.loads({}, await queryContext(of, carrier(transporterId)))) as { list: { loadId: string }[] }
    return list.map(({ loadId }) => loadId)
  }
  expect(await seen(log(), 't1')).toMatchObject({ mayForward: true, freightPrice: 690_000 })
  expect(await seen(log(), 't4')).toBeUndefined()

  const forwarded = log('LoadForwarded')
  expect(await seen(forwarded, 't1')).toMatchObject({ forwardedTo: 'Sulista', freightPrice: 690_000 })
  expect(await seen(forwarded, 't1')).not.toHaveProperty('mayForward')
  expect(await seen(forwarded, 't4')).toMatchObject({ forwardedBy: 'TransNorte', mine: 'ASSIGNED', status })
  expect(await seen(forwarded, 't4')).not.toHaveProperty('freightPrice')
  expect([await ids(forwarded, 't1'), await ids(forwarded, 't4')]).toEqual([['L1'], ['L1']])

  const back = log('LoadForwarded', 'LoadTakenBack')
  expect(await seen(back, 't1')).toMatchObject({ mayForward: true })
  expect(await seen(back, 't4')).toBeUndefined()
  expect(await ids(back, 't4')).toEqual([])
})
