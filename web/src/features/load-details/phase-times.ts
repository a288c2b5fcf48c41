import { formatLocal, parseLocal } from '@embarca/contracts/kit/local-time.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { shortDateTime } from '../../base/date-times.ts'

/** Milliseconds since 1970. */
export type Span = { readonly from: number; readonly to: number }
export type PhaseTime = {
  readonly name: string
  readonly state: LoadDetails['phases'][number]['state']
  /** From its start to its end, or to now. */
  readonly actual?: Span
  /** When it was to take place; an instant begins and ends at once. */
  readonly planned?: Span
}
export type PhaseTimes = { readonly rows: readonly PhaseTime[]; readonly scale: Span }

const [COLLECT, TRANSIT, DELIVERY] = [2, 3, 4]
const HOUR = 3_600_000
const instantOf = (iso: string | undefined) => (iso === undefined ? undefined : Date.parse(iso))

/** The collection and the delivery are agreed as instants, the transit lies between them; no other phase has a plan. */
const plannedOf = ({ collectDate, deliveryDate }: LoadDetails, at: number): Span | undefined => {
  const [collect, delivery] = [instantOf(collectDate), instantOf(deliveryDate)]
  if (at === COLLECT && collect !== undefined) return { from: collect, to: collect }
  if (at === DELIVERY && delivery !== undefined) return { from: delivery, to: delivery }
  return at === TRANSIT && collect !== undefined && delivery !== undefined && delivery > collect
    ? { from: collect, to: delivery }
    : undefined
}

const actualOf = ({ startedAt, state, at }: LoadDetails['phases'][number], now: number): Span | undefined => {
  const from = instantOf(startedAt)
  const to = state === 'now' ? now : instantOf(at)
  return from !== undefined && to !== undefined && state !== 'to-come' && to >= from ? { from, to } : undefined
}

/** The phases of a load on one scale of time, planned against actual. Undefined before anything happened. */
export const phaseTimes = (load: LoadDetails, now: number): PhaseTimes | undefined => {
  // The last phase is the end itself, and lasts no time.
  const rows = load.phases.slice(0, -1).map((phase, at): PhaseTime => {
    const [actual, planned] = [actualOf(phase, now), plannedOf(load, at)]
    return { name: phase.name, state: phase.state, ...(actual && { actual }), ...(planned && { planned }) }
  })
  if (!rows.some(({ actual }) => actual)) return undefined
  const spans = rows.flatMap(({ actual, planned }) => [actual, planned].filter((span) => span !== undefined))
  const from = Math.min(...spans.map((span) => span.from))
  return { rows, scale: { from, to: Math.max(from + HOUR, ...spans.map((span) => span.to)) } }
}

/** Where an instant stands on the scale, in per cent of its length. */
export const placeOn = ({ from, to }: Span, at: number): number => Math.min(100, Math.max(0, (100 * (at - from)) / (to - from)))

const STEPS = [1, 2, 3, 6, 12, 24, 48, 96, 7 * 24, 14 * 24, 28 * 24].map((hours) => hours * HOUR)
const MOST_MARKS = 7

/** Instants to mark under the scale: whole local hours or days, at most seven. */
export const marksOf = ({ from, to }: Span): readonly number[] => {
  const step = STEPS.find((one) => (to - from) / one <= MOST_MARKS) ?? STEPS.at(-1)!
  const midnight = Date.parse(parseLocal(formatLocal(new Date(from).toISOString()).slice(0, 10)) ?? '')
  const first = midnight + Math.ceil((from - midnight) / step) * step
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, i) => first + i * step)
}

/**
 * What the marks say: their local day at midnight, their hour otherwise. The first hour says both, unless a day is next to it: the two
 * would overlap, and that day tells this one.
 */
export const markTexts = (marks: readonly number[]): readonly string[] => {
  const texts = marks.map((instant) => shortDateTime(new Date(instant).toISOString()).split(' '))
  const isDay = (at: number) => texts[at]?.[1] === '00:00'
  return texts.map(([day = '', time = ''], at) => (isDay(at) ? day : at === 0 && !isDay(1) ? `${day} ${time}` : time))
}
