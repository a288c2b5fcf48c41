import { weightText } from '@embarca/contracts/kit/measures.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { orderRoutes } from '@embarca/contracts/order/read-routes.ts'
import type { OrderView } from '@embarca/contracts/order/views.ts'
import { useState } from 'react'
import { call } from '../../../base/api.ts'
import { AutocompleteField } from '../../../ui/AutocompleteField.tsx'
import { IconButton } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { ChangeFrame } from './ChangeFrame.tsx'
import type { ChangeDialogProps } from './change-list.ts'
import { ReasonField } from './ReasonField.tsx'
import { missingError, useChange } from './use-change.ts'

const FOUND = 12
const detailOf = ({ remaining, delivery }: OrderView) =>
  [delivery?.name, delivery?.city, weightText(remaining.weight)].filter(Boolean).join(' · ')

/** Orders that wait for a load join this one, until its collect. */
export const AddOrdersDialog = (changing: ChangeDialogProps) => {
  const { load, onClose } = changing
  const [chosen, setChosen] = useState<readonly OrderView[]>([])
  const { isSubmitted, pending, save } = useChange(loadRoutes.addOrders, changing)
  const search = async (text: string) => {
    const { list } = await call(orderRoutes.search, { text, status: ['UNBIND'], size: FOUND })
    return list.filter(({ id }) => !chosen.some((one) => one.id === id))
  }
  return (
    <ChangeFrame
      title="Adicionar pedidos"
      about={load.externalId}
      pending={pending}
      onClose={onClose}
      onSave={() => save(chosen.length ? { id: load.hashId, orderIds: chosen.map(({ id }) => id) } : undefined)}
    >
      <AutocompleteField<OrderView>
        label="Pedido"
        required
        placeholder="Código, nota ou cliente"
        value={undefined}
        onChange={(order) => order && setChosen((before) => [...before, order])}
        search={search}
        keyOf={({ id }) => id}
        labelOf={({ code }) => code}
        detailOf={detailOf}
        error={chosen.length ? undefined : missingError(isSubmitted, undefined, 'Escolha ao menos um pedido.')}
      />
      <ul className="order-list" aria-label="Pedidos escolhidos">
        {chosen.map((order) => (
          <li key={order.id}>
            <span className="cut">
              {order.code}
              <small>{detailOf(order)}</small>
            </span>
            <IconButton
              icon="times"
              label={`Não adicionar ${order.code}`}
              onClick={() => setChosen((before) => before.filter(({ id }) => id !== order.id))}
            />
          </li>
        ))}
      </ul>
    </ChangeFrame>
  )
}

/** Orders leave the load and are free again; at least one stays. */
export const RemoveOrdersDialog = (changing: ChangeDialogProps) => {
  const { load, onClose } = changing
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [reason, setReason] = useState('')
  const { isSubmitted, pending, save } = useChange(loadRoutes.removeOrders, changing)
  const orders = load.deliveries.flatMap(({ orders: here = [], placeName }) => here.map((order) => ({ ...order, placeName })))
  const toggle = (id: string) => setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  const isComplete = chosen.size > 0 && chosen.size < orders.length && reason.trim()
  const fault = !isSubmitted
    ? undefined
    : chosen.size === 0
      ? 'Escolha ao menos um pedido.'
      : chosen.size === orders.length
        ? 'Ao menos um pedido fica na carga.'
        : undefined
  return (
    <ChangeFrame
      title="Remover pedidos"
      about="Os pedidos removidos voltam a ficar disponíveis, com as notas fiscais deles."
      pending={pending}
      onClose={onClose}
      onSave={() => save(isComplete ? { id: load.hashId, orderIds: [...chosen], reason: reason.trim() } : undefined)}
    >
      <Field label="Pedidos da carga" required error={fault}>
        {({ labelId }) => (
          <ul className="order-list" aria-labelledby={labelId}>
            {orders.map(({ orderId, orderCode, placeName }) => (
              <li key={orderId}>
                <Checkbox checked={chosen.has(orderId)} onChange={() => toggle(orderId)}>
                  {orderCode} <small>{placeName}</small>
                </Checkbox>
              </li>
            ))}
          </ul>
        )}
      </Field>
      <ReasonField value={reason} onChange={setReason} isSubmitted={isSubmitted} />
    </ChangeFrame>
  )
}
