import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useRead } from '../../base/queries.ts'
import { money } from '../../shared/load/measures.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

export type RecentLane = OutputOf<typeof referenceRoutes.recentLanes>[number]
const SHOWN = 4
/** From the first collection to the last delivery: `CD Cajamar → Loja Centro`. */
export const laneName = ({ from, to }: Pick<RecentLane, 'from' | 'to'>) => `${from} → ${to}`

type Props = {
  /** The lane whose last load is being read. */
  readonly reading: string | undefined
  readonly onChoose: (lane: RecentLane) => void
}

/** The lanes that the company launched last: one click fills in everything that repeats. */
export const RecentLanes = ({ reading, onChoose }: Props) => {
  const lanes = (useRead(referenceRoutes.recentLanes, {}).data ?? []).slice(0, SHOWN)
  if (lanes.length === 0) return null
  return (
    <fieldset className="lanes" disabled={reading !== undefined}>
      <legend>Repetir uma rota recente</legend>
      {lanes.map((lane) => (
        <PlainButton
          key={lane.loadId}
          type="button"
          className="lane"
          aria-busy={reading === lane.loadId || undefined}
          onClick={() => onChoose(lane)}
        >
          {reading === lane.loadId ? <Spinner size={14} /> : <Icon name="route" size={14} />}
          <span className="cut">{laneName(lane)}</span>
          {lane.price !== undefined && <small className="num">{money(lane.price)}</small>}
        </PlainButton>
      ))}
    </fieldset>
  )
}
