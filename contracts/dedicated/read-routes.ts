import { type Static, Type } from 'typebox'
import { query } from '../kit/route.ts'
import { Cents, Day, Id, listOf, paging } from '../kit/schema.ts'
import { may } from '../roles.ts'
import { dedicatedFilters, dedicatedStatuses, vehicleClasses } from './codes.ts'

const maybe = { text: Type.Optional(Type.String()), number: Type.Optional(Type.Number()), cents: Type.Optional(Cents) }
const see = { may: may.seeLoads }
/** `CURRENT`, or the first day of a cycle. */
const cycle = Type.Optional(Type.String({ maxLength: 10 }))

const VehicleShown = Type.Object({ primaryPlate: Type.String(), otherPlates: Type.String(), vehicleType: Type.String() })
const LoadShown = Type.Object({
  code: Type.String(),
  hashId: Id,
  collectExpectedDate: maybe.text,
  deliveryExpectedDate: maybe.text,
})

/** A dedicated vehicle on the board; `cycle` is the one that its figures are of. */
export const DedicatedCard = Type.Object({
  id: Id,
  status: Type.Enum(dedicatedStatuses),
  statusLabel: Type.String(),
  isActive: Type.Boolean(),
  transporterId: Id,
  transporterName: Type.String(),
  driverName: Type.String(),
  vehicle: VehicleShown,
  vehicleClass: Type.Enum(vehicleClasses),
  shipping: Type.Optional(LoadShown),
  /** Kilometres. */
  distanceAmountNegotiated: Type.Number(),
  distanceAmountTraveled: Type.Number(),
  freightPriceNegotiated: Cents,
  freightPriceRealized: Cents,
  /** Whole days since the last collect began; absent: none did. */
  lastShippingDays: maybe.number,
  daysLeftInCycle: Type.Integer(),
  /** Days without a load, days off not counted; absent: not too many. */
  idleDays: maybe.number,
  cycle: Day,
  tags: Type.Array(Type.String()),
})
export type DedicatedCard = Static<typeof DedicatedCard>

export const DedicatedRow = Type.Object({
  /** `dedicatedVehicleShippingId`. */
  id: Id,
  hashId: Id,
  code: Type.String(),
  status: Type.String(),
  isRemoved: Type.Boolean(),
  deliveryPlace: Type.String(),
  /** Kilometres, there and back (R130). */
  distanceExpected: Type.Number(),
  distanceTraveled: Type.Number(),
  distanceSource: Type.String(),
  collectExpectedDate: maybe.text,
  deliveryDate: maybe.text,
  freightPrice: Cents,
  tollPrice: Cents,
  penaltyPrice: Cents,
})
export type DedicatedRow = Static<typeof DedicatedRow>

export const CycleOption = Type.Object({
  value: Type.String(),
  label: Type.String(),
  start: Day,
  end: Day,
  /** A new cycle day cut it: its value and kilometres are by days (Y22). */
  isCut: Type.Boolean(),
})
export type CycleOption = Static<typeof CycleOption>
const Sums = Type.Object({
  freightPriceRealized: Cents,
  distanceAmountTraveled: Type.Number(),
  excessDistance: Type.Number(),
  excessPrice: Cents,
  tolls: Cents,
  complements: Cents,
  penalties: Cents,
  due: Cents,
})
/** The same loads at the median price of their lanes. */
const Comparison = Type.Object({
  /** Loads with a lane that others were launched on, and without. */
  compared: Type.Integer(),
  withoutLane: Type.Integer(),
  market: Cents,
  /** `market` less what is due; negative: the vehicle cost more. */
  saved: Type.Integer(),
})
const Correction = Type.Object({
  type: Type.String(),
  label: Type.String(),
  at: Type.String(),
  by: Type.String(),
  code: maybe.text,
  value: maybe.number,
  tollPrice: maybe.cents,
  reason: maybe.text,
  /** The cycle had ended. */
  isRestated: Type.Boolean(),
})
/** Kilometres a day, days off not counted, of a cycle that has loads. */
const Pace = Type.Object({ cycle: Day, kmPerDay: Type.Number() })

const occupations = ['LOADED', 'OFF', 'IDLE'] as const
const OccupiedDay = Type.Object({
  day: Day,
  is: Type.Enum(occupations),
  loads: Type.Array(Type.Object({ id: Id, code: Type.String() })),
})
export type OccupiedDay = Static<typeof OccupiedDay>
export const OccupiedVehicle = Type.Object({ id: Id, plate: Type.String(), transporterName: Type.String(), days: Type.Array(OccupiedDay) })
const IdleVehicle = Type.Object({
  id: Id,
  plate: Type.String(),
  transporterName: Type.String(),
  since: Type.String(),
  days: Type.Integer(),
})

