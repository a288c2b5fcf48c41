import { type ScorecardMeasure, type ScorecardRow, scored } from '@embarca/contracts/evaluation/scorecard.ts'
import { type Loss, lossRules } from '@embarca/contracts/otif/codes.ts'
import type { Performance } from '../shared/performance.ts'

/** The outcome of a load's delivery as OTIF counts it: what it lost, or nothing. */
export type DeliveryOutcome = { readonly loadId: string; readonly loss?: Loss | undefined }
type Cases = Readonly<
  Record<'ACCEPTANCE' | 'ANSWER_TIME' | 'NO_SHOW' | 'COLLECT_ON_TIME' | 'OTIF' | 'RECEIPTS' | 'INCIDENTS', readonly ScorecardRow[]>
>

const RECEIPT_DAYS = 3
const DAY = 86_400_000

/** Whether each receipt got its images in time; one that is still open and not late says nothing yet. */
const receiptsOf = ({ arrived, imaged }: Performance, now: string): readonly boolean[] =>
  Object.entries(arrived).flatMap(([id, at]) => {
    const due = new Date(Date.parse(at) + RECEIPT_DAYS * DAY).toISOString()
    const came = imaged[id]
    if (came !== undefined) return [came <= due]
    return now > due ? [false] : []
  })

/** An incident of a load that the transporter was hired for. */
export type LoadIncident = { readonly loadId: string; readonly category: string; readonly departmentId?: string | undefined }
/** The client's and the shipper's own incidents do not count against the carrier (readings o55). */
const isCarriers = ({ category, departmentId }: LoadIncident) => category !== 'CLIENT' && departmentId === undefined

type Found = {
  readonly loads: readonly Performance[]
  readonly outcomes: readonly DeliveryOutcome[]
  readonly incidents: readonly LoadIncident[]
}
/** The cases behind each measure of a transporter: shares have 1 or 0, the answer time has minutes, incidents are counted. */
export const casesOf = ({ loads, outcomes, incidents }: Found, transporterId: string, now: string): Cases => {
  const incidentsOf = new Map<string, number>()
  for (const { loadId } of incidents.filter(isCarriers)) incidentsOf.set(loadId, (incidentsOf.get(loadId) ?? 0) + 1)
  const lossOf = new Map(outcomes.map(({ loadId, loss }) => [loadId, loss]))
  const cases = (valuesOf: (load: Performance) => readonly (number | boolean)[]) =>
    loads.flatMap((load) =>
      valuesOf(load).map((value, at): ScorecardRow => {
        const { loadId, lane, launchedAt } = load
        return { id: `${loadId}-${at + 1}`, loadId, lane, launchedAt, value: Number(value) }
      }),
    )
  const isHired = (load: Performance) => load.transporterId === transporterId
  /** A forwarded load counts for both companies, except its OTIF, which stays the operator's. */
  const carries = (load: Performance) => isHired(load) || load.executorId === transporterId
  return {
    ACCEPTANCE: cases(({ named, answers }) => (named.includes(transporterId) ? [answers[transporterId]?.accepted ?? false] : [])),
    ANSWER_TIME: cases(({ answers }) => (answers[transporterId] ? [answers[transporterId].minutes] : [])),
    NO_SHOW: cases(({ hires, noShows }) => (hires.includes(transporterId) ? [noShows.includes(transporterId)] : [])),
    COLLECT_ON_TIME: cases((load) => (carries(load) && load.collectedAt ? [load.collectedAt <= load.collectDate] : [])),
    OTIF: cases((load) => {
      if (!isHired(load) || !lossOf.has(load.loadId)) return []
      const loss = lossOf.get(load.loadId)
      return [loss === undefined || lossRules[loss].responsible !== 'TRANSPORTER']
    }),
    INCIDENTS: cases((load) => (isHired(load) && load.collectedAt ? [incidentsOf.get(load.loadId) ?? 0] : [])),
    RECEIPTS: cases((load) => (carries(load) ? receiptsOf(load, now) : [])),
  }
}

const medianOf = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const PER = 100
const figures: Readonly<Partial<Record<string, (values: readonly number[]) => number>>> = {
  ANSWER_TIME: medianOf,
  INCIDENTS: (counts) => PER * meanOf(counts),
}

/** Points and score of cases. CT-e divergences have no source yet. */
export const scoreCases = (cases: Cases) =>
  scored(
    Object.fromEntries(
      Object.entries(cases).map(([measure, rows]) => {
        const values = rows.map(({ value }) => value)
        const figure = figures[measure] ?? meanOf
        return [measure, { n: values.length, ...(values.length > 0 && { value: figure(values) }) }]
      }),
    ) as Partial<Record<ScorecardMeasure, { n: number; value?: number }>>,
  )
/** The cases of one lane. */
export const onLane = (cases: Cases, lane: string): Cases =>
  Object.fromEntries(Object.entries(cases).map(([measure, rows]) => [measure, rows.filter((row) => row.lane === lane)])) as unknown as Cases
/** The cases behind a measure; none while it has no source. */
export const rowsOf = (cases: Cases, measure: string): readonly ScorecardRow[] =>
  Object.hasOwn(cases, measure) ? cases[measure as keyof Cases] : []
