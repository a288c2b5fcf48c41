import { dashboardLabels } from '@embarca/contracts/dashboard/labels.pt.ts'
import { dashboardRoutes, type LoadRow } from '@embarca/contracts/dashboard/routes.ts'
import type { InputOf } from '@embarca/contracts/kit/route.ts'
import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'
import { shortDateTime } from '../../base/date-times.ts'
import { usePages } from '../../base/queries.ts'
import { NOTHING } from '../../base/texts.ts'
import { formatMinutes } from '../../shared/indicators/formats.ts'
import { LookPill } from '../../shared/load/LookPill.tsx'
import { money } from '../../shared/load/measures.ts'
import { shortLook } from '../../shared/load/status-look.ts'
import { Button } from '../../ui/Button.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { Tag } from '../../ui/StatusPill.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'

/** A filter chosen above, and how to remove it. */
export type PickedFilter = { readonly label: string; readonly drop: () => void }
type Props = {
  readonly query: InputOf<typeof dashboardRoutes.loads>
  readonly picked: readonly PickedFilter[]
  readonly onOpen: (deliveryId: string) => void
}

const Line = ({ row, onOpen }: { readonly row: LoadRow; readonly onOpen: (id: string) => void }) => {
  const { deliveryId, externalId, statusCode, hiringType, launchedAt, transporterName, lane, price, saving, leadTimes } = row
  return (
    <PlainButton className="row" disabled={deliveryId === undefined} onClick={() => deliveryId && onOpen(deliveryId)}>
      <span className="cut">
        <b className="num">{externalId}</b>
        <small>{dashboardLabels.modality[hiringType]}</small>
      </span>
      <span className="num when">
        {shortDateTime(launchedAt)}
        <small>{leadTimes.WHOLE === undefined ? 'em aberto' : `entregue em ${formatMinutes(leadTimes.WHOLE)}`}</small>
      </span>
      <span className="cut">
        {transporterName ?? otifLabels.notHired}
        <small>{lane}</small>
      </span>
      <span className="outcome">
        <LookPill look={shortLook(statusCode)} />
      </span>
      <span className="num amount">
        {price === undefined ? NOTHING : money(price)}
        {saving !== undefined && (
          <small className={saving < 0 ? 'over' : ''}>{`${saving < 0 ? 'acima' : 'economia'} ${money(Math.abs(saving))}`}</small>
        )}
      </span>
    </PlainButton>
  )
}

/** The loads behind the figures above, latest first. */
export const LoadRows = ({ query, picked, onOpen }: Props) => {
  const { items, more, pending, failed, error, refresh } = usePages(dashboardRoutes.loads, query, { keep: true })
  return (
    <section className="panel loads" aria-labelledby="loads-title">
      <h2 id="loads-title">
        Cargas
        {picked.map(({ label, drop }) => (
          <Tag key={label} onRemove={drop}>
            {label}
          </Tag>
        ))}
      </h2>
      {pending ? (
        <Skeleton count={6} height={28} gap={16} />
      ) : failed && items.length === 0 ? (
        <ErrorState text="Falha ao buscar as cargas." error={error} onRetry={() => void refresh()} />
      ) : items.length === 0 ? (
        <EmptyState text="Nenhuma carga encontrada..." icon="truck" />
      ) : (
        <div className="rows">
          {items.map((row) => (
            <Line key={row.hashId} row={row} onOpen={onOpen} />
          ))}
        </div>
      )}
      {more.has && (
        <Button look="quiet" pending={more.loading} onClick={more.load}>
          Ver mais cargas
        </Button>
      )}
    </section>
  )
}
