import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { useState } from 'react'
import { DateTimeField } from '../../../ui/DateTimeField.tsx'
import { ChangeFrame } from './ChangeFrame.tsx'
import type { ChangeDialogProps } from './change-list.ts'
import { destinationOf, originOf } from './stops.ts'
import { missingError, useChange } from './use-change.ts'

type OfStop = ChangeDialogProps & { readonly stopId: string }
const at = ({ name, city, state }: { name: string; city: string; state: string }) => `${name}, ${city} · ${state}`

export const CollectDateDialog = ({ stopId, ...changing }: OfStop) => {
  const { load, onClose } = changing
  const origin = originOf(load.terms, stopId)
  const [date, setDate] = useState(origin?.collectDate)
  const { isSubmitted, pending, save } = useChange(loadRoutes.changeCollectDate, changing)
  if (!origin) return null
  return (
    <ChangeFrame
      title="Data da coleta"
      about={at(origin.place)}
      pending={pending}
      onClose={onClose}
      onSave={() => save(date ? { id: load.hashId, originId: stopId, collectDate: formatLocal(date, origin.place.zone) } : undefined)}
    >
      <DateTimeField
        label="Coleta"
        required
        value={date}
        zone={origin.place.zone}
        onChange={setDate}
        error={missingError(isSubmitted, date)}
      />
    </ChangeFrame>
  )
}

export const CollectWindowDialog = ({ stopId, ...changing }: OfStop) => {
  const { load, onClose } = changing
  const origin = originOf(load.terms, stopId)
  const [from, setFrom] = useState(origin?.initCollectExpectedDate)
  const [to, setTo] = useState(origin?.collectDate)
  const { isSubmitted, pending, save } = useChange(loadRoutes.changeCollectWindow, changing)
  if (!origin) return null
  const wrong = from && to && from >= to ? 'O início deve vir antes do limite.' : undefined
  return (
    <ChangeFrame
      title="Janela da coleta"
      about={at(origin.place)}
      pending={pending}
      onClose={onClose}
      onSave={() =>
        save(from && to && !wrong ? { id: load.hashId, originId: stopId, initCollectDate: from, limitCollectDate: to } : undefined)
      }
    >
      <DateTimeField
        label="A partir de"
        required
        value={from}
        zone={origin.place.zone}
        onChange={setFrom}
        error={missingError(isSubmitted, from) ?? (isSubmitted ? wrong : undefined)}
      />
      <DateTimeField label="Até" required value={to} zone={origin.place.zone} onChange={setTo} error={missingError(isSubmitted, to)} />
    </ChangeFrame>
  )
}

export const DeliveryDateDialog = ({ stopId, ...changing }: OfStop) => {
  const { load, onClose } = changing
  const destination = destinationOf(load.terms, stopId)
  const [date, setDate] = useState(destination?.deliveryDate)
  const { isSubmitted, pending, save } = useChange(loadRoutes.changeDeliveryDate, changing)
  if (!destination) return null
  return (
    <ChangeFrame
      title="Data da entrega"
      about={at(destination.place)}
      pending={pending}
      onClose={onClose}
      onSave={() =>
        save(date ? { id: load.hashId, destinationId: stopId, deliveryDate: formatLocal(date, destination.place.zone) } : undefined)
      }
    >
      <DateTimeField
        label="Entrega"
        required
        value={date}
        zone={destination.place.zone}
        onChange={setDate}
        error={missingError(isSubmitted, date)}
      />
    </ChangeFrame>
  )
}
