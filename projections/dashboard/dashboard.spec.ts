import { charts } from '@embarca/contracts/dashboard/codes.ts'
import type { LoadRow, Widget } from '@embarca/contracts/dashboard/routes.ts'
import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { incidentOf } from '@embarca/tests/stories/incident-script.ts'
import { loadScript } from '@embarca/tests/stories/load-script.ts'
import { describe, expect, it } from 'vitest'
import { allReaders, loadsProjector } from '../all.ts'
import { foldEvents } from '../kit/projector.ts'
import type { LaunchedLoad } from './course.ts'
import { rowOf } from './loads.ts'
import { generalReport } from './report.ts'

const { dashboard: dashboardReaders } = allReaders
const january = { startDate: '01/01/2026', endDate: '31/01/2026' }
/** A finished at 7,310.00 of 8,000.00; B on the road at 7,310.00 of 7,000.00; C offered; D canceled; E hired without a reference. */
const loads = () => {
  const recorder = eventRecorder()
  loadScript(recorder, 'A', { externalId: 'CG-A', referenceValue: 800_000 }).toFinished()
  loadScript(recorder, 'B', { externalId: 'CG-B', referenceValue: 700_000, hiringType: 'AUCTION' }).underway()
  loadScript(recorder, 'C', { externalId: 'CG-C', referenceValue: 700_000 }).launched()
  const canceled = loadScript(recorder, 'D', { externalId: 'CG-D' })
  canceled.launched()
  canceled.recordOnLoad('LoadCanceled', { status: 'CANCELED', reason: 'x' })
  loadScript(recorder, 'E', { externalId: 'CG-E' }).underway()
  return recorder.log
}
const general = async (filters = {}, by = {}) =>
  (await dashboardReaders.general({ ...january, ...filters }, await queryContext(loads(), by)))!
const widget = async (chartId: number, filters = {}) =>
  (await dashboardReaders.widget({ chartId, ...january, ...filters }, await queryContext(loads()))) as Widget
const rows = async (filters = {}) =>
  ((await dashboardReaders.loads({ ...january, ...filters }, await queryContext(loads()))) as { list: readonly LoadRow[] }).list

describe('the loads of a period', () => {
  it('are summed up: their states, the savings against the reference, and the time of each leg', async () => {
    const { sums, statuses, hiringTypes } = await general()
    expect(sums).toMatchObject({ loads: 5, hired: 3, delivered: 1, finished: 1, lost: 1 })
    expect(sums).toMatchObject({ compared: 2, reference: 1_500_000, price: 1_462_000, saving: 38_000, savingShare: 253 })
    expect(statuses).toEqual([
      { status: 'WAIT_TRANSPORTER_ACCEPT', loads: 1 },
      { status: 'IN_TRANSIT', loads: 2 },
      { status: 'FINISHED', loads: 1 },
      { status: 'CANCELED', loads: 1 },
    ])
    expect(hiringTypes.find(({ hiringType }) => hiringType === 'AUCTION')).toEqual({ hiringType: 'AUCTION', loads: 1, hired: 1 })
    // One event a minute.
    expect(sums.leadTimes.map(({ leg, loads: of, median }) => [leg, of, median])).toEqual([
      ['HIRED', 3, 6],
      ['COLLECTED', 3, 4],
      ['DELIVERED', 1, 11],
      ['APPROVED', 1, 3],
      ['WHOLE', 1, 21],
    ])
  })
  it('are grouped by month, transporter, lane and place', async () => {
    const { months, transporters, lanes, places } = await general()
    expect(months.map(({ id, loads: of, saving }) => [id, of, saving])).toEqual([['2026-01', 5, 38_000]])
    expect(transporters.map(({ name, loads: of }) => [name, of])).toEqual([
      ['TransNorte', 3],
      ['Sem transportadora', 2],
    ])
    expect([lanes.length, places[0]?.name]).toEqual([1, 'Loja Centro'])
  })
  it('are listed behind each figure', async () => {
    const codes = async (filters: object) => (await rows(filters)).map(({ externalId }) => externalId).sort()
    expect(await codes({})).toEqual(['CG-A', 'CG-B', 'CG-C', 'CG-D', 'CG-E'])
    expect(await codes({ status: ['IN_TRANSIT'] })).toEqual(['CG-B', 'CG-E'])
    expect(await codes({ hiringType: 'AUCTION' })).toEqual(['CG-B'])
    expect(await codes({ compared: true })).toEqual(['CG-A', 'CG-B'])
    expect(await codes({ transporterId: '-' })).toEqual(['CG-C', 'CG-D'])
    expect(await codes({ month: '2025-12' })).toEqual([])
    const [overpaid] = await rows({ hiringType: 'AUCTION' })
    expect(overpaid).toMatchObject({
      hashId: 'B',
      deliveryId: 'B-1',
      reference: 700_000,
      price: 731_000,
      saving: -31_000,
      leadTimes: { HIRED: 6 },
    })
  })
  it('of vehicles under contract are counted apart, and saved nothing by negotiation', async () => {
    const recorder = eventRecorder()
    loadScript(recorder, 'A', { externalId: 'CG-A', referenceValue: 800_000 }).underway()
    loadScript(recorder, 'B', { externalId: 'CG-B', referenceValue: 700_000, freightType: 'DEDICADO' }).underway()
    const bound = loadScript(recorder, 'C', { externalId: 'CG-C', referenceValue: 700_000 })
    bound.underway()
    bound.recordOnLoad('DedicatedVehicleBound', { status: 'IN_TRANSIT', dedicatedId: 'D1' })
    const context = await queryContext(recorder.log)
    const { sums, hiringTypes } = (await dashboardReaders.general(january, context))!
    expect([sums.loads, sums.compared, sums.saving]).toEqual([3, 1, 69_000])
    expect(hiringTypes.filter(({ loads: of }) => of > 0)).toEqual([
      { hiringType: 'NORMAL', loads: 1, hired: 1 },
      { hiringType: 'DEDICATED', loads: 2, hired: 2 },
    ])
    const { list } = (await dashboardReaders.loads({ ...january, hiringType: 'DEDICATED' }, context)) as { list: readonly LoadRow[] }
    expect(list.map(({ externalId, saving }) => [externalId, saving]).sort()).toEqual([
      ['CG-B', undefined],
      ['CG-C', undefined],
    ])
  })
  it('of another shipper or group are not counted', async () => {
    expect((await general({}, { shipperId: 's2' })).sums.loads).toBe(0)
    expect((await general({}, { operationGroups: ['g2'] })).sums.loads).toBe(0)
  })
})

