import type { Lot } from '@embarca/contracts/lot/views.ts'
import type { EChartsCoreOption } from 'echarts/core'
import { shortDateTime } from '../../base/date-times.ts'
import { type LotUnit, volume } from '../../shared/load/lot-amounts.ts'
import type { Ink } from '../../ui/chart/ink.ts'
import { chartLook } from '../../ui/chart/look.ts'

type Burning = Pick<Lot, 'total' | 'burnDown' | 'projectedEnd' | 'remaining'>
export type BurnLine = {
  /** The remaining amount over time, as steps until now. */
  readonly past: readonly (readonly [ms: number, amount: number])[]
  /** From now to the projected end at the pace so far. */
  readonly forecast: readonly (readonly [ms: number, amount: number])[]
}

/** The burn-down of a lot: the total at first, the amount after each withdrawal, and the forecast. */
export const burnLine = ({ total, burnDown, projectedEnd, remaining }: Burning, now: number): BurnLine => {
  const steps = burnDown.map(({ at, remaining: left }) => [Date.parse(at), left] as const)
  const first = steps[0]
  if (!first) return { past: [], forecast: [] }
  const start = first[1] < total ? [[first[0], total] as const] : []
  const past = [...start, ...steps, [Math.max(now, steps.at(-1)![0]), remaining] as const]
  const end = projectedEnd === undefined ? undefined : Date.parse(projectedEnd)
  return {
    past,
    forecast:
      end === undefined || end <= now || remaining <= 0
        ? []
        : [
            [now, remaining],
            [end, 0],
          ],
  }
}

/** The chart of a burn-down. */
export const burnChart = (line: BurnLine, total: number, unit: LotUnit, ink: Ink): EChartsCoreOption => {
  const { small, base, tip, along, measure } = chartLook(ink)
  const end = line.forecast.at(-1)
  return {
    ...base,
    grid: { left: 8, right: 40, top: 20, bottom: 4, containLabel: true },
    tooltip: {
      ...tip,
      trigger: 'axis',
      formatter: (points: { value: [number, number] }[]) => {
        const point = points[0]
        return point ? `${shortDateTime(new Date(point.value[0]).toISOString())}<br/>restam <b>${volume(point.value[1], unit)}</b>` : ''
      },
    },
    xAxis: {
      type: 'time',
      splitNumber: 4,
      ...along,
      axisLabel: { ...along.axisLabel, formatter: (ms: number) => shortDateTime(new Date(ms).toISOString()) },
    },
    yAxis: {
      ...measure,
      min: 0,
      max: total,
      axisLabel: { ...small, formatter: (amount: number) => (amount === 0 ? '0' : volume(amount, unit).replace(/,00(?= )/, '')) },
    },
    series: [
      {
        type: 'line',
        step: 'end',
        data: line.past,
        showSymbol: false,
        lineStyle: { color: ink.progress, width: 2 },
        areaStyle: { color: ink.progress, opacity: 0.1 },
      },
      {
        type: 'line',
        data: line.forecast,
        showSymbol: false,
        lineStyle: { color: ink['ink-3'], width: 1.5, type: 'dashed' },
        markLine: {
          silent: true,
          symbol: 'none',
          lineStyle: { color: ink['line-strong'], type: 'dotted' },
          label: { ...small, position: 'end', distance: 4 },
          data: end ? [{ xAxis: end[0], name: 'fim previsto', label: { formatter: 'fim previsto' } }] : [],
        },
      },
    ],
  }
}
