import { DEFAULT_ZONE, parseLocal } from '@embarca/contracts/kit/local-time.ts'

export const DATE_AS_DAY = 'Escreva a data como 24/11/2026.'
/** Copies are collected and delivered at this hour (specification 2 §9). */
const HOUR_OF_COPIES = '08:00:00'

/** `DD/MM/YYYY` → the instant of its copies, ISO UTC. */
export const parseDay = (text: string): string | undefined =>
  text.length === 10 ? parseLocal(`${text} ${HOUR_OF_COPIES}`, DEFAULT_ZONE) : undefined

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * Milliseconds, in whole days, that move the earliest of these instants to at least an hour from now, so that times of day and the time on
 * the road stay the same.
 */
export const daysAhead = (instants: readonly (string | undefined)[], now: number): number => {
  const first = Math.min(...instants.map((at) => Date.parse(at ?? '')))
  return Number.isFinite(first) && first < now + HOUR ? Math.ceil((now + HOUR - first) / DAY) * DAY : 0
}
