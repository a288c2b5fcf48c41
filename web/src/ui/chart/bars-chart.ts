import type { EChartsCoreOption } from 'echarts/core'
import type { Ink } from './ink.ts'
import { chartLook } from './look.ts'

export type BarRow = {
  readonly label: string
  readonly value: number
  /** The value as shown in the tooltip. */
  readonly valueText: string
  readonly hue?: keyof Ink
  /** A second value marked on the bar, such as the 90th percentile or a value to compare with. */
  readonly mark?: number | undefined
}

/** Horizontal bars from zero, each aligned to a row of text; below zero they lead to the left. */
export const barsChart = (rows: readonly BarRow[], ink: Ink): EChartsCoreOption => {
  const { base, tip } = chartLook(ink)
  const most = Math.max(1, ...rows.map(({ value, mark = 0 }) => Math.max(value, mark)))
  const least = Math.min(0, ...rows.map(({ value }) => value))
  // With both directions, zero stands in the middle.
  const reach = Math.max(most, -least)
  const marks = rows.flatMap(({ mark }, index) => (mark === undefined ? [] : [[mark, index]]))
  return {
    ...base,
    grid: { left: 0, right: 6, top: 0, bottom: 0 },
    tooltip: {
      ...tip,
      trigger: 'item',
      formatter: ({ dataIndex }: { dataIndex: number }) => {
        const row = rows[dataIndex]
        return row ? `${row.label}<br/><b>${row.valueText}</b>` : ''
      },
    },
    xAxis: { type: 'value', ...(least < 0 ? { min: -reach, max: reach } : { min: 0, max: most }), show: false },
    yAxis: { type: 'category', inverse: true, show: false, data: rows.map(({ label }) => label) },
    series: [
      {
        type: 'bar',
        barWidth: 14,
        cursor: 'pointer',
        ...(least < 0 && {
          markLine: {
            silent: true,
            symbol: 'none',
            label: { show: false },
            lineStyle: { color: ink['line-strong'], type: 'solid' },
            data: [{ xAxis: 0 }],
          },
        }),
        data: rows.map(({ value, hue = 'accent' }) => ({ value, itemStyle: { color: ink[hue], borderRadius: 2 } })),
      },
      { type: 'scatter', silent: true, symbol: 'rect', symbolSize: [2, 18], itemStyle: { color: ink['ink-2'] }, data: marks },
    ],
  }
}
