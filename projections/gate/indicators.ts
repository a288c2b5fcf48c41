import { stepsInside } from '@embarca/contracts/gate/codes.ts'
import type { GateIndicators } from '@embarca/contracts/gate/read-routes.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { given } from '../kit/readers.ts'
import type { CountedAtGate } from './counted.ts'
import { waitingAt } from './dwell.ts'
import type { Gate } from './gate.ts'
import { visitAt } from './shown.ts'
import { slotOf } from './slots/of-load.ts'
import type { GateVisit } from './visit.ts'

const MINUTE = 60_000
/** Minutes after the collect date of a load without a slot from which its check-in is late (Y14). */
const GRACE = 30
const LONG_STAY = 300

export const minutesBetween = (from: string | undefined, to: string | undefined) =>
  from === undefined || to === undefined ? undefined : Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / MINUTE))
const figures = (minutes: readonly (number | undefined)[]) => {
  const known = minutes.filter((one) => one !== undefined).sort((a, b) => a - b)
  if (known.length === 0) return undefined
  const mean = Math.round(known.reduce((sum, one) => sum + one, 0) / known.length)
  return { mean, p90: known[Math.ceil(known.length * 0.9) - 1]! }
}
const at = ({ moments }: GateVisit, step: keyof GateVisit['moments']) => moments[step]?.at

/** A gate's day in figures, by the formulas of Y14. */
export const indicatorsOf = (loads: readonly CountedAtGate[], waitingList: number, gate: Gate, now: string): GateIndicators => {
  const today = localDay(now, gate.zone)
  const day = (iso: string | undefined) => iso !== undefined && localDay(iso, gate.zone) === today
  const visits = loads.map((load) => ({ load, visit: visitAt(load, gate.id) }))
  const isAt = (...steps: readonly string[]) => visits.filter(({ visit: { step } }) => steps.includes(step))
  const ended = isAt('FINISHED').map(({ visit }) => visit)
  const limit = (load: CountedAtGate) =>
    slotOf(load, gate.id)?.end ?? new Date(Date.parse(load.collectDate ?? '') + GRACE * MINUTE).toISOString()
  const expected = isAt('CREATED').filter(({ load }) => day(slotOf(load, gate.id)?.begin ?? load.collectDate))
  const arrivedToday = visits.filter(({ visit }) => day(at(visit, 'CHECK_IN')))
  const onTime = arrivedToday.filter(({ load, visit }) => load.collectDate !== undefined && at(visit, 'CHECK_IN')! <= limit(load))
  const waits = visits.flatMap(({ load, visit }) => waitingAt(visit, gate, load, now) ?? [])
  return {
    expected: expected.length,
    queue: isAt('CHECK_IN', 'REQUEST_INBOUND').length,
    inside: isAt('INBOUND', 'START_COLLECT', 'FINISH_COLLECT').length,
    finished: ended.length,
    waitingList,
    absent: visits.filter(({ visit }) => visit.absentSince !== undefined && stepsInside.includes(visit.step)).length,
    late: expected.filter(({ load }) => now > limit(load)).length,
    above5h: waits.filter(({ clock }) => clock > LONG_STAY).length,
    waitingCost: waits.reduce((sum, { detention }) => sum + (detention?.cents ?? 0), 0),
    ...given({
      queueMinutes: figures(
        ended.map((visit) => minutesBetween(at(visit, 'CHECK_IN'), at(visit, 'INBOUND') ?? at(visit, 'START_COLLECT'))),
      ),
      dockMinutes: figures(ended.map((visit) => minutesBetween(at(visit, 'START_COLLECT'), at(visit, 'FINISH_COLLECT')))),
      stayMinutes: figures(ended.map((visit) => minutesBetween(at(visit, 'CHECK_IN'), at(visit, 'FINISHED')))),
      onTimeShare: arrivedToday.length ? Math.round((100 * onTime.length) / arrivedToday.length) : undefined,
    }),
  } as GateIndicators
}
