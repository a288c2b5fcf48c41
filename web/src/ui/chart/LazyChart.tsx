import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazily.ts'
import { Skeleton } from '../states.tsx'
import type { ChartProps } from './Chart.tsx'

const Chart = lazyPart(() => import('./Chart.tsx'), 'Chart')

/** A chart that comes when it is needed: its library is larger than the rest of the screen. */
export const LazyChart = (props: ChartProps) => (
  <Suspense fallback={<Skeleton height={props.height} radius={8} />}>
    <Chart {...props} />
  </Suspense>
)
