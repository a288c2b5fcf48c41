import { type Static, Type } from 'typebox'
import { query } from '../kit/route.ts'
import { Day, Id, Instant } from '../kit/schema.ts'
import { may } from '../roles.ts'
import { gateSteps } from './codes.ts'

/** Local days, today included, that the heatmap looks back. */
export const HEATMAP_DAYS = 28
/** More visits than this are not counted: the newest are. */
export const MOST_PAST = 20_000

const maybe = Type.Optional(Type.String())
/** A visit as it went: what a past instant of the yard is drawn from. */
export const PastVisit = Type.Object({
  hashId: Id,
  externalId: Type.String(),
  vehiclePlate: maybe,
  driverName: maybe,
  dock: maybe,
  /** In the order of the steps. */
  steps: Type.Array(Type.Object({ step: Type.Enum(gateSteps), at: Instant })),
})
export type PastVisit = Static<typeof PastVisit>

/** What happened in one hour of a weekday, over the days of the heatmap. `weekday`: 0 is Sunday. */
export const HeatmapCell = Type.Object({
  weekday: Type.Integer(),
  hour: Type.Integer(),
  arrivals: Type.Integer(),
  /** Mean minutes from these arrivals to the entry, or the start; absent: nobody entered. */
  queueMinutes: Type.Optional(Type.Integer()),
  /** Percent of the minutes of all docks in which one was loaded. */
  occupation: Type.Integer(),
})
export type HeatmapCell = Static<typeof HeatmapCell>

const see = { may: may.seeYard }
const ofWeekday = { weekday: Type.Integer({ minimum: 0, maximum: 6 }), hour: Type.Integer({ minimum: 0, maximum: 23 }) }
export const pastRoutes = {
  /** The visits that were inside at some time of a local day of the gate. */
  day: query(
    'GET /v2/concierges/:id/yardDay',
    Type.Object({ day: Type.String(), from: Instant, to: Instant, visits: Type.Array(PastVisit) }),
    {
      ...see,
      query: { day: Day },
    },
  ),
  /** Only cells in which something happened. */
  heatmap: query(
    'GET /v2/concierges/:id/heatmap',
    Type.Object({ days: Type.Integer(), cells: Type.Array(HeatmapCell), isCut: Type.Boolean() }),
    see,
  ),
  /** The visits that arrived in a cell, newest first. */
  heatmapVisits: query('GET /v2/concierges/:id/heatmapVisits', Type.Array(PastVisit), { ...see, query: ofWeekday }),
}
