import { type Static, Type } from 'typebox'
import { query } from '../kit/route.ts'
import { Id, listOf, paging } from '../kit/schema.ts'
import { HistoryLine } from '../load-details/routes.ts'
import { may } from '../roles.ts'
import { losses, otifMeasures, responsibles, unknownInputs } from './codes.ts'
import { indicatorFilters } from './filters.ts'

const Count = Type.Integer({ minimum: 0 })
const LossCode = Type.Enum(losses as [(typeof losses)[number], ...typeof losses])
const Measure = Type.Enum(otifMeasures)

/** `share` in basis points; absent when there are none. */
const Measured = Type.Object({ hits: Count, of: Count, share: Type.Optional(Count) })
export const Score = Type.Object({ GROSS: Measured, ADJUSTED: Measured, CARRIER: Measured })
export type Score = Static<typeof Score>

/** One transporter, lane, place or month, and its losses by the requested measure and reason. */
const Group = Type.Object({ id: Type.String(), name: Type.String(), score: Score, lost: Count, restated: Count })
export type OtifGroup = Static<typeof Group>
const Choice = Type.Object({ id: Type.String(), name: Type.String() })

const Figures = Type.Object({
  /** `DD/MM/YYYY`, both included. */
  startDate: Type.String(),
  endDate: Type.String(),
  /** The time that the figures refer to. */
  asOf: Type.String(),
  score: Score,
  onTime: Measured,
  inFull: Measured,
  /** Expected in the period and not due yet. */
  ahead: Count,
  /** Changed after they were published. */
  restated: Count,
  losses: Type.Array(
    Type.Object({ loss: LossCode, responsible: Type.Enum(responsibles), misses: Type.Array(Measure), deliveries: Count, restated: Count }),
  ),
  /** `published`: the gross score before restatements. */
  months: Type.Array(Type.Intersect([Group, Type.Object({ published: Measured })])),
  transporters: Type.Array(Group),
  lanes: Type.Array(Group),
  places: Type.Array(Group),
  /** The values of the period that the filters offer. */
  choices: Type.Object({ transporters: Type.Array(Choice), lanes: Type.Array(Choice), places: Type.Array(Choice) }),
  /** Data that would be needed too. */
  unknown: Type.Array(Type.Enum(unknownInputs)),
})
export type OtifFigures = Static<typeof Figures>

const Row = Type.Object({
  deliveryId: Id,
  hashId: Id,
  externalId: Type.String(),
  expectedAt: Type.String(),
  arrivedAt: Type.Optional(Type.String()),
  /** Minutes after the expected time, of the latest drop. */
  late: Type.Optional(Count),
  zone: Type.String(),
  transporterName: Type.Optional(Type.String()),
  lane: Type.String(),
  placeName: Type.String(),
  month: Type.String(),
  /** Absent when nothing was lost. */
  loss: Type.Optional(LossCode),
  missed: Type.Array(Measure),
  restated: Type.Boolean(),
})
export type OtifRow = Static<typeof Row>

const Behind = Type.Object({
  delivery: Row,
  drops: Type.Array(
    Type.Object({
      receiptId: Id,
      placeName: Type.String(),
      city: Type.String(),
      expectedAt: Type.String(),
      arrivedAt: Type.Optional(Type.String()),
      zone: Type.String(),
      loss: Type.Optional(LossCode),
    }),
  ),
  /** Each change after publication, with its event: the texts before and after. */
  restatements: Type.Array(
    Type.Object({ at: Type.String(), fact: Type.String(), label: Type.String(), from: Type.String(), to: Type.String() }),
  ),
  events: Type.Array(HistoryLine),
})
export type OtifBehind = Static<typeof Behind>

export const otifFilters = {
  ...indicatorFilters,
  /** What counts as lost; absent: gross. */
  measure: Type.Optional(Measure),
  loss: Type.Optional(LossCode),
}
export const deliveryFilters = {
  ...otifFilters,
  /** Only those that the measure counts as missed. */ onlyLost: Type.Optional(Type.Boolean()),
}
const only = { may: may.seeIndicators }

/** OTIF as figures, the deliveries behind a figure, and the events behind a delivery. */
export const otifRoutes = {
  figures: query('POST /report/otif', Figures, { ...only, body: otifFilters }),
  deliveries: query('POST /report/otif/deliveries', listOf(Row), {
    ...only,
    body: { ...deliveryFilters, ...paging },
  }),
  behind: query('GET /report/otif/deliveries/:id', Behind, only),
}
