import type { Widget } from '@embarca/contracts/dashboard/routes.ts'
import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import type { IndicatorAddress } from '../../lib/indicators/address.ts'
import { type Bar, BarRows } from '../../lib/indicators/BarRows.tsx'
import { reportWay } from '../../lib/indicators/way.ts'
import { amount, counted, hiredWord, lasting, monthName, percent } from '../../lib/indicators/words.ts'
import { money } from '../../lib/load/measures.ts'
import { statusLook } from '../../lib/load/status-look.ts'
import { OtifMonths } from './OtifMonths.tsx'
import { WidgetPanel } from './WidgetPanel.tsx'

type Shown = { readonly address: IndicatorAddress }
type Point = Widget['points'][number]
const value = (point: Point, name: string) => point.values[name] ?? 0

const statusRow =
  (address: IndicatorAddress) =>
  (point: Point): Bar => {
    const loads = value(point, 'loads')
    const { tone } = statusLook(point.key as LoadStatus)
    return {
      key: point.key,
      label: point.label,
      value: loads,
      said: amount(loads),
      hue: tone,
      to: reportWay('general', address, { status: [point.key] }),
    }
  }
const typeRow =
  (address: IndicatorAddress) =>
  (point: Point): Bar => {
    const [loads, hired] = [value(point, 'loads'), value(point, 'hired')]
    const detail = counted(hired, hiredWord)
    return {
      key: point.key,
      label: point.label,
      detail,
      value: loads,
      said: amount(loads),
      to: reportWay('general', address, { hiringType: point.key }),
    }
  }
const savingRow =
  (address: IndicatorAddress) =>
  (point: Point): Bar => {
    const [saving, reference, price] = [value(point, 'saving'), value(point, 'reference'), value(point, 'price')]
    const share = reference === 0 ? undefined : Math.round((saving * 10_000) / reference)
    const to = reportWay('general', address, { month: point.key, compared: true })
    const hue = saving < 0 ? 'danger' : 'done'
    return {
      key: point.key,
      label: monthName(point.key),
      detail: percent(share),
      value: price,
      mark: reference,
      said: money(saving),
      hue,
      to,
    }
  }
const legRow = (point: Point): Bar => {
  const [loads, median, p90] = [value(point, 'loads'), value(point, 'median'), value(point, 'p90')]
  const detail = loads ? `9 em 10 até ${lasting(p90)}` : ''
  return { key: point.key, label: point.label, detail, value: median, mark: p90, said: loads ? lasting(median) : '—', hue: 'progress' }
}

/** Every chart of the dashboard, each asked for by itself. */
export const Widgets = ({ address }: Shown) => (
  <div className="widgets">
    <WidgetPanel chart="LOADS_BY_STATUS" address={address}>
      {({ points }) => <BarRows rows={points.map(statusRow(address))} />}
    </WidgetPanel>
    <WidgetPanel chart="OTIF_BY_MONTH" address={address}>
      {({ points }) => <OtifMonths points={points} address={address} />}
    </WidgetPanel>
    <WidgetPanel chart="SAVINGS_BY_MONTH" address={address} note="Barra: valor contratado. Traço: valor de referência.">
      {({ points }) => <BarRows rows={points.map(savingRow(address))} />}
    </WidgetPanel>
    <WidgetPanel chart="LEAD_TIMES" address={address} note="Barra: mediana. Traço: nove em cada dez cargas ficam abaixo.">
      {({ points }) => <BarRows rows={points.map(legRow)} />}
    </WidgetPanel>
    <WidgetPanel chart="HIRING_BY_TYPE" address={address}>
      {({ points }) => <BarRows rows={points.map(typeRow(address))} />}
    </WidgetPanel>
    <WidgetPanel chart="INCIDENTS" address={address} />
    <WidgetPanel chart="INCIDENT_COST" address={address} />
  </div>
)
