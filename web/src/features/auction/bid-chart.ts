import { DEFAULT_ZONE, formatLocal } from '@embarca/contracts/kit/local-time.ts'
import type { EChartsCoreOption } from 'echarts/core'
import { money } from '../../shared/load/measures.ts'
import type { Ink } from '../../ui/chart/ink.ts'
import { chartLook } from '../../ui/chart/look.ts'
import { type BidStep, biddersOf } from './bid-steps.ts'

const symbols = ['circle', 'rect', 'triangle', 'diamond'] as const
const hues = ['progress', 'negotiation', 'confirm', 'done', 'accent', 'idle'] as const
const letterOf = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : `${letterOf(Math.floor(index / 26) - 1)}${letterOf(index % 26)}`

/** The look of a bidder: colour, shape and a letter, so that bidders are told apart without colour, however many there are. */
export const lookOf = (index: number) => ({
  hue: hues[index % hues.length]!,
  letter: letterOf(index),
  symbol: symbols[Math.floor(index / hues.length + index) % symbols.length]!,
})

const SHORT = 10 * 60_000
const clock = (ms: number, length = 0) => formatLocal(new Date(ms).toISOString(), DEFAULT_ZONE).slice(11, length < SHORT ? 19 : 16)

type Drawn = {
  readonly steps: readonly BidStep[]
  /** How many of the bids are drawn; the axes always fit all of them, so that they do not jump during a replay. */
  readonly shown: number
  readonly initial?: number | undefined
  readonly reference?: number | undefined
  /** The end of the auction, in milliseconds since the epoch. */
  readonly ends?: number | undefined
  readonly ink: Ink
}

/** The price as it fell, step by step, with the bidder of each step. */
export const bidChart = ({ steps, shown, initial, reference, ends, ink }: Drawn): EChartsCoreOption => {
  const past = steps.slice(0, shown)
  const bidders = biddersOf(steps)
  const prices = [...steps.map(({ price }) => price), ...(initial === undefined ? [] : [initial])]
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const padding = Math.max((high - low) * 0.12, high * 0.004)
  const first = steps[0]?.at ?? 0
  const last = Math.max(steps.at(-1)?.at ?? 0, ends ?? 0)
  const reached = shown < steps.length ? past.at(-1)?.at : last
  const leading = past.filter(({ leads }) => leads)
  const best = leading.map(({ at, price }) => [at, price])
  const tail = leading.at(-1)
  if (tail && reached !== undefined && reached > tail.at) best.push([reached, tail.price])
  const { small, base, tip, along, measure } = chartLook(ink)
  const line = (value: number, name: string) => ({
    yAxis: value,
    name,
    label: { ...small, formatter: name, position: 'insideStartTop' as const },
  })
  const marks = [
    ...(initial === undefined ? [] : [line(initial, 'lance inicial')]),
    ...(reference !== undefined && reference > low - padding && reference < high + padding && reference !== initial
      ? [line(reference, 'referência')]
      : []),
  ]
  return {
    ...base,
    grid: { left: 8, right: 16, top: 16, bottom: 4, containLabel: true },
    tooltip: {
      ...tip,
      trigger: 'item',
      formatter: ({ data }: { data: { name?: string; value: [number, number] } }) =>
        data.name ? `${data.name}<br/><b>${money(data.value[1])}</b> · ${clock(data.value[0])}` : '',
    },
    xAxis: {
      type: 'time',
      min: first - (last - first) * 0.03,
      max: last,
      splitNumber: 4,
      ...along,
      axisLabel: { ...along.axisLabel, formatter: (ms: number) => clock(ms, last - first) },
    },
    yAxis: {
      ...measure,
      min: Math.floor((low - padding) / 100) * 100,
      max: Math.ceil((high + padding) / 100) * 100,
      axisLabel: { ...small, showMinLabel: false, showMaxLabel: false, formatter: (cents: number) => money(cents).replace(/,\d\d$/, '') },
    },
    series: [
      {
        type: 'line',
        step: 'end',
        data: best,
        showSymbol: false,
        silent: true,
        z: 2,
        lineStyle: { color: ink['ink-2'], width: 2 },
        areaStyle: { color: ink['ink-3'], opacity: 0.08 },
        markLine: { silent: true, symbol: 'none', lineStyle: { color: ink['line-strong'], type: 'dashed' }, data: marks },
      },
      ...bidders.map(({ id, name }, index) => {
        const { hue, symbol, letter } = lookOf(index)
        return {
          type: 'scatter',
          z: 3,
          symbol,
          symbolSize: 10,
          // Below the step: the line comes from above.
          label: { ...small, show: true, position: 'bottom', distance: 3, formatter: letter },
          itemStyle: { color: ink[hue], borderColor: ink.surface, borderWidth: 1.5 },
          data: past.filter(({ bidderId }) => bidderId === id).map(({ at, price }) => ({ name, value: [at, price] })),
        }
      }),
    ],
  }
}
