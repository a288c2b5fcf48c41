import type { ContractState } from '@embarca/contracts/dedicated/contract.ts'
import { dedicatedLabels } from '@embarca/contracts/dedicated/labels.pt.ts'
import { dedicatedLifecycle } from '@embarca/contracts/dedicated/lifecycle.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { describe, it } from 'vitest'
import { commandTable } from '../kit/command-row.ts'
import { contractRows } from './rows.ts'
import { savingContracts } from './save.ts'
import { contractFold, streamOfContract } from './state.ts'
import type { ContractForm, DedicatedTypes } from './types.ts'

const { refusal } = dedicatedLabels
const decisions = { ...savingContracts(refusal), ...contractRows(refusal) }
const rows = Object.fromEntries(Object.entries(decisions).map(([name, decide]) => [name, { decide }]))
const driver = { driverId: 'd1', name: 'João', document: '52998224725', phone: '41999990000' }
const truck = { vehicleId: 'v1', plate: 'RQK3D41', vehicleType: 'TRUCK' }
const carrier = { transporterId: 't1', transporterName: 'TransNorte' }
const tied = { transporterId: 't1' }
const crewWith = (...vehicles: readonly (typeof truck)[]) => ({
  driver: { ...driver, ...tied, id: 'd1', active: true },
  vehicles: vehicles.map((one) => ({ ...one, ...tied, id: one.vehicleId })),
})
const usual = { carrier, crew: crewWith(truck), held: undefined }
const given = specification<DedicatedTypes>(
  {
    name: 'dedicated',
    fold: contractFold,
    stream: streamOfContract,
    owner: () => undefined,
    commands: commandTable<DedicatedTypes>()(rows as never),
    lifecycle: { machine: dedicatedLifecycle, status: ({ status }: ContractState) => status, notAllowed: 'CONTRACT_NOT_NOW' },
  } as never,
  usual,
)
const form: ContractForm = {
  ...{ vehicleIds: ['v1'], transporterId: 't1', driverId: 'd1', cycleDay: 10, daysOff: [8, 25] },
  ...{ freightPriceNegotiated: 2_000_000, distanceAmountNegotiated: 6_000, pricePerKmExceeded: 425 },
}
const terms = {
  ...carrier,
  ...{ driver, vehicles: [truck], cycleDay: 10, freightPriceNegotiated: 2_000_000, distanceAmountNegotiated: 6_000 },
  ...{ pricePerKmExceeded: 425, penaltyPrice: 0, daysOff: [8, 25], tags: [] },
}
const saved = {
  type: 'DedicatedContracted' as const,
  // Five workdays from the next day on; the 8th is off (Y34).
  data: {
    dedicatedId: 'new',
    shipperId: 's1',
    operationGroupId: 'g1',
    firstCycle: '2025-12-10',
    terms,
    idleAt: '2026-01-12T11:00:00.000Z',
  },
}
const save = (over: object = {}) => ({ type: 'SaveContract', data: { ...form, ...over } }) as const
const change = (over: object = {}) => ({ type: 'SaveContract', data: { ...form, dedicatedVehicleId: 'new', ...over } }) as const
const held = { type: 'DedicatedLoadHeld', data: { dedicatedId: 'new', loadId: 'L1', cycle: '2025-12-10', binding: 1 } } as const
const load = {
  bindings: 1,
  status: 'LINKED_TO_DRIVER_VEHICLE',
  isBound: true,
  vehicleType: 'TRUCK',
  collectDay: '2026-01-06',
  deliveryDay: '2026-01-08',
} as const

