import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { useState } from 'react'
import { IconButton } from '../../../ui/Button.tsx'
import { ChangeFrame } from './ChangeFrame.tsx'
import type { ChangeDialogProps } from './change-list.ts'
import { useChange } from './use-change.ts'

const moved = <T,>(list: readonly T[], at: number, by: -1 | 1): T[] => {
  const next = [...list]
  const [one] = next.splice(at, 1)
  next.splice(at + by, 0, one!)
  return next
}

/** The order of the deliveries. */
export const OrderDialog = (changing: ChangeDialogProps) => {
  const { load, onClose } = changing
  const [stops, setStops] = useState(load.terms?.destinations ?? [])
  const { pending, save } = useChange(loadRoutes.reorderDeliveries, changing)
  return (
    <ChangeFrame
      title="Ordem das entregas"
      about="A primeira da lista é entregue primeiro."
      pending={pending}
      onClose={onClose}
      onSave={() => save({ id: load.hashId, destinationIds: stops.map(({ destinationId }) => destinationId) })}
    >
      <ol className="order-list">
        {stops.map(({ destinationId, place, orderCode }, at) => (
          <li key={destinationId}>
            <span className="num">{at + 1}</span>
            <span className="cut">
              {place.name}
              <small>
                {place.city}, {place.state} · {orderCode}
              </small>
            </span>
            <IconButton icon="up" label={`${place.name} antes`} disabled={at === 0} onClick={() => setStops(moved(stops, at, -1))} />
            <IconButton
              icon="down"
              label={`${place.name} depois`}
              disabled={at === stops.length - 1}
              onClick={() => setStops(moved(stops, at, 1))}
            />
          </li>
        ))}
      </ol>
    </ChangeFrame>
  )
}
