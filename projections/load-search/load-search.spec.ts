import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { HistoryFilters, LoadFilters, ResultPart } from '@embarca/contracts/load-search/filters.ts'
import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript, mill, store, terms } from '@embarca/tests/stories/load-script.ts'
import { describe, expect, it } from 'vitest'
import { loadSearchReaders } from './readers.ts'

const salvador = { ...store, placeId: 'far', name: 'Depósito Norte', city: 'Salvador', state: 'BA' }

/** L1 offered, L2 on the road, L3 finished, L4 canceled, L5 a draft; L6 has another route and another author. */
const loads = () => {
  const recorder = eventRecorder()
  recorder.recordEvent('shipper-s1', {
    type: 'ShipperRegistered',
    data: { id: 's1', shipperId: 's1', name: 'Serra Azul', document: '1', toggles: {} },
  })
  const offered = loadScript(recorder, 'L1', { externalId: 'CG-1', duration: 90 })
  offered.launched()
  offered.offered()
  const driving = loadScript(recorder, 'L2', { externalId: 'CG-20', tags: ['frio', 'urgente'] })
  driving.underway()
  driving.tracked('2026-01-06T15:00:00.000Z')
  loadScript(recorder, 'L3', { externalId: 'CG-3' }).toFinished()
  offered.recordEvent('negotiation-L1', {
    type: 'DealMessageSent',
    data: { loadId: 'L1', transporterId: 't1', by: 'TRANSPORTER', text: 'Oi' },
  })
  driving.recordEvent('tracking-L2', {
    type: 'WithoutTrackingAsked',
    data: { loadId: 'L2', deliveryId: 'L2-1', transporterId: 't1', reason: 'x' },
  })
  const canceled = loadScript(recorder, 'L4', { externalId: 'CG-4' })
  canceled.launched()
  canceled.recordOnLoad('LoadCanceled', { status: 'CANCELED', reason: 'x' })
  loadScript(recorder, 'L5').recordOnLoad('LoadDrafted', {
    shipperId: 's1',
    operationGroupId: 'g1',
    status: 'DRAFT',
    externalId: 'CG-5',
    form: { origins: [{ placeId: 'mill', collectDate: '2026-01-09T12:00:00.000Z' }] },
    places: [mill],
  })
  const distant = loadScript(recorder, 'L6')
  distant.recordOnLoad(
    'LoadLaunched',
    {
      shipperId: 's1',
      operationGroupId: 'g1',
      status: 'NEGOTIATION',
      terms: terms({
        externalId: 'CG-6',
        hiringType: 'AUCTION',
        freightType: 'FOB',
        flPriority: true,
        destinations: [{ ...terms().destinations[0]!, place: salvador, orderCode: 'PED-9', deliveryDate: '2026-02-01T12:00:00.000Z' }],
      }),
    },
    { userId: 'bia' },
  )
  return recorder.log
}
const NOW = '2026-01-08T12:00:00.000Z'
const context = (by: Partial<Actor> = {}) => queryContext(loads(), by, { activeGroup: 'g1', now: NOW })
const codes = (answer: unknown) => (answer as { list: { externalId: string }[] }).list.map(({ externalId }) => externalId)
const search = async (filters: LoadFilters & ResultPart, by?: Partial<Actor>) =>
  codes(await loadSearchReaders.searchNew(filters, await context(by)))
const history = async (filters: HistoryFilters & { page?: number; size?: number }) =>
  codes(await loadSearchReaders.history(filters, await context()))

