import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import { type WaitState, waitStates } from '@embarca/contracts/gate/waiting.ts'
import { parseLocal } from '@embarca/contracts/kit/local-time.ts'
import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import type { FiltersOf } from '@embarca/contracts/report/routes.ts'
import { type Column, countDocuments, everyPage, filterLines, periodInWords, type ReportCell, type ReportMaker } from '../kit/report.ts'
import { LOADS } from '../shared/found-loads.ts'
import { masked } from './cpf.ts'
import { gateIn } from './gate.ts'
import { minutesBetween } from './indicators.ts'
import { namedIn } from './named-in.ts'
import type { GateLoad } from './shown.ts'
import { isShownTo } from './waiting.ts'
import { WAITS, type WaitDocument } from './waits.ts'

const names = gateLabels.waitingReport
const columns: readonly Column[] = [
  { name: names.driver, kind: 'text', width: 26 },
  { name: names.cpf, kind: 'text', width: 14 },
  { name: names.plate, kind: 'text', width: 10 },
  { name: names.load, kind: 'text', width: 13 },
  { name: names.transporter, kind: 'text', width: 26 },
  { name: names.source, kind: 'text', width: 14 },
  { name: names.arrived, kind: 'moment', width: 17 },
  { name: names.left, kind: 'moment', width: 17 },
  { name: names.state, kind: 'text', width: 20 },
  { name: names.minutes, kind: 'whole' },
  { name: names.reason, kind: 'text', width: 30 },
]
const stateOf = ({ because }: WaitDocument): WaitState => because ?? 'WAITING'
const DAY = 86_400_000

type Filters = FiltersOf<'waitingDrivers'>
/** Who came to the waiting list of a gate in these days, and how each wait ended (C265). */
export const waitingReport: ReportMaker<Filters> = async ({ conciergeId, initDate, endDate, status }, { views, by }) => {
  const gate = await gateIn(views, conciergeId)
  const from = parseLocal(initDate, gate?.zone)
  const until = parseLocal(endDate, gate?.zone)
  const states = namedIn(waitStates, status)
  const period = from && until ? { from, to: new Date(Date.parse(until) + DAY - 1).toISOString() } : { from: '', to: '' }
  const ask = { where: { conciergeId, at: period } }
  const cells = async (wait: WaitDocument): Promise<readonly ReportCell[]> => {
    const load = wait.loadId === undefined ? undefined : await views.get<GateLoad>(LOADS, wait.loadId)
    return [
      wait.name,
      masked(wait.document),
      wait.plate ?? load?.vehiclePrimaryPlate,
      load?.externalId,
      load?.executorName ?? load?.transporterName,
      names.sources[wait.source],
      wait.at,
      wait.leftAt,
      names.states[stateOf(wait)],
      minutesBetween(wait.at, wait.leftAt),
      wait.reason,
    ]
  }
  async function* rows() {
    if (!gate) return
    for await (const found of everyPage<WaitDocument>(views, WAITS, { ...ask, sort: ['at', 'asc'] }))
      yield await Promise.all(found.filter((wait) => states.includes(stateOf(wait)) && isShownTo(wait, by)).map(cells))
  }
  return {
    title: reportLabels.title['waitingDrivers']!,
    filters: filterLines([
      [gateLabels.title, gate?.name],
      [gateLabels.report.period, periodInWords(initDate, endDate)],
      [names.state, status && states.map((state) => names.states[state]).join(', ')],
    ]),
    columns,
    total: gate ? await countDocuments(views, WAITS, ask) : 0,
    rows: rows(),
  }
}