export const DedicatedDetail = Type.Object({
  ...DedicatedCard.properties,
  cycleShown: CycleOption,
  sums: Sums,
  rows: Type.Array(DedicatedRow),
  comparison: Type.Optional(Comparison),
  corrections: Type.Array(Correction),
  /** The running cycle and those before it that have loads: for the simulator. */
  paces: Type.Array(Pace),
  /** Days off of the contract's terms in this cycle. */
  daysOff: Type.Array(Type.Integer()),
  pricePerKmExceeded: Cents,
  /** Of one unit. */
  penaltyPrice: Cents,
})
export type DedicatedDetail = Static<typeof DedicatedDetail>

/** The fields of a contract, as its drawer opens them (C221). */
export const DedicatedForEdit = Type.Object({
  dedicatedVehicleId: Id,
  revision: Type.Integer(),
  cycle: Day,
  cycleDay: Type.Integer(),
  vehicles: Type.Array(Type.Object({ id: Id, plate: Type.String(), vehicleType: Type.String() })),
  driverId: Id,
  driverCPF: Type.String(),
  driverName: Type.String(),
  transporterId: Id,
  transporterName: Type.String(),
  freightPriceNegotiated: Cents,
  penaltyPrice: Cents,
  pricePerKmExceeded: Cents,
  distanceAmountNegotiated: Type.Number(),
  daysOff: Type.Array(Type.Integer()),
  reasonDaysOff: maybe.text,
  idleDays: Type.Integer(),
  tags: Type.Array(Type.String()),
})

const counters = ['AvailableAmount', 'InUseAmount', 'ScheduleAmount', 'DayOffAmount', 'TotalAmount'] as const
export type CounterName = `${'truck' | 'carreta'}${(typeof counters)[number]}`
const names = (['truck', 'carreta'] as const).flatMap((kind) => counters.map((counter): CounterName => `${kind}${counter}`))

/** A load that a vehicle may take (C011). */
export const DedicatedCandidate = Type.Object({
  code: Type.String(),
  hashId: Id,
  vehicleType: maybe.text,
  shippingType: Type.String(),
  deliveryPlace: Type.String(),
  /** Kilometres, there and back (R130). */
  distance: Type.Number(),
  freightPrice: maybe.cents,
  collectDate: maybe.text,
})

export const dedicatedRoutes = {
  board: query('POST /dedicatedvehicles/search/new', listOf(DedicatedCard), {
    ...see,
    body: {
      ...paging,
      transporterId: Type.Optional(Id),
      plate: Type.Optional(Type.String({ maxLength: 8 })),
      status: Type.Optional(Type.Enum(dedicatedFilters)),
      cycle,
      driver: Type.Optional(Type.String({ maxLength: 14 })),
      initCollectDate: Type.Optional(Type.String({ maxLength: 10 })),
      endCollectDate: Type.Optional(Type.String({ maxLength: 10 })),
      shippingCode: Type.Optional(Type.String({ maxLength: 60 })),
      vehicleType: Type.Optional(Type.Enum(vehicleClasses)),
    },
  }),
  indicators: query(
    'GET /dedicatedvehicles/indicators',
    Type.Object(Object.fromEntries(names.map((name) => [name, Type.Integer()])) as { [K in CounterName]: ReturnType<typeof Type.Integer> }),
    see,
  ),
  detail: query('GET /dedicatedvehicles/:id/newdetail', DedicatedDetail, { ...see, query: { cycle } }),
  forUpdate: query('GET /dedicatedvehicles/:id/searchForUpdate', DedicatedForEdit, { ...see, query: { cycle } }),
  cycleConfig: query('GET /dedicatedvehicles/:id/cycleConfig', Type.Object({ cycleDay: Type.Integer(), start: Day, end: Day }), see),
  cycles: query('GET /dedicatedvehicles/:id/cycles', Type.Array(CycleOption), see),
  /** What each vehicle does on each day, from the cycle's first; vehicles by their plates (`OccupiedVehicle`). */
  occupation: query('GET /dedicatedvehicles/occupation', listOf(OccupiedVehicle), {
    ...see,
    query: { ...paging, from: Day, days: Type.Integer({ minimum: 7, maximum: 62 }) },
  }),
  /** Vehicles that have stood too long without a load (Y34). */
  idle: query('GET /dedicatedvehicles/idle', Type.Array(IdleVehicle), see),
  /** Without `dedicatedId`: what any vehicle may take. */
  candidates: query('GET /shipping/searchForDedicated', listOf(DedicatedCandidate), {
    ...see,
    query: { ...paging, dedicatedId: Type.Optional(Id), text: Type.Optional(Type.String({ maxLength: 100 })) },
  }),
}
