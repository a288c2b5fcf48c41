import { gateSteps, stepsInside } from '@embarca/contracts/gate/codes.ts'
import { HEATMAP_DAYS, MOST_PAST, type PastVisit, type pastRoutes } from '@embarca/contracts/gate/past.ts'
import { dayAfter, isDay } from '@embarca/contracts/kit/days.ts'
import { atLocalTime, localDay } from '@embarca/contracts/kit/local-time.ts'
import { given, type ReaderContext, type Readers } from '../../kit/readers.ts'
import { LOADS } from '../../shared/found-loads.ts'
import { endedKey, stepKey } from '../contribution.ts'
import { type Gate, gateIn } from '../gate.ts'
import { type GateLoad, visitAt } from '../shown.ts'
import { cellOf, heatOf, momentOf } from './heat.ts'

/** Days after which a truck that was inside has left. */
const LONGEST_STAY = 3
const MOST_SHOWN = 200
const WEEK = 7

const startOf = (day: string, zone: string) => atLocalTime(day, undefined, zone)

const pastVisit = (load: GateLoad, gate: Gate): PastVisit => {
  const { moments, driver, dock } = visitAt(load, gate.id)
  return {
    ...{ hashId: load.hashId, externalId: load.externalId },
    ...given({ vehiclePlate: driver?.plate ?? load.vehiclePrimaryPlate, driverName: driver?.driverName ?? load.driverName, dock }),
    steps: gateSteps.flatMap((step) => {
      const at = moments[step]?.at
      return at === undefined ? [] : [{ step, at }]
    }),
  } as PastVisit
}

/** Visits that ended in these local days, and those under way. */
const visitsOf = async (gate: Gate, days: readonly string[], { views }: ReaderContext) => {
  const keys = [...days.map((day) => endedKey(gate.id, day)), ...stepsInside.map((step) => stepKey(gate.id, step))]
  const found: PastVisit[] = []
  for (let after: string | undefined; found.length < MOST_PAST; ) {
    const { items, next } = await views.page<GateLoad>(LOADS, {
      where: { gateSteps: { holds: keys } },
      sort: ['gateOrder', 'desc'],
      size: 500,
      ...(after !== undefined && { after }),
    })
    found.push(...items.map((load) => pastVisit(load, gate)))
    if (next === undefined) return { visits: found, isCut: false }
    after = next
  }
  return { visits: found.slice(0, MOST_PAST), isCut: true }
}
const arrivedAt = (visit: PastVisit) => momentOf(visit, 'CHECK_IN')
const leftAt = (visit: PastVisit) => momentOf(visit, 'FINISHED')

/** The visits of the heatmap: those that arrived in its days. */
const recent = async (gate: Gate, context: ReaderContext) => {
  const today = localDay(context.now, gate.zone)
  const days = Array.from({ length: HEATMAP_DAYS }, (_, n) => dayAfter(today, -n))
  const from = startOf(days.at(-1)!, gate.zone) ?? ''
  const { visits, isCut } = await visitsOf(gate, days, context)
  return { visits: visits.filter((one) => (arrivedAt(one) ?? '') >= from), isCut }
}

/** What a gate's yard was like: at any instant of a day, and by weekday and hour. */
export const pastReaders: Readers<typeof pastRoutes> = {
  day: async ({ id, day }, context) => {
    const gate = await gateIn(context.views, id)
    const from = gate && isDay(day) ? startOf(day, gate.zone) : undefined
    const to = gate && from && startOf(dayAfter(day, 1), gate.zone)
    if (!gate || !from || !to) return undefined
    const days = Array.from({ length: LONGEST_STAY + 1 }, (_, n) => dayAfter(day, n))
    const { visits } = await visitsOf(gate, days, context)
    const wasInside = (visit: PastVisit) => (arrivedAt(visit) ?? to) < to && (leftAt(visit) ?? to) >= from
    return { day, from, to, visits: visits.filter(wasInside) }
  },
  heatmap: async ({ id }, context) => {
    const gate = await gateIn(context.views, id)
    if (!gate) return undefined
    const { visits, isCut } = await recent(gate, context)
    const docks = gate.settings.docks.filter(({ active }) => active).length
    const cells = heatOf(visits, { zone: gate.zone, docks, weeks: HEATMAP_DAYS / WEEK, now: context.now })
    return { days: HEATMAP_DAYS, cells: [...cells], isCut }
  },
  heatmapVisits: async ({ id, weekday, hour }, context) => {
    const gate = await gateIn(context.views, id)
    if (!gate) return undefined
    const { visits } = await recent(gate, context)
    const isThere = (visit: PastVisit) => {
      const at = arrivedAt(visit)
      const cell = at === undefined ? undefined : cellOf(at, gate.zone)
      return cell?.weekday === weekday && cell.hour === hour
    }
    return visits
      .filter(isThere)
      .sort((a, b) => (arrivedAt(b) ?? '').localeCompare(arrivedAt(a) ?? ''))
      .slice(0, MOST_SHOWN)
  },
}
