import { columnOf } from '@embarca/contracts/load/codes.ts'
import { nextDelivery } from '@embarca/contracts/load/stops.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { ago, shortDateTime, span } from '../../base/date-times.ts'
import { type EstimateLook, estimateLook } from '../../shared/load/estimate-look.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { ChangeMenu } from './changes/ChangeMenu.tsx'
import { changesOf, type RequestedChange } from './changes/change-list.ts'
import { RouteSketch } from './RouteSketch.tsx'
import { StopEstimate } from './StopEstimate.tsx'

type Row = {
  readonly key: string
  /** Defined once the load is launched. */
  readonly stopId: string | undefined
  readonly end: boolean
  readonly reached: boolean
  readonly name: string
  readonly place: string
  readonly at: string
  readonly note?: string
  readonly late: boolean
  /** Of the next delivery. */
  readonly estimate?: EstimateLook
}

const rowsOf = (load: LoadDetails, now: number): readonly Row[] => {
  const moving = columnOf(load.statusCode) === 'IN_PROGRESS'
  const origins = load.origins.map((stop, i): Row => {
    const late = moving && !stop.reached && Date.parse(stop.date) < now
    return {
      key: `o${i}`,
      stopId: load.terms?.origins[i]?.originId,
      end: false,
      reached: stop.reached,
      name: stop.name,
      place: `${stop.city}, ${stop.state}`,
      at: shortDateTime(stop.date),
      late,
      ...(late && { note: `há ${span(now - Date.parse(stop.date))}` }),
    }
  })
  const destinations = load.destinations.map((stop, i): Row => {
    const arrivedAt = load.deliveries[i]?.arrivedAt
    const delay = (arrivedAt ? Date.parse(arrivedAt) : now) - Date.parse(stop.date)
    const estimate = stop === nextDelivery(load.destinations) ? estimateLook(load, stop.date, now) : undefined
    const late = delay > 0 && (arrivedAt !== undefined || (moving && !stop.reached))
    return {
      key: `d${i}`,
      stopId: load.terms?.destinations[i]?.destinationId,
      end: true,
      reached: stop.reached,
      name: stop.name,
      place: `${stop.city}, ${stop.state}`,
      at: shortDateTime(arrivedAt ?? stop.date),
      late,
      ...(estimate && { estimate }),
      ...(arrivedAt ? { note: late ? `${span(delay)} depois` : 'no prazo' } : late && { note: `há ${span(delay)}` }),
    }
  })
  return [...origins, ...destinations]
}

const imagesOf = ({ deliveries }: LoadDetails) => deliveries.reduce((sum, { images }) => sum + images, 0)

/** The stops of the route and the last known position. */
export const RoutePanel = ({
  load,
  now,
  onReceipts,
  onAsk,
}: {
  readonly load: LoadDetails
  readonly now: number
  readonly onReceipts: () => void
  readonly onAsk: (change: RequestedChange) => void
}) => (
  <section className="panel" aria-label="Trajeto">
    <h2>
      Trajeto
      {load.lastPosition && columnOf(load.statusCode) === 'IN_PROGRESS' && <small>posição {ago(load.lastPosition.at, now)}</small>}
      <ChangeMenu load={load} names={changesOf.route} label="Alterar trajeto" onAsk={onAsk} />
    </h2>
    {load.terms && <RouteSketch terms={load.terms} position={load.lastPosition} statusCode={load.statusCode} />}
    <ol className="stops">
      {rowsOf(load, now).map((row) => (
        <li key={row.key}>
          <i className={`pt${row.end ? ' end' : ''}${row.reached ? ' reached' : ''}`} />
          <span>
            {row.name}
            <small>
              {row.place}
              <span className="hidden-text">
                {row.end ? ', entrega' : ', coleta'}
                {row.reached ? ' feita' : ' por fazer'}
              </span>
            </small>
          </span>
          <span className={row.late ? 'num when late' : 'num when'}>
            {row.at}
            {row.note && <small>{row.note}</small>}
          </span>
          {row.stopId && (
            <ChangeMenu
              load={load}
              names={row.end ? changesOf.destination : changesOf.origin}
              label={`Alterar ${row.end ? 'entrega' : 'coleta'} em ${row.name}`}
              stopId={row.stopId}
              onAsk={onAsk}
            />
          )}
          {row.estimate && <StopEstimate look={row.estimate} />}
        </li>
      ))}
    </ol>
    {imagesOf(load) > 0 && (
      <PlainButton className="see" onClick={onReceipts}>
        {imagesOf(load) === 1 ? '1 imagem de comprovante' : `${imagesOf(load)} imagens de comprovante`}
      </PlainButton>
    )}
  </section>
)
