import { lazy, Suspense } from 'react'
import { Skeleton } from '../states.tsx'
import type { ChartProps } from './Chart.tsx'

const Chart = lazy(() => import('./Chart.tsx').then((module) => ({ default: module.Chart })))

/** A chart that comes when it is needed: its library is larger than the rest of the screen. */
export const LazyChart = (props: ChartProps) => (
  <Suspense fallback={<Skeleton height={props.height} radius={8} />}>
    <Chart {...props} />
  </Suspense>
)
