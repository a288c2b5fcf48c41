import type { EChartsCoreOption } from 'echarts/core'
import { formatCount, formatShare } from '../../shared/indicators/formats.ts'
import type { Ink } from '../../ui/chart/ink.ts'
import { chartLook } from '../../ui/chart/look.ts'

/** A group with losses, and the cumulative share of all losses up to it. */
export type ParetoBar = { readonly id: string; readonly name: string; readonly lost: number; readonly reached: number }

/** The groups by losses, most first, with the cumulative share in basis points. */
export const paretoOf = (
  groups: readonly { readonly id: string; readonly name: string; readonly lost: number }[],
): readonly ParetoBar[] => {
  const sorted = [...groups].filter(({ lost }) => lost > 0).sort((a, b) => b.lost - a.lost)
  const all = sorted.reduce((sum, { lost }) => sum + lost, 0)
  let passed = 0
  return sorted.map(({ id, name, lost }) => {
    passed += lost
    return { id, name, lost, reached: Math.round((passed * 10_000) / all) }
  })
}

/** Bars of the losses and the line of the cumulative share; each bar lines up with a row of text. */
export const paretoChart = (bars: readonly ParetoBar[], ink: Ink): EChartsCoreOption => {
  const { base, tip } = chartLook(ink)
  const most = Math.max(1, ...bars.map(({ lost }) => lost))
  const names = bars.map(({ name }) => name)
  return {
    ...base,
    grid: { left: 0, right: 6, top: 0, bottom: 0 },
    tooltip: {
      ...tip,
      trigger: 'axis',
      axisPointer: { type: 'none' },
      formatter: ([point]: { dataIndex: number }[]) => {
        const bar = point && bars[point.dataIndex]
        return bar ? `${bar.name}<br/><b>${formatCount(bar.lost)}</b> · ${formatShare(bar.reached)} acumulado` : ''
      },
    },
    xAxis: [
      { type: 'value', min: 0, max: most, show: false },
      { type: 'value', min: 0, max: 10_000, show: false },
    ],
    yAxis: { type: 'category', inverse: true, show: false, data: names },
    series: [
      {
        type: 'bar',
        barWidth: 16,
        cursor: 'pointer',
        itemStyle: { color: ink.accent, opacity: 0.45, borderRadius: 2 },
        data: bars.map(({ lost }) => lost),
      },
      {
        type: 'line',
        xAxisIndex: 1,
        silent: true,
        symbol: 'circle',
        symbolSize: 6,
        lineStyle: { color: ink.negotiation, width: 1.5 },
        itemStyle: { color: ink.negotiation },
        data: bars.map(({ reached }, index) => [reached, index]),
      },
    ],
  }
}
