import { lazyModule, useLazyModule } from '../../base/lazy-module.ts'
import { Skeleton } from '../states.tsx'
import type { ChartProps } from './Chart.tsx'

const chart = lazyModule(() => import('./Chart.tsx'))

/** A chart loaded on demand: its library is larger than the rest of the screen. */
export const LazyChart = (props: ChartProps) => {
  const code = useLazyModule(chart)
  return code ? <code.Chart {...props} /> : <Skeleton height={props.height} radius={8} />
}
