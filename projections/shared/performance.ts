import type { KeptAnswer } from '@embarca/contracts/evaluation/form.ts'
import { dayIn, monthOf } from './days.ts'

/** What was said of a transporter or driver for a load; a later evaluation replaces it. */
export type Evaluated = {
  /** When it was first said: replacing it does not make it newer. */
  readonly at: string
  readonly stars: number
  /** In hundredths of a star. */
  readonly score: number
  readonly comment?: string
  readonly formVersion?: number
  readonly answers: readonly KeptAnswer[]
}

/** How one load was offered and carried, for what is known of its carriers and its driver. */
export type Performance = {
  readonly loadId: string
  readonly shipperId: string
  readonly launchedAt: string
  readonly lane: string
  readonly originId: string
  readonly collectDate: string
  readonly offeredAt?: string
  /** Transporters that were offered it by name or as a member of a group, unless those were too many. */
  readonly named: readonly string[]
  /** The first answer of each transporter: minutes after the offer, and whether it accepted in the end. */
  readonly answers: Readonly<Record<string, { readonly minutes: number; readonly accepted: boolean }>>
  /** Each transporter it was ever hired from. */
  readonly hires: readonly string[]
  /** Those of them that did not carry it: replaced before the collect, or stepped back. */
  readonly noShows: readonly string[]
  /** Empty while nobody carries it. */
  readonly transporterId: string
  /** The carrier to which the hired operator forwarded it: measured beside it, for what its crew does. */
  readonly executorId?: string
  readonly driverId: string
  readonly collectedAt?: string
  readonly finishedAt?: string
  readonly expected: Readonly<Record<string, string>>
  readonly arrived: Readonly<Record<string, string>>
  /** When the first images of each receipt came. */
  readonly imaged: Readonly<Record<string, string>>
  readonly transporterSaid?: Evaluated
  readonly driverSaid?: Evaluated & { readonly driverId: string }
} & PerformanceKeys

/** Derived from the rest; what queries use. */
export type PerformanceKeys = {
  readonly parties: readonly string[]
  /** Empty before the first arrival; late once one of them is. */
  readonly punctual: 'ON_TIME' | 'LATE' | ''
  /** The transporter that was evaluated; empty before. */
  readonly ratedTransporterId: string
  readonly ratedAt: string
  /** Of the end of the load, else of the evaluation: `YYYY-MM`. */
  readonly ratedMonth: string
  readonly score: string
  /** Transporter and score as one text, which can be counted. */
  readonly ratedAs: string
  readonly ratedDriverId: string
  readonly driverRatedAt: string
  readonly driverRatedMonth: string
  readonly driverScore: string
  readonly driverRatedAs: string
}

const SEPARATOR = '|'
export const ratedText = (id: string, score: number): string => `${score}${SEPARATOR}${id}`
/** The score in hundredths and the entity of a text that `ratedText` made. */
export const ratedParts = (text: string): readonly [score: number, id: string] => {
  const at = text.indexOf(SEPARATOR)
  return [Number(text.slice(0, at)), text.slice(at + 1)]
}

type Punctual = Pick<Performance, 'expected' | 'arrived'>
const punctuality = ({ expected, arrived }: Punctual): PerformanceKeys['punctual'] => {
  const arrivals = Object.entries(arrived)
  if (!arrivals.length) return ''
  return arrivals.every(([id, at]) => at <= (expected[id] ?? at)) ? 'ON_TIME' : 'LATE'
}
const saidKeys = (id: string, said: Evaluated | undefined, finishedAt: string | undefined) =>
  said
    ? { id, at: said.at, month: monthOf(dayIn(finishedAt ?? said.at)), score: String(said.score), as: ratedText(id, said.score) }
    : { id: '', at: '', month: '', score: '', as: '' }

export const withKeys = (load: Performance): Performance => {
  const { transporterId, transporterSaid, driverSaid, finishedAt, named, answers, hires } = load
  const company = saidKeys(transporterId, transporterSaid, finishedAt)
  const person = saidKeys(driverSaid?.driverId ?? '', driverSaid, finishedAt)
  return {
    ...load,
    parties: [...new Set([...named, ...Object.keys(answers), ...hires])],
    punctual: transporterId ? punctuality(load) : '',
    ...{ ratedTransporterId: company.id, ratedAt: company.at, ratedMonth: company.month, score: company.score, ratedAs: company.as },
    ...{ ratedDriverId: person.id, driverRatedAt: person.at, driverRatedMonth: person.month, driverScore: person.score },
    driverRatedAs: person.as,
  }
}

/** Before any transporter: what a load begins with, and what is left when its hiring is undone. */
export const uncarried = { transporterId: '', driverId: '', expected: {}, arrived: {}, imaged: {} } as const
export const noKeys: PerformanceKeys = {
  ...{ parties: [], punctual: '' },
  ...{ ratedTransporterId: '', ratedAt: '', ratedMonth: '', score: '', ratedAs: '' },
  ...{ ratedDriverId: '', driverRatedAt: '', driverRatedMonth: '', driverScore: '', driverRatedAs: '' },
}