describe('a search for loads', () => {
  const everything = ['CG-6', 'CG-5', 'CG-4', 'CG-3', 'CG-20', 'CG-1']
  it('without a filter finds everything, newest first, in pages', async () => {
    expect(await search({})).toEqual(everything)
    expect(await search({ orderBy: 'asc', size: 2, page: 2 })).toEqual(['CG-3', 'CG-4'])
    expect(await search({ columnStatus: 'NEGOTIATION', negotiationOrder: 'asc', negotiationPage: 2, size: 2 })).toEqual(['CG-6'])
  })

  const filters: readonly (readonly [string, LoadFilters, readonly string[]])[] = [
    ['a column', { columnStatus: 'IN_PROGRESS' }, ['CG-20']],
    ['statuses', { deliveryStatus: ['FINISHED', 'CANCELED'] }, ['CG-4', 'CG-3']],
    ['one status', { deliveryStatus: 'DRAFT' }, ['CG-5']],
    ['receipts', { receiptStatus: ['APPROVED'] }, ['CG-3']],
    ['hiring', { hiringType: 'AUCTION' }, ['CG-6']],
    ['freight', { freightType: 'FOB' }, ['CG-6']],
    ['delivery', { deliveryType: 'LOT' }, []],
    ['transporter', { transporterId: 't1' }, ['CG-3', 'CG-20']],
    ['where from', { originUF: 'PR', originCity: 'Telêmaco Borba', originPlaceId: 'mill' }, everything],
    ['where to: a state', { destinationUF: 'BA' }, ['CG-6']],
    ['where to: a city of several', { destinationCity: 'Goiânia' }, ['CG-4', 'CG-3', 'CG-20', 'CG-1']],
    ['where to: a place', { destinationPlaceId: 'far' }, ['CG-6']],
    ['collect dates', { collectDateInit: '07/01/2026', collectDateEnd: '09/01/2026' }, ['CG-5']],
    ['the last day of a period, whole', { collectDateEnd: '06/01/2026', originUF: 'PR', destinationUF: 'BA' }, ['CG-6']],
    ['delivery dates', { deliveryDateInit: '31/01/2026' }, ['CG-6']],
    ['who launched it', { userLaunch: 'bia' }, ['CG-6']],
    ['one of several tags', { tags: ['frio', 'nenhuma'] }, ['CG-20']],
    ['priority', { flPriority: true }, ['CG-6']],
    ['a switch that nobody checked', { flPending: null, flPriority: false }, everything],
    ['silence of an hour', { amountTimeWithoutTracking: 60 }, ['CG-20']],
    ['silence of a month', { amountTimeWithoutTracking: 43_200 }, []],
    ['a request to go on without tracking', { flPendingRequestWithoutTracking: true }, ['CG-20']],
    ['what nobody has read', { flOnlyNegotiationNotViewed: true }, ['CG-1']],
    ['what no module says yet', { flOccurrence: true }, []],
    ['a tracking status of none', { trackingStatus: 'LOST' }, []],
    ['a part of a code', { text: 'g-2' }, ['CG-20']],
    ['a name', { text: 'norte' }, ['CG-6']],
    [
      'all of it at once',
      { columnStatus: 'NEGOTIATION', hiringType: ['AUCTION'], destinationUF: 'BA', tags: ['papel'], text: 'PED-9' },
      ['CG-6'],
    ],
    ['all of it at once, for another', { columnStatus: 'NEGOTIATION', hiringType: ['AUCTION'], destinationUF: 'PR', tags: ['papel'] }, []],
  ]
  it.each(filters)('by %s', async (_, filter, expected) => expect(await search(filter)).toEqual(expected))

  it('by receipts that a load with a driver expects, and by their decisions', async () => {
    const logOfScript = (script: (load: ReturnType<typeof loadScript>) => void) => {
      const load = loadScript()
      load.launched()
      load.hired()
      load.bound()
      load.receipts('ReceiptsExpected', { loadId: 'L1', receipts: [{ receiptId: 'r1' }, { receiptId: 'r2' }] })
      load.collected()
      load.recordOnLoad('DeliveryApproached', { status: 'IN_DELIVERY' })
      script(load)
      return queryContext(load.log, {}, { activeGroup: 'g1' })
    }
    const pending = async (script: Parameters<typeof logOfScript>[0]) =>
      codes(await loadSearchReaders.search({ receiptStatus: 'PENDING' }, await logOfScript(script))).length
    expect(await pending(() => {})).toBe(1)
    expect(await pending(({ approved }) => approved('r1'))).toBe(1)
    expect(
      await pending(({ approved }) => {
        approved('r1')
        approved('r2')
      }),
    ).toBe(0)
    // The same driver delivers again: the receipts of that delivery are not expected a second time.
    expect(await pending(({ recordOnLoad }) => recordOnLoad('StatusReset', { status: 'IN_TRANSIT', from: 'IN_DELIVERY' }))).toBe(1)
    expect(
      await pending(({ recordOnLoad }) => recordOnLoad('StatusReset', { status: 'ASSIGNED_TO_TRANSPORTER', from: 'IN_DELIVERY' })),
    ).toBe(0)
  })
  it('by the risk of the next delivery', async () => {
    const recorder = eventRecorder()
    const driving = (loadId: string, at: string) => {
      const load = loadScript(recorder, loadId, { externalId: loadId })
      load.underway()
      load.tracked(at, 122)
    }
    driving('EARLY', '2026-01-06T15:00:00.000Z')
    driving('TIGHT', '2026-01-07T09:50:00.000Z')
    driving('LATE', '2026-01-07T11:00:00.000Z')
    const here = await queryContext(recorder.log, {}, { activeGroup: 'g1' })
    const found = async (risk: NonNullable<LoadFilters['risk']>) =>
      codes(await loadSearchReaders.search({ columnStatus: 'IN_PROGRESS', risk }, here))
    expect(await found('AT_RISK')).toEqual(['TIGHT'])
    expect(await found(['LATE_EXPECTED'])).toEqual(['LATE'])
    expect(await found(['AT_RISK', 'LATE_EXPECTED'])).toEqual(['LATE', 'TIGHT'])
    expect(await found([])).toEqual(['LATE', 'TIGHT', 'EARLY'])
    expect(await loadSearchReaders.countNew({ risk: ['AT_RISK', 'LATE_EXPECTED'] }, here)).toMatchObject({ total: 2 })
  })
  it("by values of a draft's form after it was filled in again", async () => {
    const load = loadScript()
    load.launched()
    load.recordOnLoad('LoadRestated', { terms: terms({ freightType: 'FOB', tags: ['frio'] }) })
    const context = await queryContext(load.log, {}, { activeGroup: 'g1' })
    const found = async (filter: Parameters<typeof loadSearchReaders.search>[0]) => codes(await loadSearchReaders.search(filter, context))
    expect(await found({ freightType: 'FOB', tags: ['frio'] })).toEqual(['CG-20377'])
    expect(await found({ freightType: 'CIF' })).toEqual([])
  })
  it('counts its results', async () => {
    expect(await loadSearchReaders.countNew({ originUF: 'PR', columnStatus: 'NEGOTIATION' }, await context())).toEqual({
      total: 3,
      byStatus: { WAIT_TRANSPORTER_ACCEPT: 1, DRAFT: 1, NEGOTIATION: 1 },
      byHiringType: { NORMAL: 2, AUCTION: 1 },
      byReceiptStatus: {},
    })
  })
  it('names an invalid date', async () => {
    const here = await context()
    await expect(loadSearchReaders.search({ collectDateInit: '31/02/2026' }, here)).rejects.toMatchObject({ messages: ['Data inválida.'] })
    await expect(loadSearchReaders.search({ deliveryDateInit: '02/02/2026', deliveryDateEnd: '01/02/2026' }, here)).rejects.toMatchObject({
      messages: ['O início do período deve ser anterior ao fim.'],
    })
  })
  it('finds nothing of another tenant or another group', async () => {
    expect(await search({}, { shipperId: 's2' })).toEqual([])
    expect(await search({ operationGroupIds: ['g1'] }, { operationGroups: ['g2'] })).toEqual([])
  })
})