describe('charts (C202)', () => {
  it.each(Object.entries(charts))('%s comes with its period and instant', async (_, chartId) => {
    const { startDate, endDate, asOf, title } = await widget(chartId)
    expect([startDate, endDate, asOf]).toEqual(['01/01/2026', '31/01/2026', '2026-01-08T12:00:00.000Z'])
    expect(title).not.toBe('')
  })
  it('of incidents (28, 29, R210) are empty when there was none', async () => {
    for (const chartId of [28, 29]) expect(await widget(chartId)).toMatchObject({ noData: false, points: [] })
  })
  it('of OTIF and savings are given by month', async () => {
    expect((await widget(charts.OTIF_BY_MONTH)).points).toMatchObject([{ key: '2026-01', values: { gross: 2_500, deliveries: 4 } }])
    expect((await widget(charts.SAVINGS_BY_MONTH)).points).toMatchObject([{ values: { saving: 38_000, compared: 2, hired: 3 } }])
  })
  it('respect every filter', async () => {
    expect((await widget(charts.LOADS_BY_STATUS, { operationGroupIds: 'g2,g3' })).points).toEqual([])
    expect((await widget(charts.LOADS_BY_STATUS, { transporterId: 't1' })).points.map(({ key }) => key)).toEqual(['IN_TRANSIT', 'FINISHED'])
  })
  it('with an unknown id are not found', async () => expect(await widget(77)).toBeUndefined())
})

describe('a load on its way', () => {
  const course = (script: (load: ReturnType<typeof loadScript>) => void) => {
    const load = loadScript(eventRecorder(), 'L1', { referenceValue: 800_000 })
    load.underway()
    script(load)
    return foldEvents(loadsProjector, load.log).get('L1') as LaunchedLoad
  }
  it('costs what was agreed last', () => {
    const now = course((load) =>
      load.recordOnLoad('PriceChanged', { freightPrice: 700_000, referenceValue: 710_000, approvalRequired: false, reason: 'x' }),
    )
    expect(now).toMatchObject({ freightPrice: 700_000, referenceValue: 710_000, isCompared: true })
  })
  it('loses the points it is sent back from, and its transporter when it is offered again', () => {
    const back = course((load) => load.recordOnLoad('StatusReset', { status: 'LINKED_TO_DRIVER_VEHICLE', from: 'IN_TRANSIT' }))
    expect(Object.keys(back.moments)).toEqual(['LAUNCHED', 'HIRED'])
    const again = course((load) =>
      load.recordOnLoad('AcceptanceUndone', { status: 'WAIT_TRANSPORTER_ACCEPT', deadline: '2026-01-06T12:00:00.000Z' }),
    )
    expect(again).toMatchObject({ isCompared: false })
    expect(Object.keys(again.moments)).toEqual(['LAUNCHED'])
    expect(again.measures).toBeUndefined()
  })
})

it('a load counts its incidents, without canceled ones, open or not', () => {
  const recorder = eventRecorder()
  loadScript(recorder, 'L1').underway()
  const record = (type: string, number: number) =>
    recorder.recordEvent(`incident-L1.${number}`, { type, data: { incidentId: `L1.${number}`, loadId: 'L1' } })
  for (const number of [1, 2, 3]) recorder.recordEvent(`incident-L1.${number}`, incidentOf('L1', number))
  record('IncidentCanceled', 1)
  record('IncidentClosed', 2)
  expect(rowOf(foldEvents(loadsProjector, recorder.log).get('L1') as LaunchedLoad).incidents).toBe(2)
  record('IncidentReopened', 1)
  expect(rowOf(foldEvents(loadsProjector, recorder.log).get('L1') as LaunchedLoad).incidents).toBe(3)
})

it('the report of loads states its filters and sums, with savings and the time of each leg', async () => {
  const made = (await generalReport({ ...january, status: ['FINISHED'], compared: true }, await queryContext(loads())))!
  expect(made.filters).toEqual(['Período: de 01/01/2026 até 31/01/2026', 'Status: Carga finalizada', 'Só com valor de referência'])
  const [row] = (await made.rows[Symbol.asyncIterator]().next()).value ?? []
  expect(row?.slice(7)).toEqual([800_000, 731_000, 69_000, 6, 4, 11, 3, 0])
})
