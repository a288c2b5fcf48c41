import { BarChart, LineChart, ScatterChart } from 'echarts/charts'
import { GridComponent, MarkLineComponent, TooltipComponent } from 'echarts/components'
import type { EChartsCoreOption } from 'echarts/core'
import * as echarts from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import EChartsCore from 'echarts-for-react/esm/core.js'

echarts.use([BarChart, LineChart, ScatterChart, GridComponent, MarkLineComponent, TooltipComponent, SVGRenderer])

export type ChartProps = {
  readonly option: EChartsCoreOption
  readonly height: number
  /** What was clicked, by its place along the axis; whoever uses this says the same with buttons beside it. */
  readonly onPick?: ((index: number) => void) | undefined
}

/** A drawing of echarts, as wide as its place; what it shows stands in words beside it, so it is hidden from readers. */
export const Chart = ({ option, height, onPick }: ChartProps) => (
  <div aria-hidden style={{ overflow: 'hidden' }}>
    <EChartsCore
      echarts={echarts}
      option={option}
      opts={{ renderer: 'svg' }}
      style={{ height }}
      notMerge
      lazyUpdate
      {...(onPick && { onEvents: { click: ({ dataIndex }: { dataIndex: number }) => onPick(dataIndex) } })}
    />
  </div>
)
