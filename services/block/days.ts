import { DEFAULT_ZONE, formatLocal, parseLocal } from '@embarca/contracts/kit/local-time.ts'

const dayOf = (instant: string) => formatLocal(instant, DEFAULT_ZONE).slice(0, 10)

/** When a block begins: now where the day is today or absent, otherwise at its midnight. Undefined: no such day. */
export const beginOf = (day: string | undefined, now: string): string | undefined =>
  day === undefined || day === dayOf(now) ? now : parseLocal(day)

/** The last second of a day. Undefined: no such day. */
export const endOf = (day: string): string | undefined => parseLocal(`${day} 23:59:59`)
