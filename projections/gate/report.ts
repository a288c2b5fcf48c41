import { type GateStep, gateSteps } from '@embarca/contracts/gate/codes.ts'
import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import { localDay, parseLocal } from '@embarca/contracts/kit/local-time.ts'
import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import type { FiltersOf } from '@embarca/contracts/report/routes.ts'
import { type Column, countDocuments, everyPage, filterLines, periodInWords, type ReportCell, type ReportMaker } from '../kit/report.ts'
import { LOADS } from '../shared/found-loads.ts'
import { endedKey, stepKey } from './contribution.ts'
import { type Gate, gateIn } from './gate.ts'
import { minutesBetween } from './indicators.ts'
import { namedIn } from './named-in.ts'
import { type GateLoad, visitAt } from './shown.ts'

const names = gateLabels.report
const columns: readonly Column[] = [
  { name: names.load, kind: 'text', width: 13 },
  { name: names.step, kind: 'text', width: 22 },
  { name: names.transporter, kind: 'text', width: 26 },
  { name: names.driver, kind: 'text', width: 24 },
  { name: names.plate, kind: 'text', width: 10 },
  { name: names.dock, kind: 'text', width: 10 },
  { name: names.collectDate, kind: 'moment', width: 17 },
  { name: names.arrived, kind: 'moment', width: 17 },
  { name: names.called, kind: 'moment', width: 17 },
  { name: names.entered, kind: 'moment', width: 17 },
  { name: names.started, kind: 'moment', width: 17 },
  { name: names.finished, kind: 'moment', width: 17 },
  { name: names.left, kind: 'moment', width: 17 },
  { name: names.queueMinutes, kind: 'whole' },
  { name: names.dockMinutes, kind: 'whole' },
  { name: names.stayMinutes, kind: 'whole' },
  { name: names.absentMinutes, kind: 'whole' },
]
const cells = (load: GateLoad, gate: Gate): readonly ReportCell[] => {
  const { step, moments, driver, dock, absentMinutes } = visitAt(load, gate.id)
  const at = (one: GateStep) => moments[one]?.at
  return [
    load.externalId,
    gateLabels.step[step],
    load.executorName ?? load.transporterName,
    driver?.driverName ?? load.driverName,
    driver?.plate ?? load.vehiclePrimaryPlate,
    dock,
    load.collectDate,
    ...(['CHECK_IN', 'REQUEST_INBOUND', 'INBOUND', 'START_COLLECT', 'FINISH_COLLECT', 'FINISHED'] as const).map(at),
    minutesBetween(at('CHECK_IN'), at('INBOUND') ?? at('START_COLLECT')),
    minutesBetween(at('START_COLLECT'), at('FINISH_COLLECT')),
    minutesBetween(at('CHECK_IN'), at('FINISHED')),
    absentMinutes,
  ]
}

const DAY = 86_400_000
const noonOf = (day: string) => Date.parse(`${day.split('/').reverse().join('-')}T12:00:00.000Z`)
const daysOf = (initDate: string, endDate: string): readonly string[] =>
  Array.from({ length: Math.round((noonOf(endDate) - noonOf(initDate)) / DAY) + 1 }, (_, n) =>
    new Date(noonOf(initDate) + n * DAY).toISOString().slice(0, 10),
  )
type Filters = FiltersOf<'visits'>
/** The visits of a gate that ended in these days, and those under way that arrived, or are expected, in them (C264, Y14). */
export const visitsReport: ReportMaker<Filters> = async ({ conciergeId, initDate, endDate, status }, { views }) => {
  const gate = await gateIn(views, conciergeId)
  const steps = namedIn(gateSteps, status)
  const days = daysOf(initDate, endDate)
  const keys = gate
    ? steps.flatMap((step) => (step === 'FINISHED' ? days.map((day) => endedKey(gate.id, day)) : [stepKey(gate.id, step)]))
    : []
  const ask = { where: { gateSteps: { holds: keys } } }
  const isInPeriod = (load: GateLoad) => {
    if (!gate) return false
    const { step, moments } = visitAt(load, gate.id)
    const when = step === 'CREATED' ? load.collectDate : moments.CHECK_IN?.at
    return step === 'FINISHED' || (when !== undefined && days.includes(localDay(when, gate.zone)))
  }
  async function* rows() {
    if (!gate) return
    for await (const found of everyPage<GateLoad>(views, LOADS, { ...ask, sort: ['gateOrder', 'asc'] }))
      yield found.filter(isInPeriod).map((load) => cells(load, gate))
  }
  return {
    title: reportLabels.title['visits']!,
    filters: filterLines([
      [gateLabels.title, gate?.name],
      [names.period, parseLocal(initDate) && periodInWords(initDate, endDate)],
      [names.step, status && steps.map((step) => gateLabels.step[step]).join(', ')],
    ]),
    columns,
    total: gate ? await countDocuments(views, LOADS, ask) : 0,
    rows: rows(),
  }
}
