import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import type { ScriptLine, TripCrew } from './script/lines.ts'

/** Milliseconds between two trips, at least. */
const PAUSE = 3_600_000
type Period = { readonly from: number; readonly to: number }
export type CrewPeriod = TripCrew & Period

/** A load in one of these has no driver or no longer needs one. */
const released: readonly (LoadStatus | undefined)[] = ['ASSIGNED_TO_TRANSPORTER', 'DELIVERED', 'CANCELED']

/** When the drivers and vehicles bound until now were on the load: from the binding to the last delivery, a refusal or the cancellation. */
export const crewPeriods = (lines: readonly ScriptLine[], now: number): readonly CrewPeriod[] =>
  lines.flatMap(({ at, binds }, index) =>
    binds && at <= now
      ? [{ ...binds, from: at, to: lines.slice(index).find(({ reaches }) => released.includes(reaches))?.at ?? Number.POSITIVE_INFINITY }]
      : [],
  )

/** Which drivers and vehicles are on a trip when: none is on two trips at once. */
export const crewCalendar = () => {
  const trips = new Map<string, Period[]>()
  const take = (id: string, period: Period) => trips.set(id, [...(trips.get(id) ?? []), period])
  return {
    isFree: (id: string, periods: readonly Period[]): boolean =>
      periods.every(({ from, to }) => (trips.get(id) ?? []).every((other) => to + PAUSE <= other.from || from >= other.to + PAUSE)),
    take: (periods: readonly CrewPeriod[]): void => {
      for (const period of periods) {
        take(period.driverId, period)
        take(period.vehicleId, period)
      }
    },
  }
}
export type CrewCalendar = ReturnType<typeof crewCalendar>
