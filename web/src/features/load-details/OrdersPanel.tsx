import { cubageText, weightText } from '@embarca/contracts/kit/measures.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { useSession } from '../../session/session.ts'
import { ChangeMenu } from './changes/ChangeMenu.tsx'
import { changesOf, type RequestedChange } from './changes/change-list.ts'

type Order = NonNullable<LoadDetails['deliveries'][number]['orders']>[number]
const amountsOf = ({ weight, cubage }: Order) => [weight && weightText(weight), cubage && cubageText(cubage)].filter(Boolean).join(' · ')

/** The orders that the load was launched from, stop by stop. */
export const OrdersPanel = ({ load, onAsk }: { readonly load: LoadDetails; readonly onAsk: (change: RequestedChange) => void }) => {
  const { toggles } = useSession()
  const orders = load.deliveries.flatMap(({ orders = [], placeName }) => orders.map((order) => ({ ...order, placeName })))
  if (orders.length === 0) return null
  return (
    <section className="panel" aria-label="Pedidos">
      <h2>
        Pedidos
        <small className="num">{orders.length}</small>
        {toggles.ENABLE_LAUNCH_BY_ORDER && <ChangeMenu load={load} names={changesOf.orders} label="Alterar pedidos" onAsk={onAsk} />}
      </h2>
      <ul className="plain-list num">
        {orders.map((order) => (
          <li key={order.orderId}>
            <span>
              {order.orderCode} <small>{amountsOf(order)}</small>
            </span>
            <small className="cut" title={order.product}>
              {order.placeName}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