type Table = { rows: { fields: Record<string, unknown> }[] }
describe('the table', () => {
  it('has a row with every known column, and counts for the chips', async () => {
    const table = (await loadSearchReaders.table({ columnStatus: 'NEGOTIATION', hiringType: 'NORMAL' }, await context())) as Table
    expect(table).toMatchObject({ hasMore: false, page: 1, size: 20, amounts: { total: 2, byHiringType: { NORMAL: 2 } } })
    expect(table.rows).toMatchObject([
      { shippingId: 'L5', shippingType: 'Valor fechado' },
      {
        shippingId: 'L1',
        shippingDeliveryId: 'L1-1',
        shippingType: 'Valor fechado',
        fields: {
          shippingCode: 'CG-1',
          shipperName: 'Serra Azul',
          shippingStatus: 'Aguardando aceite',
          shippingWeight: 12_000.75,
          offerPrice: 731_000,
          offerDuration: 90,
          paymentType: 'Valor fechado',
          origins: ['Fábrica Iguaçu — Telêmaco Borba/PR'],
          shippingDeliveryType: 'Simples',
        },
      },
    ])
    expect(table.rows[1]?.fields).not.toHaveProperty('driverName')
  })
  it('shows when a load on the road is expected, and when it is due', async () => {
    const table = (await loadSearchReaders.table({ columnStatus: 'IN_PROGRESS' }, await context())) as Table
    const expectedAt = '2026-01-07T01:30:00.000Z'
    expect(table.rows[0]).toMatchObject({
      fields: { expectedArrival: expectedAt },
      estimate: { expectedAt, basis: 'POSITION', at: '2026-01-06T15:00:00.000Z' },
      due: '2026-01-07T12:00:00.000Z',
    })
    expect(table.rows[0]).not.toHaveProperty('risk')
  })
  it('shows the driver', async () => {
    const table = (await loadSearchReaders.table({ columnStatus: 'IN_PROGRESS' }, await context())) as Table
    expect(table.rows[0]?.fields).toMatchObject({ driverName: 'João Almeida', vehiclePlates: ['RQK3D41', 'RQK3D52'] })
  })
})

