import { deliveryRoutes } from '@embarca/contracts/delivery/routes.ts'
import { isCallFailed } from '../../base/failure.ts'
import { useChannel } from '../../base/live.ts'
import { usePages } from '../../base/queries.ts'
import { useNow } from '../../base/use-now.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { DeliveryRow } from './DeliveryRow.tsx'
import { GroupFrame } from './GroupFrame.tsx'
import { statusCountsOf } from './status-counts.ts'

type Props = { readonly hashId: string; readonly deliveryId: string }

/** The deliveries of a group: the withdrawals of a lot, latest first; otherwise the delivery alone. */
export const GroupedPage = ({ hashId, deliveryId }: Props) => {
  const now = useNow()
  const deliveries = usePages(deliveryRoutes.grouped, { id: deliveryId, size: 50 })
  const { items, more } = deliveries
  useChannel('shipper', ({ type, id }) => {
    if (type === 'resync' || items.some((one) => one.hashId === id)) void deliveries.refresh()
  })
  const missing = isCallFailed(deliveries.error) && deliveries.error.status === 404
  return (
    <GroupFrame
      hashId={hashId}
      title="Entregas agrupadas"
      count={items.length === 0 ? '' : items.length === 1 ? '1 entrega' : `${items.length}${more.has ? '+' : ''} entregas`}
      statusCounts={statusCountsOf(items)}
    >
      {deliveries.pending ? (
        <Skeleton count={6} height={52} gap={8} radius={8} />
      ) : missing ? (
        <EmptyState text="Não encontrado." icon="search" />
      ) : deliveries.failed ? (
        <ErrorState text="Falha ao carregar cargas." error={deliveries.error} onRetry={() => void deliveries.refresh()} />
      ) : items.length === 0 ? (
        <EmptyState text="Não possui cargas no momento..." icon="truck" />
      ) : (
        <ul className="group-rows" aria-label="Entregas">
          {items.map((card) => (
            <DeliveryRow key={card.deliveryId} card={card} now={now} here={card.deliveryId === deliveryId} />
          ))}
        </ul>
      )}
      {more.has && (
        <Button look="quiet" pending={more.loading} onClick={more.load}>
          Ver mais antigas
        </Button>
      )}
    </GroupFrame>
  )
}
