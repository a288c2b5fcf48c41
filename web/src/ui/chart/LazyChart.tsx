import type { EChartsCoreOption } from 'echarts/core'
import { lazy, Suspense } from 'react'
import { Skeleton } from '../states.tsx'

const Chart = lazy(() => import('./Chart.tsx').then((module) => ({ default: module.Chart })))

/** A chart that comes when it is needed: its library is larger than the rest of the screen. */
export const LazyChart = ({ option, height }: { readonly option: EChartsCoreOption; readonly height: number }) => (
  <Suspense fallback={<Skeleton height={height} radius={8} />}>
    <Chart option={option} height={height} />
  </Suspense>
)
