import { Skeleton } from '../../ui/states.tsx'

/** Placeholder with the layout of a report. */
export const ReportSkeleton = () => (
  <div className="figures" role="status" aria-label="Buscando...">
    <div className="scores">
      {['gross', 'adjusted', 'carrier'].map((one) => (
        <Skeleton key={one} height={118} radius={10} />
      ))}
    </div>
    <Skeleton height={320} radius={10} />
    <Skeleton height={320} radius={10} />
  </div>
)
