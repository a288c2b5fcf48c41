import { orderServed } from '@embarca/contracts/order/served-routes.ts'
import { shortDateTime } from '../../base/date-times.ts'
import { useRead } from '../../base/queries.ts'
import { keepCurrencyTogether } from '../../shared/load/measures.ts'
import { QueryState } from '../../ui/QueryState.tsx'
import { Timeline } from '../../ui/Timeline.tsx'

/** What happened to an order, latest first, with the file and line that said so. */
export const OrderHistory = ({ id }: { readonly id: string }) => {
  const { data: lines, isPending, error, refetch } = useRead(orderServed.history, { id }, { live: true })
  return (
    <section className="order-history" aria-labelledby="order-history-title">
      <h3 id="order-history-title">O que aconteceu</h3>
      <QueryState
        what="o histórico"
        icon="history"
        pending={isPending}
        failed={Boolean(error)}
        error={error}
        onRetry={refetch}
        empty={undefined}
      >
        <Timeline
          label="O que aconteceu com o pedido"
          items={(lines ?? []).map(({ id: event, occurredAt, label, detail, who, role }) => ({
            id: event,
            at: occurredAt,
            when: shortDateTime(occurredAt),
            title: label,
            ...(detail !== undefined && { detail: keepCurrencyTogether(detail) }),
            by: role ? `${who}, ${role.toLowerCase()}` : who,
          }))}
        />
      </QueryState>
    </section>
  )
}
