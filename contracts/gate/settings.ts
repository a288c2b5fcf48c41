import { type Static, Type } from 'typebox'
import { Day, Line } from '../kit/schema.ts'
import { trailerTypes, vehicleTypes } from '../load/codes.ts'
import { WorkingHours } from '../reference/fields.ts'
import { alertCodes, nameForms, queueRules } from './settings-codes.ts'

const closed = { additionalProperties: false }
const minutes = (maximum: number, minimum = 0) => Type.Integer({ minimum, maximum })
/** Three months: the longest deadline. */
const MOST_MINUTES = 129_600
const WEEK_HOURS = 168

/** Local opening hours; none: always open. `to` 00:00 is the end of the day. */
const Hours = Type.Array(WorkingHours, { maxItems: 14 })

/** A place where one truck is loaded at a time. Without vehicle or trailer types it takes every one, without hours the gate's apply. */
export const Dock = Type.Object(
  {
    code: Type.String({ minLength: 1, maxLength: 12, pattern: '^[A-Za-z0-9-]+$' }),
    name: Line,
    vehicleTypes: Type.Array(Type.Enum(vehicleTypes), { maxItems: vehicleTypes.length, uniqueItems: true }),
    trailerTypes: Type.Array(Type.Enum(trailerTypes), { maxItems: trailerTypes.length, uniqueItems: true }),
    active: Type.Boolean(),
    hours: Hours,
  },
  closed,
)
export type Dock = Static<typeof Dock>

/** Seats of every slot that begins in a local hour of a weekday, Sunday 0. */
const Capacity = Type.Object({ day: minutes(6), hour: minutes(23), seats: Type.Integer({ minimum: 1, maximum: 200 }) }, closed)
const Slots = Type.Object(
  {
    /** Minutes; slots begin at local midnight and follow each other. */
    length: minutes(240, 15),
    /** An hour that is not listed has no seat; none listed: the gate has no slots. */
    capacity: Type.Array(Capacity, { maxItems: WEEK_HOURS }),
    blockedDays: Type.Array(Day, { maxItems: 366, uniqueItems: true }),
    /** The latest booking, in minutes before the slot begins. */
    leadMinutes: minutes(10_080),
    /** Minutes after the slot begins at which the seat of a missing truck is free again. */
    graceMinutes: minutes(1_440),
  },
  closed,
)

/** Of the eight alerts (Y12), in minutes; one that is left out is not raised. */
const deadline = Type.Optional(minutes(MOST_MINUTES))
const Deadlines = Type.Object(
  Object.fromEntries(alertCodes.map((code) => [code, deadline])) as Record<(typeof alertCodes)[number], typeof deadline>,
  closed,
)

/** How waiting time is counted (Y21); left out: as the law has it. */
export const DetentionRule = Type.Object(
  {
    /** Only the time above the free hours counts, instead of all since the arrival. */
    excessOnly: Type.Boolean(),
    /** Minutes count, instead of begun hours. */
    byMinute: Type.Boolean(),
    freeHours: Type.Integer({ minimum: 0, maximum: 72 }),
    /** Cents for a tonne and an hour, instead of the table's. */
    rate: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  },
  closed,
)
export type DetentionRule = Static<typeof DetentionRule>

/** What makes a collect place a gate, and how its people work there (Y1). `conciergeId` is the place's id. */
export const GateSettings = Type.Object(
  {
    /** Whether visits may begin. Those under way are finished in any case. */
    active: Type.Boolean(),
    /** The docks have people of their own; otherwise the gate's people do their work too (Y3). */
    enableExpedition: Type.Boolean(),
    /** Steps beside arrival and exit, which every gate has. */
    steps: Type.Object({ requestInbound: Type.Boolean(), inbound: Type.Boolean(), startFinish: Type.Boolean() }, closed),
    docks: Type.Array(Dock, { maxItems: 200 }),
    hours: Hours,
    slots: Slots,
    queueRule: Type.Enum(queueRules),
    deadlines: Deadlines,
    /** Days for which a driver's integration is valid here; absent: none is asked for (Y11). */
    integrationDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 3_650 })),
    /** The moments at which checklists are filled; the toggle ENABLE_CHECKLIST comes first. */
    checklists: Type.Object({ entry: Type.Boolean(), exit: Type.Boolean() }, closed),
    nameShown: Type.Enum(nameForms),
    /** How often the panel says a call, and after how many minutes without an answer an absence is suggested. */
    calls: Type.Object({ repeats: minutes(5, 1), unansweredMinutes: minutes(240, 1) }, closed),
    detention: DetentionRule,
  },
  closed,
)
export type GateSettings = Static<typeof GateSettings>

/** The settings of a place that has none yet: a gate that is not active. */
export const usualGateSettings: GateSettings = {
  active: false,
  enableExpedition: false,
  steps: { requestInbound: true, inbound: true, startFinish: true },
  docks: [],
  hours: [],
  slots: { length: 60, capacity: [], blockedDays: [], leadMinutes: 60, graceMinutes: 30 },
  queueRule: 'ARRIVAL',
  deadlines: {
    ACCEPT: 120,
    BIND_DRIVER: 720,
    CHECK_IN: 30,
    QUEUE_WAIT: 60,
    EXPEDITION: 180,
    TRANSIT_TIME: 0,
    DELIVERY_CONFIRMATION: 2_880,
    WITHOUT_TRACKING: 120,
  },
  checklists: { entry: true, exit: true },
  nameShown: 'FULL',
  calls: { repeats: 2, unansweredMinutes: 10 },
  detention: { excessOnly: false, byMinute: false, freeHours: 5 },
}
