import type { InputOf } from '@embarca/contracts/kit/route.ts'
import { otifMeasures } from '@embarca/contracts/otif/codes.ts'
import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'
import { type OtifRow, otifRoutes } from '@embarca/contracts/otif/routes.ts'
import { shortDateTime } from '../../base/date-times.ts'
import { usePages } from '../../base/queries.ts'
import { formatMinutes } from '../../shared/indicators/formats.ts'
import { LookPill } from '../../shared/load/LookPill.tsx'
import { Button } from '../../ui/Button.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { lossLook } from './loss-look.ts'

type Props = {
  readonly query: InputOf<typeof otifRoutes.deliveries>
  readonly all: boolean
  /** Beside a chart, and not below all of them. */
  readonly isBeside?: boolean
  readonly onAll: (all: boolean) => void
  readonly onOpen: (deliveryId: string) => void
}

const which = [
  { value: 'lost', label: 'Perdidas' },
  { value: 'all', label: 'Todas' },
] as const

const Line = ({ row, onOpen }: { readonly row: OtifRow; readonly onOpen: (id: string) => void }) => {
  const { deliveryId, externalId, expectedAt, arrivedAt, late, zone, transporterName, lane, placeName, loss, missed, restated } = row
  return (
    <PlainButton className="row" onClick={() => onOpen(deliveryId)}>
      <span className="cut">
        <b className="num">{externalId}</b>
        {restated && <span className="mark-restated">{otifLabels.restated}</span>}
      </span>
      <span className="num when">
        {shortDateTime(expectedAt, zone)}
        <small>{arrivedAt ? `chegou ${shortDateTime(arrivedAt, zone)}${late ? ` (+${formatMinutes(late)})` : ''}` : 'sem chegada'}</small>
      </span>
      <span className="cut">
        {transporterName ?? otifLabels.notHired}
        <small>{lane}</small>
      </span>
      <span className="cut place">{placeName}</span>
      <span className="outcome">
        <LookPill look={lossLook(loss)} />
        <small>
          {missed.length > 0 &&
            `perde: ${otifMeasures
              .filter((one) => missed.includes(one))
              .map((one) => otifLabels.measure[one].toLowerCase())
              .join(', ')}`}
        </small>
      </span>
    </PlainButton>
  )
}

/** The deliveries behind the figures above, latest first. */
export const Deliveries = ({ query, all, isBeside = false, onAll, onOpen }: Props) => {
  const deliveries = usePages(otifRoutes.deliveries, query, { keep: true })
  const { items, more, pending, failed, error, refresh } = deliveries
  return (
    <section className={isBeside ? 'panel deliveries half' : 'panel deliveries'} aria-labelledby="deliveries-title">
      <h2 id="deliveries-title">
        Entregas
        <SegmentedControl
          label="Quais entregas"
          options={which}
          value={all ? 'all' : 'lost'}
          onChange={(value) => onAll(value === 'all')}
        />
      </h2>
      {pending ? (
        <Skeleton count={6} height={28} gap={16} />
      ) : failed && items.length === 0 ? (
        <ErrorState text="Falha ao buscar as entregas." error={error} onRetry={() => void refresh()} />
      ) : items.length === 0 ? (
        <EmptyState text="Nenhuma entrega encontrada." icon="truck" />
      ) : (
        <div className="rows">
          {items.map((row) => (
            <Line key={row.deliveryId} row={row} onOpen={onOpen} />
          ))}
        </div>
      )}
      {more.has && (
        <Button look="quiet" pending={more.loading} onClick={more.load}>
          Ver mais entregas
        </Button>
      )}
    </section>
  )
}
