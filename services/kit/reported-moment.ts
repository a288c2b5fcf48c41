import type { EventStore } from './event-store.ts'

/** The moment that a device reports, corrected by what it knows of its clock's error. */
export type ReportedMoment = {
  /** Milliseconds since 1970. */ readonly at: number /** The clock's error is unknown. */
  readonly isEstimated?: true
}

const OLDEST = 72 * 3_600_000

/**
 * What is recorded as `occurredAt`: not after now, not before the step that came before, at most 72 hours old (Y36). A moment outside these
 * bounds is moved to the nearest and marked. `notBefore`: ISO 8601 UTC.
 */
export const boundedMoment = ({ at, isEstimated }: ReportedMoment, now: string, notBefore: string | undefined) => {
  const latest = Date.parse(now)
  const earliest = Math.min(latest, Math.max(latest - OLDEST, notBefore === undefined ? 0 : Date.parse(notBefore)))
  const bounded = Math.min(latest, Math.max(earliest, at))
  const isDoubtful = isEstimated || Math.abs(bounded - at) > CLOCK_TOLERANCE
  return { occurredAt: new Date(bounded).toISOString(), ...(isDoubtful && { isEstimated: true as const }) }
}
/** Measured offsets are this inexact: a bound that moves a moment less says nothing against it. */
const CLOCK_TOLERANCE = 2_000

/** When the thing of a key last went to another status; undefined before it has one. */
export const lastMoveOf = async (store: Pick<EventStore, 'read' | 'streamsOf'>, key: string): Promise<string | undefined> => {
  let latest: string | undefined
  for (const stream of await store.streamsOf(key)) {
    let status: unknown
    for (const { data, occurredAt } of await store.read(stream)) {
      if (data.status === undefined || data.status === status) continue
      status = data.status
      if (latest === undefined || occurredAt > latest) latest = occurredAt
    }
  }
  return latest
}
