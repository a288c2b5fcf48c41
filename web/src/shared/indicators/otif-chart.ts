import { percent } from '@embarca/contracts/kit/numbers.ts'
import { type OtifMeasure, otifMeasures } from '@embarca/contracts/otif/codes.ts'
import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'
import type { EChartsCoreOption } from 'echarts/core'
import type { Ink } from '../../ui/chart/ink.ts'
import { chartLook } from '../../ui/chart/look.ts'
import { formatShare, monthName } from './formats.ts'

/** The look of each measure: colour, point shape and line style. */
export const measureLooks = {
  GROSS: { hue: 'progress', symbol: 'circle', line: 'solid' },
  ADJUSTED: { hue: 'confirm', symbol: 'rect', line: 'dashed' },
  CARRIER: { hue: 'accent', symbol: 'triangle', line: 'dotted' },
} as const satisfies Record<OtifMeasure, { hue: keyof Ink; symbol: string; line: string }>

/** A month with the share of each measure in basis points, where there is one. */
export type OtifMonth = { readonly id: string; readonly shares: { readonly [M in OtifMeasure]: number | undefined } }

const ALL_BASIS_POINTS = 10_000
/** The axis: from a round share below the lowest value up to 100 %, in even steps. */
export const scaleOf = (months: readonly OtifMonth[]) => {
  const lowest = Math.min(ALL_BASIS_POINTS, ...months.flatMap(({ shares }) => otifMeasures.flatMap((one) => shares[one] ?? [])))
  const below = ALL_BASIS_POINTS - lowest
  const interval = below <= 3_500 ? 1_000 : below <= 7_000 ? 2_000 : 2_500
  return { interval, min: Math.max(0, ALL_BASIS_POINTS - Math.ceil(below / interval + 0.5) * interval), max: ALL_BASIS_POINTS }
}

/** The three measures month by month, one of them emphasised. */
export const otifChart = (months: readonly OtifMonth[], front: OtifMeasure, ink: Ink): EChartsCoreOption => {
  const { base, tip, along, measure } = chartLook(ink)
  return {
    ...base,
    grid: { left: 4, right: 20, top: 12, bottom: 4, containLabel: true },
    tooltip: {
      ...tip,
      trigger: 'axis',
      formatter: ([point]: { dataIndex: number }[]) => {
        const month = point && months[point.dataIndex]
        if (!month) return ''
        const lines = otifMeasures.map((one) => `${otifLabels.measure[one]} <b>${formatShare(month.shares[one])}</b>`)
        return [monthName(month.id), ...lines].join('<br/>')
      },
    },
    xAxis: { type: 'category', ...along, data: months.map(({ id }) => monthName(id)) },
    yAxis: {
      ...measure,
      ...scaleOf(months),
      axisLabel: { ...measure.axisLabel, formatter: (share: number) => percent(share / 100) },
    },
    series: otifMeasures.map((one) => ({
      type: 'line',
      symbol: measureLooks[one].symbol,
      symbolSize: one === front ? 9 : 7,
      cursor: 'pointer',
      z: one === front ? 3 : 2,
      lineStyle: { color: ink[measureLooks[one].hue], width: one === front ? 2.5 : 1.5, type: measureLooks[one].line },
      itemStyle: { color: ink[measureLooks[one].hue] },
      data: months.map(({ shares }) => shares[one] ?? null),
    })),
  }
}
