import type { Widget } from '@embarca/contracts/dashboard/routes.ts'
import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { NOTHING } from '../../base/texts.ts'
import type { IndicatorAddress } from '../../shared/indicators/address.ts'
import { BarRows, type IndicatorBar } from '../../shared/indicators/BarRows.tsx'
import { countWithNoun, formatCount, formatMinutes, formatShare, hiredNouns, monthName } from '../../shared/indicators/formats.ts'
import { reportHref } from '../../shared/indicators/report-href.ts'
import { money } from '../../shared/load/measures.ts'
import { statusLook } from '../../shared/load/status-look.ts'
import { IncidentPareto } from './IncidentPareto.tsx'
import { OtifMonths } from './OtifMonths.tsx'
import { WidgetPanel } from './WidgetPanel.tsx'

type Shown = { readonly address: IndicatorAddress }
type Point = Widget['points'][number]
const value = (point: Point, name: string) => point.values[name] ?? 0

const statusRow =
  (address: IndicatorAddress) =>
  (point: Point): IndicatorBar => {
    const loads = value(point, 'loads')
    const { tone } = statusLook(point.key as LoadStatus)
    return {
      key: point.key,
      label: point.label,
      value: loads,
      valueText: formatCount(loads),
      hue: tone,
      to: reportHref('general', address, { status: [point.key] }),
    }
  }
const typeRow =
  (address: IndicatorAddress) =>
  (point: Point): IndicatorBar => {
    const [loads, hired] = [value(point, 'loads'), value(point, 'hired')]
    const detail = countWithNoun(hired, hiredNouns)
    return {
      key: point.key,
      label: point.label,
      detail,
      value: loads,
      valueText: formatCount(loads),
      to: reportHref('general', address, { hiringType: point.key }),
    }
  }
const savingRow =
  (address: IndicatorAddress) =>
  (point: Point): IndicatorBar => {
    const [saving, reference] = [value(point, 'saving'), value(point, 'reference')]
    const share = reference === 0 ? undefined : Math.round((saving * 10_000) / reference)
    const to = reportHref('general', address, { month: point.key, compared: true })
    const hue = saving < 0 ? 'danger' : 'done'
    return {
      key: point.key,
      label: monthName(point.key),
      detail: formatShare(share),
      value: saving,
      valueText: money(saving),
      hue,
      to,
    }
  }
const legRow = (point: Point): IndicatorBar => {
  const [loads, median, p90] = [value(point, 'loads'), value(point, 'median'), value(point, 'p90')]
  const detail = loads ? `9 em 10 até ${formatMinutes(p90)}` : ''
  return {
    key: point.key,
    label: point.label,
    detail,
    value: median,
    mark: p90,
    valueText: loads ? formatMinutes(median) : NOTHING,
    hue: 'progress',
  }
}

/** The list of the incidents of a month, `MM/YYYY`. */
const incidentsOf = (month: string) => {
  const [number = '', year = ''] = month.split('/')
  const last = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate()
  return `/incidents?openedInit=${encodeURIComponent(`01/${month}`)}&openedEnd=${encodeURIComponent(`${last}/${month}`)}`
}
const incidentBar = (point: Point, amount: number, valueText: string): IndicatorBar => ({
  ...{ key: point.key, label: point.label, value: amount, valueText, hue: 'danger', to: incidentsOf(point.key) },
})
const incidentRow = (point: Point) => incidentBar(point, value(point, 'amount'), formatCount(value(point, 'amount')))
const incidentCostRow = (point: Point) => incidentBar(point, value(point, 'cost'), money(value(point, 'cost')))

const ended: readonly string[] = ['FINISHED', 'CANCELED', 'EXPIRED'] satisfies readonly LoadStatus[]
/** Open and ended loads apart, each on its own scale: the many that ended would hide the few that are open. */
const StatusBars = ({ rows }: { readonly rows: readonly IndicatorBar[] }) => {
  const [open, past] = [rows.filter(({ key }) => !ended.includes(key)), rows.filter(({ key }) => ended.includes(key))]
  return (
    <>
      {open.length > 0 && <h3>Em aberto</h3>}
      <BarRows rows={open} />
      {past.length > 0 && <h3>Encerradas</h3>}
      <BarRows rows={past} />
    </>
  )
}

/** The charts of the dashboard; each has its own request. */
export const Widgets = ({ address }: Shown) => (
  <div className="widgets">
    <WidgetPanel chart="LOADS_BY_STATUS" address={address}>
      {({ points }) => <StatusBars rows={points.map(statusRow(address))} />}
    </WidgetPanel>
    <WidgetPanel chart="OTIF_BY_MONTH" address={address}>
      {({ points }) => <OtifMonths points={points} address={address} />}
    </WidgetPanel>
    <WidgetPanel
      chart="SAVINGS_BY_MONTH"
      address={address}
      note="À direita do zero: contratado abaixo da referência. À esquerda: acima dela."
    >
      {({ points }) => <BarRows rows={points.map(savingRow(address))} />}
    </WidgetPanel>
    <WidgetPanel chart="LEAD_TIMES" address={address} note="Barra: mediana. Traço: nove em cada dez cargas ficam abaixo.">
      {({ points }) => <BarRows rows={points.map(legRow)} />}
    </WidgetPanel>
    <WidgetPanel chart="HIRING_BY_TYPE" address={address}>
      {({ points }) => <BarRows rows={points.map(typeRow(address))} />}
    </WidgetPanel>
    <WidgetPanel chart="INCIDENTS" address={address} empty="Nenhuma ocorrência no período.">
      {({ points }) => <BarRows rows={points.map(incidentRow)} />}
    </WidgetPanel>
    <WidgetPanel chart="INCIDENT_COST" address={address} empty="Nenhuma ocorrência com custo no período.">
      {({ points }) => <BarRows rows={points.map(incidentCostRow)} />}
    </WidgetPanel>
    <IncidentPareto address={address} />
  </div>
)