type LotStep = readonly [type: string, data?: object]
describe('a lot', () => {
  const lots = (...events: LotStep[]) => {
    const recorder = eventRecorder()
    loadScript(recorder, 'lot', { externalId: 'LT-1', deliveryType: 'LOT' }).launched()
    recorder.recordEvent('lot-lot', {
      type: 'LotOpened',
      data: { loadId: 'lot', shipperId: 's1', operationGroupId: 'g1', externalId: 'LT-1', total: 100 },
    })
    for (const [type, data] of events) recorder.recordEvent('lot-lot', { type, data: { loadId: 'lot', withdrawalId: 'w1', ...data } })
    loadScript(recorder, 'lot-w1', { externalId: 'LT-1-1', partOf: { lotId: 'lot', withdrawalId: 'w1' } }).underway()
    return queryContext(recorder.log, {}, { activeGroup: 'g1', now: NOW })
  }
  const by = async (filters: LoadFilters, ...events: LotStep[]) => codes(await loadSearchReaders.search(filters, await lots(...events)))

  it('is available while some of it is left, and may be closed while no withdrawal is under way', async () => {
    const half = ['LotWithdrawn', { amount: 50 }] as const
    const everything = ['LotWithdrawn', { amount: 100 }] as const
    expect(await by({ flLotAvailable: true }, half)).toEqual(['LT-1'])
    expect(await by({ flLotAvailable: true }, everything)).toEqual([])
    expect(await by({ flLotAvailable: true }, everything, ['LotWithdrawalCanceled'])).toEqual(['LT-1'])
    expect(await by({ flLotCanClose: true }, half)).toEqual([])
    expect(await by({ flLotCanClose: true }, half, ['LotWithdrawalDelivered'])).toEqual(['LT-1'])
    expect(await by({ lotStatus: 'FINISHED', deliveryType: 'LOT' }, half, ['LotFinished'])).toEqual(['LT-1'])
    expect(await by({ flLotCanClose: true }, ['LotFinished'])).toEqual([])
  })
  it('has one row in the history, and one for each delivery on request', async () => {
    const context = await lots()
    expect(codes(await loadSearchReaders.history({}, context))).toEqual(['LT-1'])
    expect(codes(await loadSearchReaders.history({ perDelivery: true }, context))).toEqual(['LT-1-1'])
  })
})

describe('the history', () => {
  it('has every launched load', async () => {
    expect(await history({})).toEqual(['CG-6', 'CG-4', 'CG-3', 'CG-20', 'CG-1'])
    expect(await history({ status: ['ALL', 'CANCELED'], operationGroupIds: ['0'] })).toHaveLength(5)
    expect(await history({ status: ['CANCELED', 'EXPIRED', 'FINISHED'] })).toEqual(['CG-4', 'CG-3'])
  })
  it.each<readonly [string, HistoryFilters, readonly string[]]>([
    ['a part of a code (R055)', { externalId: 'cg-2' }, ['CG-20']],
    ['the end of a code', { externalId: '20' }, ['CG-20']],
    ['an order', { orderCode: 'ped-9' }, ['CG-6']],
    ['a plate, in its other spelling', { plate: 'rqk-3352' }, ['CG-3', 'CG-20']],
    ['a note, without its zeros', { nfCode: '4711' }, ['CG-3']],
    ['what is none of a note', { nfCode: '3' }, []],
    ['a transporter', { bindTransporterId: 't1', status: ['FINISHED'] }, ['CG-3']],
    ['a customer', { destinationPlaceId: 'far' }, ['CG-6']],
    ['collect dates', { collectDateStart: '06/01/2026 00:00:00', collectDateEnd: '06/01/2026 08:59:59' }, []],
    ['two codes that no load has both', { externalId: 'CG-3', orderCode: 'PED-9' }, []],
  ])('by %s', async (_, filter, expected) => expect(await history(filter)).toEqual(expected))

  it('shows the end of a load', async () => {
    const { list } = (await loadSearchReaders.history({ status: ['FINISHED'] }, await context())) as { list: object[] }
    expect(list).toMatchObject([
      {
        hashId: 'L3',
        deliveryId: 'L3-1',
        status: 'Carga finalizada',
        transporter: { id: 't1', name: 'TransNorte' },
        destination: { place: 'Atacado Prata', city: 'Uberlândia', state: 'MG' },
        freightPrice: 731_000,
        freightPriceFinal: 731_000,
        receiptStatus: 'APPROVED',
        finishedAt: expect.any(String),
      },
    ])
  })
})
