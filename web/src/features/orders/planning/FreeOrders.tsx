import { cubageText, weightText } from '@embarca/contracts/kit/measures.ts'
import type { OrderView } from '@embarca/contracts/order/views.ts'
import { shortDateTime } from '../../../base/date-times.ts'
import { Button } from '../../../ui/Button.tsx'
import { InfiniteList } from '../../../ui/InfiniteList.tsx'
import { QueryState } from '../../../ui/QueryState.tsx'
import { RowCheckbox } from '../../../ui/RowCheckbox.tsx'
import { sumsOf, sumsText } from '../order-sums.ts'
import { useDrop } from './use-drop.ts'
import type { Planning } from './use-planning.ts'

const FreeOrder = ({ order, planning }: { readonly order: OrderView; readonly planning: Planning }) => {
  const { id, code, collect, delivery, deliveryDate, remaining } = order
  return (
    <article
      className="free-order"
      aria-label={code}
      draggable
      onDragStart={() => planning.setCarried(planning.carriedWith(order))}
      onDragEnd={() => planning.setCarried(undefined)}
    >
      <RowCheckbox label={`Selecionar ${code}`} checked={planning.isTicked(id)} onChange={() => planning.toggle(id)} />
      <div>
        <b className="num">{code}</b>
        <span className="cut">
          {collect?.city ?? 'sem coleta'} → {delivery ? `${delivery.name}, ${delivery.city} – ${delivery.state}` : 'sem entrega'}
        </span>
      </div>
      <small className="num">
        {weightText(remaining.weight)}
        {remaining.cubage > 0 && ` · ${cubageText(remaining.cubage)}`}
        {deliveryDate && <span>até {shortDateTime(deliveryDate, delivery?.zone)}</span>}
      </small>
    </article>
  )
}

/** The orders that are in no load yet; one of a load dropped here is free again. */
export const FreeOrders = ({ planning, isEmpty }: { readonly planning: Planning; readonly isEmpty: boolean }) => {
  const { orders, chosen, carried, move, free, pending } = planning
  const { isOver, handlers } = useDrop(carried?.from !== undefined, () => carried && void free(carried))
  const { length } = orders.items
  return (
    <section className={isOver ? 'free-orders over' : 'free-orders'} aria-labelledby="free-orders-title" {...handlers}>
      <header>
        <h2 id="free-orders-title">Pedidos disponíveis</h2>
        {chosen.length > 0 && <span className="num">{sumsText(sumsOf(chosen))}</span>}
        <Button
          icon="plus"
          disabled={chosen.length === 0}
          pending={pending}
          onClick={() => void move({ orderIds: chosen.map(({ id }) => id) }, 'new')}
        >
          {chosen.length > 0 ? `Formar carga (${chosen.length})` : 'Formar carga'}
        </Button>
      </header>
      <QueryState
        what="pedidos"
        icon="file"
        pending={orders.pending}
        failed={orders.failed && length === 0}
        error={orders.error}
        onRetry={orders.refresh}
        empty={length ? undefined : isEmpty ? 'Todos os pedidos estão em cargas.' : 'Nenhum pedido disponível com estes filtros.'}
      >
        <InfiniteList
          label="Lista de pedidos disponíveis"
          items={orders.items}
          keyOf={({ id }) => id}
          estimate={58}
          more={orders.more}
          end={length === 1 ? '1 pedido' : `${length} pedidos`}
          render={(order) => <FreeOrder order={order} planning={planning} />}
        />
      </QueryState>
    </section>
  )
}
