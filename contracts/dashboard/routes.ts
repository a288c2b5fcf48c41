import { type Static, Type } from 'typebox'
import { query } from '../kit/route.ts'
import { Id, listOf, paging } from '../kit/schema.ts'
import { loadStatuses } from '../load/codes.ts'
import { indicatorFilters } from '../otif/filters.ts'
import { may } from '../roles.ts'
import { legs, modalities, units } from './codes.ts'

const Count = Type.Integer({ minimum: 0 })
/** Negative when more was paid than the reference. */
const Signed = Type.Integer()
const period = {
  /** `DD/MM/YYYY`, both included. */
  startDate: Type.String(),
  endDate: Type.String(),
  /** The time that the figures refer to. */
  asOf: Type.String(),
}

/** One chart. `noData`: no module records its data yet. */
export const Widget = Type.Object({
  ...period,
  chartId: Type.Integer(),
  title: Type.String(),
  unit: Type.Enum(units),
  noData: Type.Boolean(),
  points: Type.Array(Type.Object({ key: Type.String(), label: Type.String(), values: Type.Record(Type.String(), Signed) })),
})
export type Widget = Static<typeof Widget>

const LeadTime = Type.Object({ leg: Type.Enum(legs), loads: Count, /** Minutes. */ median: Count, mean: Count, p90: Count })
/** Outcomes of the loads launched in the period. */
const Sums = Type.Object({
  loads: Count,
  hired: Count,
  delivered: Count,
  finished: Count,
  /** Cancelled or expired. */
  lost: Count,
  /** Hired against a reference price: how many, both sums in cents, and what was saved in cents and basis points. */
  compared: Count,
  reference: Count,
  price: Count,
  saving: Signed,
  savingShare: Type.Optional(Signed),
  /** For the total, every leg; for a group, the time from launch to delivery. */
  leadTimes: Type.Array(LeadTime),
})
const Group = Type.Intersect([Type.Object({ id: Type.String(), name: Type.String() }), Sums])
export type LoadGroup = Static<typeof Group>
const Choice = Type.Object({ id: Type.String(), name: Type.String() })

const General = Type.Object({
  ...period,
  sums: Sums,
  months: Type.Array(Group),
  transporters: Type.Array(Group),
  lanes: Type.Array(Group),
  places: Type.Array(Group),
  statuses: Type.Array(Type.Object({ status: Type.Enum(loadStatuses), loads: Count })),
  hiringTypes: Type.Array(Type.Object({ hiringType: Type.Enum(modalities), loads: Count, hired: Count })),
  choices: Type.Object({ transporters: Type.Array(Choice), lanes: Type.Array(Choice), places: Type.Array(Choice) }),
})
export type General = Static<typeof General>

const Row = Type.Object({
  hashId: Id,
  /** Absent for a whole lot. */
  deliveryId: Type.Optional(Id),
  externalId: Type.String(),
  statusCode: Type.Enum(loadStatuses),
  hiringType: Type.Enum(modalities),
  launchedAt: Type.String(),
  transporterName: Type.Optional(Type.String()),
  lane: Type.String(),
  placeName: Type.String(),
  reference: Type.Optional(Count),
  price: Type.Optional(Count),
  saving: Type.Optional(Signed),
  /** Minutes of each finished leg. */
  leadTimes: Type.Object({
    HIRED: Type.Optional(Count),
    COLLECTED: Type.Optional(Count),
    DELIVERED: Type.Optional(Count),
    APPROVED: Type.Optional(Count),
    WHOLE: Type.Optional(Count),
  }),
  /** Canceled ones do not count. */
  incidents: Count,
})
export type LoadRow = Static<typeof Row>

const { operationGroupIds: _, ...narrowing } = indicatorFilters
/** Ids joined by commas: a query holds no list. */
const operationGroupIds = Type.Optional(Type.String({ minLength: 1, maxLength: 3_300 }))
export const generalFilters = {
  ...indicatorFilters,
  status: Type.Optional(Type.Array(Type.Enum(loadStatuses), { maxItems: loadStatuses.length })),
  hiringType: Type.Optional(Type.Enum(modalities)),
  /** Hired, against a reference price. */
  compared: Type.Optional(Type.Boolean()),
}
const only = { may: may.seeIndicators }
/** Loads by the day of their launch: charts, sums, and the loads behind them. */
export const dashboardRoutes = {
  widget: query('GET /widget', Widget, {
    ...only,
    query: { chartId: Type.Integer({ minimum: 1, maximum: 1_000 }), ...narrowing, operationGroupIds },
  }),
  general: query('POST /report/general', General, { ...only, body: indicatorFilters }),
  loads: query('POST /report/general/loads', listOf(Row), {
    ...only,
    body: { ...generalFilters, ...paging },
  }),
}
