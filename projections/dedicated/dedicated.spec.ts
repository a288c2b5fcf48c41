import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript } from '@embarca/tests/stories/load-script.ts'
import { describe, expect, it } from 'vitest'
import { dedicatedReaders } from './readers.ts'

const NOW = '2026-01-08T12:00:00.000Z'
const truck = { vehicleId: 'v1', plate: 'RQK3D41', vehicleType: 'CARRETA_LS' }
const terms = {
  ...{
    transporterId: 't1',
    transporterName: 'TransNorte',
    cycleDay: 10,
    freightPriceNegotiated: 2_000_000,
    distanceAmountNegotiated: 1_000,
  },
  ...{ driver: { driverId: 'd1', name: 'João', document: '52998224725', phone: '1' }, pricePerKmExceeded: 425, penaltyPrice: 0 },
  ...{ vehicles: [truck, { vehicleId: 'v2', plate: 'RQK3D52', vehicleType: 'CARRETA_LS' }], daysOff: [], tags: [] },
}
const fleet = () => {
  const recorder = eventRecorder()
  const contract = (id: string, over: object = {}) => {
    const record = (type: string, data: object) => recorder.recordEvent(`dedicated-${id}`, { type, data: { dedicatedId: id, ...data } })
    record('DedicatedContracted', { shipperId: 's1', operationGroupId: 'g1', firstCycle: '2025-11-10', terms: { ...terms, ...over } })
    return record
  }
  const one = contract('c1')
  contract('c2', { vehicles: [{ vehicleId: 'v3', plate: 'ABC1D23', vehicleType: 'TRUCK' }] })
  contract('c3', { vehicles: [{ vehicleId: 'v4', plate: 'ABC1D24', vehicleType: 'VUC' }], daysOff: [8] })
  const load = loadScript(recorder, 'L1', { externalId: 'CG-1' })
  load.launched()
  load.hired()
  load.bound()
  one('DedicatedLoadHeld', { loadId: 'L1', cycle: '2025-12-10', binding: 1 })
  load.recordOnLoad('DedicatedVehicleBound', { status: 'LINKED_TO_DRIVER_VEHICLE', dedicatedId: 'c1' })
  const context = (by: object = {}) => queryContext(recorder.log, by, { now: NOW })
  return { recorder, one, load, context }
}
const board = async ({ context }: ReturnType<typeof fleet>, asked: object = {}, by: object = {}) =>
  ((await dedicatedReaders.board(asked, await context(by))) as { list: readonly { id: string; status: string }[] }).list

describe('the board of dedicated vehicles (C218, Y24, Y25)', () => {
  it('shows each by its load, else by the calendar, in the order of plates', async () => {
    expect((await board(fleet())).map(({ id, status }) => [id, status])).toEqual([
      ['c2', 'AVAILABLE'],
      ['c3', 'DAY_OFF'],
      ['c1', 'SCHEDULED'],
    ])
  })
  it('is narrowed by status, class, plate, carrier, driver and load', async () => {
    const ids = async (asked: object) => (await board(fleet(), asked)).map(({ id }) => id)
    expect([
      await ids({ status: 'DAY_OFF' }),
      await ids({ status: 'AVAILABLE' }),
      await ids({ status: 'LINKED_TO_DRIVER_VEHICLE' }),
    ]).toEqual([...[['c3'], ['c2'], ['c1']]])
    expect([await ids({ vehicleType: 'CARRETA' }), await ids({ plate: 'abc1d23' }), await ids({ shippingCode: 'cg-1' })]).toEqual([
      ['c1'],
      ['c2'],
      ['c1'],
    ])
    expect([await ids({ transporterId: 't2' }), await ids({ driver: '529.982.247-25', vehicleType: 'TRUCK' })]).toEqual([[], ['c2', 'c3']])
  })
  it('counts trucks and carretas (C222)', async () => {
    expect(await dedicatedReaders.indicators({}, await fleet().context())).toMatchObject({
      ...{ truckTotalAmount: 2, truckAvailableAmount: 1, truckDayOffAmount: 1, truckScheduleAmount: 0 },
      ...{ carretaTotalAmount: 1, carretaScheduleAmount: 1, carretaAvailableAmount: 0 },
    })
  })
  it('belongs to its shipper and operation group', async () => {
    expect(await board(fleet(), {}, { operationGroups: ['g2'] })).toEqual([])
    expect(await board(fleet(), {}, { shipperId: 's2' })).toEqual([])
  })
})

describe('a dedicated vehicle (C220, C221, C363, Y33, Y35)', () => {
  it('has the money of its cycle, by the loads on the road or delivered', async () => {
    const here = fleet()
    const before = await dedicatedReaders.detail({ id: 'c1' }, await here.context())
    expect(before).toMatchObject({
      sums: { due: 2_000_000, freightPriceRealized: 0 },
      rows: [{ code: 'CG-1', status: 'Programado', distanceExpected: 1_676 }],
    })
    here.load.recordOnLoad('TransitStarted', { status: 'IN_TRANSIT' })
    here.one('DedicatedPenaltySet', { loadId: 'L1', penaltyPrice: 50_000 })
    expect(await dedicatedReaders.detail({ id: 'c1' }, await here.context())).toMatchObject({
      status: 'IN_TRANSIT',
      sums: {
        freightPriceRealized: 731_000,
        distanceAmountTraveled: 1_676,
        excessDistance: 676,
        excessPrice: 287_300,
        penalties: 50_000,
        due: 2_237_300,
      },
      rows: [{ status: 'Em transito', distanceTraveled: 1_676, distanceSource: 'ESTIMATED', penaltyPrice: 50_000 }],
    })
  })
  it('has its cycles, the running one first, and no other', async () => {
    const context = await fleet().context()
    expect(await dedicatedReaders.cycles({ id: 'c1' }, context)).toMatchObject([
      { value: 'CURRENT', label: 'Vigente', start: '2025-12-10', end: '2026-01-09' },
      { value: '2025-11-10', label: '10/11/2025 a 09/12/2025' },
    ])
    expect(await dedicatedReaders.detail({ id: 'c1', cycle: '2025-11-10' }, context)).toMatchObject({ rows: [], sums: { due: 2_000_000 } })
    expect(await dedicatedReaders.detail({ id: 'c1', cycle: '2026-02-10' }, context)).toBeUndefined()
    expect(await dedicatedReaders.forUpdate({ id: 'c1' }, context)).toMatchObject({
      driverCPF: '52998224725',
      cycleDay: 10,
      vehicles: [{ id: 'v1' }, { id: 'v2' }],
    })
    expect(await dedicatedReaders.detail({ id: 'nothing' }, context)).toBeUndefined()
  })
})
