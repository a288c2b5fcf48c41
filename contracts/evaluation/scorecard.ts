import { type Static, Type } from 'typebox'
import { Id } from '../kit/schema.ts'
import { FEWEST_CASES } from './codes.ts'

/** What a carrier is measured by (CA17). */
export const scorecardMeasures = [
  'ACCEPTANCE',
  'ANSWER_TIME',
  'NO_SHOW',
  'COLLECT_ON_TIME',
  'OTIF',
  'RECEIPTS',
  'INCIDENTS',
  'CTE_DIVERGENCES',
] as const
export type ScorecardMeasure = (typeof scorecardMeasures)[number]

/** `best` is worth 100 points and `worst` 0, in a line between; `weight` is relative to the other measures with enough cases. */
type Table = { readonly best: number; readonly worst: number; readonly weight: number }
/** Shares are 0 to 1, the answer time is in minutes, incidents and divergences are per 100 loads. */
const tables: Readonly<Record<ScorecardMeasure, Table>> = {
  ACCEPTANCE: { best: 1, worst: 0, weight: 20 },
  ANSWER_TIME: { best: 15, worst: 480, weight: 10 },
  NO_SHOW: { best: 0, worst: 0.2, weight: 20 },
  COLLECT_ON_TIME: { best: 1, worst: 0, weight: 15 },
  OTIF: { best: 1, worst: 0, weight: 25 },
  RECEIPTS: { best: 1, worst: 0, weight: 10 },
  INCIDENTS: { best: 0, worst: 20, weight: 10 },
  CTE_DIVERGENCES: { best: 0, worst: 20, weight: 10 },
}
const FULL = 100
/** The points of a value, whole. */
export const pointsOf = (measure: ScorecardMeasure, value: number): number => {
  const { best, worst } = tables[measure]
  const share = (value - worst) / (best - worst)
  return Math.round(FULL * Math.min(1, Math.max(0, share)))
}

export const Measured = Type.Object({
  measure: Type.Enum(scorecardMeasures),
  /** How many cases it is of; absent while no event tells. */
  n: Type.Optional(Type.Integer()),
  /** Absent below five cases: 'sem dados'. */
  value: Type.Optional(Type.Number()),
  points: Type.Optional(Type.Integer()),
  /** Its part of the score, in per cent, over the measures that have one. */
  weight: Type.Optional(Type.Number()),
})
export type Measured = Static<typeof Measured>
const Scored = Type.Object({ score: Type.Optional(Type.Integer()), measures: Type.Array(Measured) })
export type Scored = Static<typeof Scored>

export const Scorecard = Type.Object({
  transporterId: Id,
  rating: Type.Optional(Type.Number()),
  ratings: Type.Optional(Type.Integer()),
  ...Scored.properties,
  lanes: Type.Array(Type.Object({ lane: Type.String(), loads: Type.Integer(), ...Scored.properties })),
  /** Only the newest loads were read. */
  capped: Type.Boolean(),
})
export type Scorecard = Static<typeof Scorecard>
/** A case behind a measure: `value` as the measure's own, 1 or 0 for shares. */
export const ScorecardRow = Type.Object({
  /** A load can be several cases, as it has several receipts. */
  id: Type.String(),
  loadId: Id,
  externalId: Type.Optional(Type.String()),
  lane: Type.String(),
  launchedAt: Type.String(),
  value: Type.Number(),
})
export type ScorecardRow = Static<typeof ScorecardRow>

/** The points of each measure with enough cases, and their mean by weights that add up to 100 (CA17). */
export const scored = (values: Readonly<Partial<Record<ScorecardMeasure, { readonly n: number; readonly value?: number }>>>): Scored => {
  const counts = (measure: ScorecardMeasure) => (values[measure]?.n ?? 0) >= FEWEST_CASES && values[measure]?.value !== undefined
  const total = scorecardMeasures.filter(counts).reduce((sum, measure) => sum + tables[measure].weight, 0)
  let weighted = 0
  const measures = scorecardMeasures.map((measure): Measured => {
    const found = values[measure]
    if (!found) return { measure }
    if (!counts(measure)) return { measure, n: found.n }
    const points = pointsOf(measure, found.value!)
    weighted += points * tables[measure].weight
    return { measure, n: found.n, value: found.value!, points, weight: Math.round((1000 * tables[measure].weight) / total) / 10 }
  })
  return { ...(total > 0 && { score: Math.round(weighted / total) }), measures }
}
