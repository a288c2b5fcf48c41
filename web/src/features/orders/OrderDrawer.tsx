import { cubageText, weightText } from '@embarca/contracts/kit/measures.ts'
import { integer, money } from '@embarca/contracts/kit/numbers.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { Amounts } from '@embarca/contracts/order/amounts.ts'
import { sourceTexts } from '@embarca/contracts/order/labels.pt.ts'
import { orderRoutes } from '@embarca/contracts/order/read-routes.ts'
import { orderCommands } from '@embarca/contracts/order/routes.ts'
import { orderServed } from '@embarca/contracts/order/served-routes.ts'
import type { OrderView } from '@embarca/contracts/order/views.ts'
import { planningLabels } from '@embarca/contracts/planning/labels.pt.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { fullDateTime } from '../../base/date-times.ts'
import { refreshRead, useRead } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { DataLink } from '../../ui/DataLink.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { Tag } from '../../ui/StatusPill.tsx'
import { EditOrderDialog } from './EditOrderDialog.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderPill } from './OrderPill.tsx'
import { useLiveOrders } from './use-live-orders.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'

const Row = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

type Place = NonNullable<OrderView['delivery']>
const Address = ({ place }: { readonly place: Place }) => {
  const street = [place.street, place.number, place.district].filter(Boolean).join(', ')
  return (
    <>
      {place.name}
      <small className="second-line">
        {[street, `${place.city} – ${place.state}`].filter(Boolean).join(' · ')}
        {place.precision !== 'PINNED' && ` · ${planningLabels.precision[place.precision]}`}
      </small>
    </>
  )
}

/** An amount in total, and what is withdrawn and left where some is. */
const Amount = ({ order, field, text }: { order: OrderView; field: keyof Amounts; text: (value: number) => string }) => (
  <>
    <span className="num">{text(order.total[field])}</span>
    {order.withdrawn[field] > 0 && (
      <small className="second-line num">
        {text(order.withdrawn[field])} retirado · {text(order.remaining[field])} restante
      </small>
    )}
  </>
)

const OrderFields = ({ order }: { readonly order: OrderView }) => {
  const { collect, delivery, contact, notes, tags, portions } = order
  return (
    <dl className="order-fields">
      <Row label="Situação">
        <OrderPill status={order.status} /> {order.blocked}
      </Row>
      {order.externalId && (
        <Row label="Carga">
          {order.loadId ? <DataLink to={`/loads/${order.loadId}/details`}>{order.externalId}</DataLink> : order.externalId}
        </Row>
      )}
      {collect && (
        <Row label="Coleta">
          <Address place={collect} />
          {order.collectDate && <span className="num">{fullDateTime(order.collectDate, collect.zone)}</span>}
        </Row>
      )}
      {delivery && (
        <Row label="Entrega">
          <Address place={delivery} />
          {order.deliveryDate && <span className="num">{fullDateTime(order.deliveryDate, delivery.zone)}</span>}
          {order.deliveryFrom && order.deliveryTo && ` das ${order.deliveryFrom} às ${order.deliveryTo}`}
        </Row>
      )}
      {contact && <Row label="Contato">{[contact.name, contact.phone, contact.email].filter(Boolean).join(' · ')}</Row>}
      <Row label="Frete">{loadLabels.freightType[order.freightType]}</Row>
      {order.product && <Row label="Produto">{[order.product, order.unit].filter(Boolean).join(' · ')}</Row>}
      <Row label="Peso">
        <Amount order={order} field="weight" text={weightText} />
      </Row>
      {order.total.cubage > 0 && (
        <Row label="Cubagem">
          <Amount order={order} field="cubage" text={cubageText} />
        </Row>
      )}
      {order.total.quantity > 0 && (
        <Row label="Quantidade">
          <Amount order={order} field="quantity" text={integer} />
        </Row>
      )}
      {order.total.value > 0 && (
        <Row label="Valor">
          <Amount order={order} field="value" text={money} />
        </Row>
      )}
      {portions.length > 0 && (
        <Row label="Partes retiradas">
          {portions.map(({ id, code, amounts }) => (
            <DataLink key={id} to={`/orders?order=${id}`} className="second-line">
              {code} · {weightText(amounts.weight)}
            </DataLink>
          ))}
        </Row>
      )}
      {notes.length > 0 && (
        <Row label="Notas fiscais">
          {notes.map(({ nfeKey, series, number, value }) => (
            <span key={`${nfeKey} ${series} ${number}`} className="second-line num">
              {[number && `${number}${series ? `/${series}` : ''}`, value !== undefined && money(value), nfeKey]
                .filter(Boolean)
                .join(' · ')}
            </span>
          ))}
        </Row>
      )}
      {tags.length > 0 && (
        <Row label="Tags">
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Row>
      )}
      {order.priority && <Row label="Prioridade">Sim</Row>}
      {order.observation && <Row label="Observação">{order.observation}</Row>}
      <Row label="Origem">
        {sourceTexts(order.source).join(', ')} em {fullDateTime(order.createdAt)}
      </Row>
    </dl>
  )
}

type Props = { readonly id: string; readonly onDone: () => unknown; readonly onClose: () => void }

/** One order, with what may be done with it. */
export const OrderDrawer = ({ id, onDone, onClose }: Props) => {
  const { roles } = useSession()
  const { data: order, isPending, error, refetch } = useRead(orderRoutes.order, { id })
  useLiveOrders({ orders: refetch })
  const [asking, setAsking] = useState<'edit' | 'withdraw'>()
  const client = useQueryClient()
  const done = () => {
    setAsking(undefined)
    return Promise.all([refetch(), refreshRead(client, orderServed.history, { id }), onDone()])
  }
  const mayChange = allows(orderCommands.change.may, roles) && order && !['DELIVERED', 'SPLIT', 'REMOVED'].includes(order.status)
  return (
    <Drawer
      open
      width={600}
      title={order?.code ?? 'Pedido'}
      onClose={onClose}
      footer={
        mayChange && (
          <>
            {order.status === 'UNBIND' && <Button onClick={() => setAsking('withdraw')}>Retirar parte</Button>}
            <Button look="primary" icon="pencil" onClick={() => setAsking('edit')}>
              Alterar
            </Button>
          </>
        )
      }
    >
      <QueryState what="o pedido" icon="file" pending={isPending} failed={Boolean(error)} error={error} onRetry={refetch} empty={undefined}>
        {order && (
          <>
            <OrderFields order={order} />
            <OrderHistory id={id} />
          </>
        )}
      </QueryState>
      {order && asking === 'edit' && <EditOrderDialog order={order} onDone={done} onClose={() => setAsking(undefined)} />}
      {order && asking === 'withdraw' && <WithdrawDialog order={order} onDone={done} onClose={() => setAsking(undefined)} />}
    </Drawer>
  )
}
