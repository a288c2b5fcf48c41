import type { EChartsCoreOption } from 'echarts/core'
import { amount } from '../../lib/indicators/words.ts'
import type { Ink } from '../../ui/chart/ink.ts'
import { chartLook } from '../../ui/chart/look.ts'

/** One step from all deliveries down to what is left. */
export type Fall = {
  readonly key: string
  readonly label: string
  readonly from: number
  readonly to: number
  readonly kind: 'whole' | 'loss' | 'rest'
}

/** The steps: the whole, what each reason takes away, and the rest. */
export const fallsOf = (
  whole: number,
  losses: readonly { readonly key: string; readonly label: string; readonly deliveries: number }[],
  rest: string,
): readonly Fall[] => {
  let left = whole
  const steps = losses.map(({ key, label, deliveries }): Fall => {
    const to = left
    left -= deliveries
    return { key, label, from: left, to, kind: 'loss' }
  })
  return [
    { key: 'whole', label: 'Entregas', from: 0, to: whole, kind: 'whole' },
    ...steps,
    { key: 'rest', label: rest, from: 0, to: left, kind: 'rest' },
  ]
}

/** Rows of this height stand beside the drawing, one for each step. */
export const ROW = 34

/** The steps as bars, each in the row of its words. */
export const waterfallChart = (falls: readonly Fall[], chosen: string | undefined, ink: Ink): EChartsCoreOption => {
  const { base, tip } = chartLook(ink)
  const hue = { whole: ink['ink-3'], loss: ink.danger, rest: ink.done }
  const most = Math.max(1, ...falls.map(({ to }) => to))
  return {
    ...base,
    grid: { left: 0, right: 0, top: 0, bottom: 0 },
    tooltip: {
      ...tip,
      trigger: 'item',
      formatter: ({ dataIndex }: { dataIndex: number }) => {
        const fall = falls[dataIndex]
        return fall ? `${fall.label}<br/><b>${amount(fall.to - fall.from)}</b>` : ''
      },
    },
    xAxis: { type: 'value', min: 0, max: most, show: false },
    yAxis: { type: 'category', inverse: true, show: false, data: falls.map(({ label }) => label) },
    series: [
      { type: 'bar', stack: 'fall', silent: true, itemStyle: { color: 'transparent' }, data: falls.map(({ from }) => from) },
      {
        type: 'bar',
        stack: 'fall',
        barWidth: 16,
        cursor: 'pointer',
        data: falls.map(({ key, from, to, kind }) => ({
          value: to - from,
          itemStyle: {
            color: hue[kind],
            borderRadius: 2,
            opacity: chosen !== undefined && kind === 'loss' && key !== chosen ? 0.35 : kind === 'whole' ? 0.45 : 1,
          },
        })),
      },
    ],
  }
}
