import { type Static, Type } from 'typebox'
import { query } from '../kit/route.ts'
import { indicatorFilters } from '../otif/filters.ts'
import { occurrenceCategories } from '../reference/codes.ts'
import { may } from '../roles.ts'
import { incidentIntervals, paretoDimensions, paretoMeasures } from './codes.ts'

const Count = Type.Integer({ minimum: 0 })
/** Cents. */
const Cost = Type.Integer({ minimum: 0 })

/** Of each day, month or year with incidents: `interval` is `DD/MM/YYYY`, `MM/YYYY` or `YYYY`. Canceled ones count in none. */
export const IncidentFigures = Type.Array(
  Type.Object({
    interval: Type.String(),
    amount: Count,
    cost: Cost,
    byCategory: Type.Array(Type.Object({ category: Type.Enum(occurrenceCategories), amount: Count, cost: Cost })),
  }),
)
export type IncidentFigures = Static<typeof IncidentFigures>

/** Shares in basis points; `running`: of this row and all before it. */
export const Pareto = Type.Object({
  by: Type.Enum(paretoDimensions),
  measure: Type.Enum(paretoMeasures),
  startDate: Type.String(),
  endDate: Type.String(),
  asOf: Type.String(),
  amount: Count,
  cost: Cost,
  rows: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), amount: Count, cost: Cost, share: Count, running: Count })),
})
export type Pareto = Static<typeof Pareto>

const { operationGroupIds: _, ...narrowing } = indicatorFilters
const filters = {
  ...narrowing,
  /** Ids joined by commas: a query holds no list. */
  operationGroupIds: Type.Optional(Type.String({ minLength: 1, maxLength: 3_300 })),
}
const interval = Type.Optional(Type.Enum(incidentIntervals))
const only = { may: may.seeIndicators }
/** By the day of the opening (readings o58). */
export const incidentFigureRoutes = {
  amountByInterval: query('GET /occurrence/amountByInterval', IncidentFigures, { ...only, query: { interval, ...filters } }),
  costByInterval: query('GET /occurrence/costByInterval', IncidentFigures, { ...only, query: { interval, ...filters } }),
  pareto: query('GET /occurrence/pareto', Pareto, {
    ...only,
    query: { by: Type.Optional(Type.Enum(paretoDimensions)), measure: Type.Optional(Type.Enum(paretoMeasures)), ...filters },
  }),
}
