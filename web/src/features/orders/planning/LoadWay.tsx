import { kilometres } from '@embarca/contracts/kit/measures.ts'
import type { Mount } from '@embarca/contracts/mount/routes.ts'
import { planningLabels } from '@embarca/contracts/planning/labels.pt.ts'
import { planningRoutes } from '@embarca/contracts/planning/routes.ts'
import { span } from '../../../base/date-times.ts'
import { useRead } from '../../../base/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState, Skeleton } from '../../../ui/states.tsx'
import { WaySketch } from './WaySketch.tsx'

const MINUTE = 60_000
type Props = {
  readonly load: Mount
  /** Takes over a shorter order of its stops. */
  readonly onReorder: (stops: readonly string[]) => void
}

/** The way through a load's stops as they are ordered, and the shorter order where there is one (C157). */
export const LoadWay = ({ load: { id, stops, vehicleType }, onReorder }: Props) => {
  const subject = { shippingOrderId: id, ...(vehicleType && { vehicleType }) }
  const kept = useRead(planningRoutes.route, { ...subject, keepOrder: true })
  const best = useRead(planningRoutes.route, subject, { enabled: stops.length > 1 })
  if (kept.isError) return <ErrorState text={planningLabels.notRouted} error={kept.error} onRetry={() => void kept.refetch()} />
  if (!kept.data) return <Skeleton count={2} height={40} />
  const { km, minutes, measured, precision } = kept.data
  const proposed = best.data?.stops.flatMap(({ kind, placeId }) => (kind === 'DELIVERY' && placeId !== undefined ? placeId : []))
  const saved = best.data ? km - best.data.km : 0
  return (
    <div className="load-way">
      <WaySketch stops={kept.data.stops} />
      <p className="num">
        {kilometres(km)} · {span(minutes * MINUTE)}{' '}
        <small>{`${planningLabels.measured[measured]}; ${planningLabels.precision[precision]}`}</small>
      </p>
      {proposed?.length === stops.length && saved >= 1 && (
        <Button icon="refresh" onClick={() => onReorder(proposed)}>
          Ordenar paradas (−{kilometres(saved)})
        </Button>
      )}
    </div>
  )
}
