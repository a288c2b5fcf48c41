/** Instants of a visit; the corrected check-in, where there is one (Y10). */
export type VisitMoments = { readonly checkIn: string; readonly collectFinished?: string; readonly finished?: string }
/** A time in which the driver was absent; without an end, he still is. */
export type Absence = { readonly from: string; readonly to?: string }
export type Dwell = {
  /** Minutes that count for waiting time: to the end of the collect, else to the exit, else until now (Y21). */
  readonly clock: number
  /** Minutes from the check-in to the exit, or until now. */
  readonly stay: number
  /** Of the clock's minutes, those with the driver absent: shown beside the clock, which they do not stop (Y9). */
  readonly absent: number
  readonly isRunning: boolean
}

const MINUTE = 60_000
const whole = (ms: number) => Math.max(0, Math.floor(ms / MINUTE))

/** Whole minutes that a truck has been at the gate. */
export const dwellOf = ({ checkIn, collectFinished, finished }: VisitMoments, now: string, absences: readonly Absence[] = []): Dwell => {
  const begin = Date.parse(checkIn)
  const end = Date.parse(collectFinished ?? finished ?? now)
  const absent = absences.reduce(
    (sum, { from, to = now }) => sum + Math.max(0, Math.min(Date.parse(to), end) - Math.max(Date.parse(from), begin)),
    0,
  )
  return {
    clock: whole(end - begin),
    stay: whole(Date.parse(finished ?? now) - begin),
    absent: whole(absent),
    isRunning: collectFinished === undefined && finished === undefined,
  }
}