describe('a contract of a dedicated vehicle', () => {
  it('begins with the cycle in which it is saved (Y22)', () => {
    given().when(save()).then(saved)
    given()
      .when(save({ cycleDay: undefined, penaltyPrice: 50_000, daysOff: null, tags: [' frio ', 'frio'] }))
      .brings({ type: 'DedicatedContracted', data: { terms: { cycleDay: 10, penaltyPrice: 50_000, daysOff: [], tags: ['frio'] } } })
  })
  it('is refused for the first thing that is missing (R212–R217, M260–M265)', () => {
    const refused = (over: object, code: keyof typeof refusal, field: string) => given().when(save(over)).refused(code, field)
    const none = Object.fromEntries(Object.keys(form).map((name) => [name, undefined]))
    refused(none, 'CONTRACT_VEHICLE_MISSING', 'vehicleIds')
    refused({ ...none, vehicleIds: ['v1'] }, 'CONTRACT_CARRIER_MISSING', 'transporterId')
    refused({ driverId: undefined, freightPriceNegotiated: undefined }, 'CONTRACT_DRIVER_MISSING', 'driverId')
    refused({ freightPriceNegotiated: undefined, pricePerKmExceeded: undefined }, 'VALUE_MISSING', 'freightPriceNegotiated')
    refused({ distanceAmountNegotiated: undefined }, 'DISTANCE_MISSING', 'distanceAmountNegotiated')
    refused({ pricePerKmExceeded: undefined }, 'EXCESS_PRICE_MISSING', 'pricePerKmExceeded')
  })
  it('names a driver and vehicles of its carrier', () => {
    given()
      .when(save(), { lookups: { ...usual, crew: { ...usual.crew, vehicles: [] } } })
      .refused('VEHICLE_NOT_OF_CARRIER', 'vehicleIds')
    given()
      .when(save(), { lookups: { ...usual, crew: { ...usual.crew, driver: undefined } } })
      .refused('DRIVER_NOT_OF_CARRIER', 'driverId')
    given()
      .when(save(), { lookups: { ...usual, carrier: { transporterId: '', transporterName: '' } } })
      .refused('CONTRACT_CARRIER_UNKNOWN', 'transporterId')
  })
  it('changes from the running cycle on; a new cycle day begins after today (Y22, Y23)', () => {
    given(saved).when(change()).changesNothing()
    given(saved)
      .when(change({ freightPriceNegotiated: 2_100_000 }))
      .then({
        type: 'DedicatedChanged',
        data: { dedicatedId: 'new', from: '2025-12-10', terms: { ...terms, freightPriceNegotiated: 2_100_000 } },
      })
    given(saved)
      .when(change({ cycleDay: 20 }))
      .brings({ type: 'DedicatedChanged', data: { from: '2025-12-10', cycleDayAfter: '2026-01-05', terms: { cycleDay: 20 } } })
  })
  it('keeps the days off that have passed, and those on which its load travels are refused (Y23)', () => {
    given(saved)
      .when(change({ daysOff: [8, 25, 30] }))
      .refused('DAY_OFF_PAST', 'daysOff')
    given(saved)
      .when(change({ daysOff: [25] }))
      .brings({ type: 'DedicatedChanged' })
    given(saved, held)
      .when(change({ daysOff: [7, 8, 25] }), { lookups: { ...usual, held: load } })
      .refused('DAY_OFF_TRAVELS', 'daysOff')
    given(saved, held)
      .when(change({ daysOff: [7, 8, 25] }), { lookups: { ...usual, held: { ...load, status: 'FINISHED' } } })
      .brings({ type: 'DedicatedChanged' })
  })
  it('keeps a vehicle that its load fits', () => {
    const van = { ...truck, vehicleId: 'v2', vehicleType: 'VUC' }
    given(saved, held)
      .when(change({ vehicleIds: ['v2'] }), { lookups: { ...usual, crew: crewWith(van), held: load } })
      .refused('VEHICLE_TYPE_UNFIT', 'vehicleIds')
  })
  it('is never active again once it was disabled (Y29)', () => {
    const disabled = { type: 'DedicatedDisabled', data: { dedicatedId: 'new' } } as const
    given(saved)
      .when({ type: 'DisableContract', data: { id: 'new' } })
      .then(disabled)
    given(saved, disabled)
      .when(change({ freightPriceNegotiated: 1 }))
      .refused('CONTRACT_NOT_NOW')
    given(saved, disabled)
      .when({ type: 'HoldLoad', data: { id: 'new', loadId: 'L1' } })
      .refused('CONTRACT_NOT_NOW')
  })
})

describe('the load of a dedicated vehicle', () => {
  const hold = (loadId: string) => ({ type: 'HoldLoad', data: { id: 'new', loadId } }) as const
  const release = (over: object = {}) => ({ type: 'FreeLoad', data: { id: 'new', loadId: 'L1', because: 'NOT_BOUND', ...over } }) as const
  it('is one, until it has ended (Y24, Y26)', () => {
    given(saved).when(hold('L1')).then(held)
    given(saved, held).when(hold('L1')).changesNothing()
    given(saved, held)
      .when(hold('L2'), { lookups: { held: load } })
      .refused('VEHICLE_HAS_LOAD')
    given(saved, held)
      .when(hold('L2'), { lookups: { held: { ...load, status: 'FINISHED' } } })
      .brings({ type: 'DedicatedLoadHeld' })
  })
  it('holds it only while its own stream says so', () => {
    given(saved, held)
      .when(release(), { lookups: { named: load } })
      .changesNothing()
    given(saved, held)
      .when(release(), { lookups: { named: { ...load, isBound: false } } })
      .brings({ type: 'DedicatedLoadFreed', data: { dedicatedId: 'new', loadId: 'L1', because: 'NOT_BOUND' } })
    given(saved).when(release()).changesNothing()
  })
  it('that is removed and bound again at once holds the vehicle', () => {
    const lookups = { held: { ...load, isBound: false }, named: { ...load, isBound: false, bindings: 1 } }
    const again = { type: 'DedicatedLoadHeld', data: { ...held.data, binding: 2 } } as const
    given(saved, held).when(hold('L1'), { lookups }).then(again)
    given(saved, held, again)
      .when(release({ because: 'REMOVED' }))
      .changesNothing()
    given(saved, held, again)
      .when(release({ because: 'REMOVED', binding: 2 }))
      .brings({ type: 'DedicatedLoadFreed' })
  })
  it('is removed; one on the road leaves the sums of its cycle (Y27)', () => {
    given(saved, held)
      .when(release({ because: 'REMOVED', leavesSums: true }), { lookups: { named: load } })
      .brings({ type: 'DedicatedLoadFreed', data: { because: 'REMOVED', leavesSums: true, idleAt: '2026-01-12T11:00:00.000Z' } })
  })
})

