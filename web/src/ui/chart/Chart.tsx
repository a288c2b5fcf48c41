// Not PrimeReact's Chart, which draws with Chart.js: ours are drawn by ECharts.
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
  /** Called with the index of the clicked item; the caller must offer the same choice as buttons. */
  readonly onPick?: ((index: number) => void) | undefined
}

/** An ECharts drawing as wide as its container. It is hidden from screen readers: the caller shows the same content as text. */
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
