import type { EChartsCoreOption } from 'echarts/core'
import { formatCount } from '../../shared/indicators/formats.ts'
import type { Ink } from '../../ui/chart/ink.ts'
import { chartLook } from '../../ui/chart/look.ts'

/** One step between all deliveries and what is left. */
export type WaterfallStep = {
  readonly key: string
  readonly label: string
  readonly from: number
  readonly to: number
  readonly kind: 'whole' | 'loss' | 'rest'
  /** The delivery misses only the gross measure. */
  readonly isExcused?: boolean
}

/** The steps: all deliveries, the losses by reason, and the rest. */
export const waterfallSteps = (
  total: number,
  losses: readonly { readonly key: string; readonly label: string; readonly deliveries: number; readonly isExcused: boolean }[],
  rest: string,
): readonly WaterfallStep[] => {
  let left = total
  const steps = losses.map(({ key, label, deliveries, isExcused }): WaterfallStep => {
    const to = left
    left -= deliveries
    return { key, label, from: left, to, kind: 'loss', isExcused }
  })
  return [
    { key: 'whole', label: 'Entregas', from: 0, to: total, kind: 'whole' },
    ...steps,
    { key: 'rest', label: rest, from: 0, to: left, kind: 'rest' },
  ]
}

/** Where the axis begins: shortly below what is left, so that the losses fill the chart. Whole hundredths of the losses' sum. */
export const axisStart = (falls: readonly WaterfallStep[]): number => {
  const left = falls.at(-1)?.to ?? 0
  const lost = (falls[0]?.to ?? 0) - left
  return lost === 0 ? 0 : Math.max(0, Math.floor(left - lost * 0.15))
}

/** Pixels. The height of a row of text, one for each step of the chart. */
export const ROW = 34

/** The steps as bars, each aligned to its row of text. */
export const waterfallChart = (falls: readonly WaterfallStep[], chosen: string | undefined, ink: Ink): EChartsCoreOption => {
  const { base, tip } = chartLook(ink)
  const hueOf = ({ kind, isExcused }: WaterfallStep) =>
    kind === 'whole' ? ink['ink-3'] : kind === 'rest' ? ink.done : isExcused ? ink.negotiation : ink.danger
  const start = axisStart(falls)
  const most = Math.max(1, ...falls.map(({ to }) => to))
  return {
    ...base,
    grid: { left: 0, right: 0, top: 0, bottom: 0 },
    tooltip: {
      ...tip,
      trigger: 'item',
      formatter: ({ dataIndex }: { dataIndex: number }) => {
        const fall = falls[dataIndex]
        return fall ? `${fall.label}<br/><b>${formatCount(fall.to - fall.from)}</b>` : ''
      },
    },
    xAxis: { type: 'value', min: start, max: most, show: false },
    yAxis: { type: 'category', inverse: true, show: false, data: falls.map(({ label }) => label) },
    series: [
      {
        type: 'bar',
        stack: 'fall',
        silent: true,
        itemStyle: { color: 'transparent' },
        data: falls.map(({ from }) => Math.max(from, start)),
      },
      {
        type: 'bar',
        stack: 'fall',
        barWidth: 16,
        cursor: 'pointer',
        data: falls.map((fall) => ({
          value: fall.to - Math.max(fall.from, start),
          itemStyle: {
            color: hueOf(fall),
            borderRadius: 2,
            opacity: chosen !== undefined && fall.kind === 'loss' && fall.key !== chosen ? 0.35 : fall.kind === 'whole' ? 0.45 : 1,
          },
        })),
      },
    ],
  }
}