describe('a vehicle that stands idle (Y34)', () => {
  const tell = (idleAt: string) => ({ type: 'TellIdle', data: { id: 'new', idleAt } }) as const
  const { idleAt } = saved.data
  const noticed = { type: 'DedicatedIdle', data: { dedicatedId: 'new', since: '2026-01-06', days: 6 } } as const
  it('is reported once, and days off do not count', () => {
    given(saved).when(tell(idleAt), { now: idleAt }).then(noticed)
    given(saved, noticed).when(tell(idleAt), { now: idleAt }).changesNothing()
  })
  it('is not idle with a load, nor by an earlier deadline', () => {
    given(saved, held).when(tell(idleAt), { now: idleAt }).changesNothing()
    given(saved).when(tell('2026-01-11T11:00:00.000Z'), { now: idleAt }).changesNothing()
  })
  it('has another deadline with other days off', () => {
    given(saved)
      .when(change({ daysOff: [7, 8, 25] }))
      .brings({ type: 'DedicatedChanged', data: { idleAt: '2026-01-13T11:00:00.000Z' } })
    given(saved)
      .when(change({ idleDays: 2 }))
      .brings({ type: 'DedicatedChanged', data: { idleAt: '2026-01-09T11:00:00.000Z' } })
  })
})

describe('the money of a load of a contract (Y32)', () => {
  const row = { id: 'new', shippingHash: 'L1' }
  it('is corrected: toll, kilometres, penalty', () => {
    const about = { dedicatedId: 'new', loadId: 'L1' }
    given(saved, held)
      .when({ type: 'ChangeToll', data: { ...row, tollPrice: 9_900 } })
      .then({ type: 'DedicatedTollChanged', data: { ...about, tollPrice: 9_900 } })
    given(saved, held)
      .when({ type: 'ChangeDrivenDistance', data: { ...row, distance: 812.5 } })
      .then({ type: 'DedicatedDistanceChanged', data: { ...about, distance: 812.5 } })
    given(saved, held)
      .when({ type: 'SetPenalty', data: { ...row, value: 50_000, reason: ' Atraso ' } })
      .then({ type: 'DedicatedPenaltySet', data: { ...about, penaltyPrice: 50_000, reason: 'Atraso' } })
    given(saved, held)
      .when({ type: 'SetPenalty', data: { ...row, value: 0 } })
      .changesNothing()
    given(saved)
      .when({ type: 'ChangeToll', data: { ...row, tollPrice: 1 } })
      .refused('LOAD_NOT_BOUND', 'shippingHash')
  })
  it('is a restatement where its cycle has ended', () => {
    const [now, data] = ['2026-02-15T12:00:00.000Z', { ...row, tollPrice: 9_900 }]
    given(saved, held)
      .when({ type: 'ChangeToll', data }, { now })
      .brings({ type: 'DedicatedTollChanged', data: { restated: true } })
  })
  it('moves to another cycle that exists (Y32)', () => {
    const move = (cycle: string) =>
      ({ type: 'ChangeRowCycle', data: { id: 'new.L1', cycle, justification: 'Entrega no ciclo seguinte' } }) as const
    const now = '2026-02-15T12:00:00.000Z'
    given(saved, held)
      .when(move('2026-01-10'), { now })
      .brings({ type: 'DedicatedCycleChanged', data: { before: '2025-12-10', cycle: '2026-01-10', restated: true } })
    given(saved, held).when(move('2025-12-10'), { now }).refused('CYCLE_UNCHANGED', 'cycle')
    for (const cycle of ['2026-01-11', '2026-03-10', '2025-11-10'])
      given(saved, held).when(move(cycle), { now }).refused('CYCLE_UNKNOWN', 'cycle')
  })
  it('has complements of a cycle, one of them at least', () => {
    const complement = (over: object) => ({ type: 'ComplementCycle', data: { id: 'new', cycle: '2025-12-10', ...over } }) as const
    given(saved)
      .when(complement({ complementPrice: 15_000 }))
      .then({ type: 'DedicatedComplemented', data: { dedicatedId: 'new', cycle: '2025-12-10', complementPrice: 15_000, tollPrice: 0 } })
    given(saved).when(complement({})).refused('COMPLEMENT_MISSING', 'complementPrice')
    given(saved)
      .when(complement({ cycle: '2024-01-10', tollPrice: 1 }))
      .refused('CYCLE_UNKNOWN', 'cycle')
  })
})
