import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { useState } from 'react'
import { TextArea, TextField } from '../../../ui/TextField.tsx'
import { ChangeFrame } from './ChangeFrame.tsx'
import type { ChangeDialogProps } from './change-list.ts'
import { destinationOf, originOf } from './stops.ts'
import { missingError, useChange } from './use-change.ts'

type OfStop = ChangeDialogProps & { readonly stopId: string }

export const OriginNoteDialog = ({ stopId, ...changing }: OfStop) => {
  const { load, onClose } = changing
  const origin = originOf(load.terms, stopId)
  const [observation, setObservation] = useState(origin?.observation ?? '')
  const { pending, save } = useChange(loadRoutes.observeOrigin, changing)
  return (
    <ChangeFrame
      title="Observação da coleta"
      about={origin?.place.name ?? ''}
      pending={pending}
      onClose={onClose}
      onSave={() => save({ id: load.hashId, originId: stopId, observation })}
    >
      <TextArea label="Observação" autoFocus maxLength={4000} value={observation} onChange={setObservation} />
    </ChangeFrame>
  )
}

export const DestinationNoteDialog = ({ stopId, ...changing }: OfStop) => {
  const { load, onClose } = changing
  const destination = destinationOf(load.terms, stopId)
  const [observation, setObservation] = useState(destination?.observation ?? '')
  const { pending, save } = useChange(loadRoutes.observeDestination, changing)
  return (
    <ChangeFrame
      title="Observação da entrega"
      about={destination?.place.name ?? ''}
      pending={pending}
      onClose={onClose}
      onSave={() => save({ id: load.hashId, destinationId: stopId, observation })}
    >
      <TextArea label="Observação" autoFocus maxLength={4000} value={observation} onChange={setObservation} />
    </ChangeFrame>
  )
}

/** The customer's number for the order of a destination; the NF-es themselves are added in their drawer. */
export const NfCodeDialog = ({ stopId, ...changing }: OfStop) => {
  const { load, onClose } = changing
  const destination = destinationOf(load.terms, stopId)
  const [nfCode, setNfCode] = useState(destination?.nfCode ?? '')
  const { isSubmitted, pending, save } = useChange(loadRoutes.changeNfCode, changing)
  if (!destination) return null
  return (
    <ChangeFrame
      title="Nota fiscal da entrega"
      about={`${destination.place.name} · pedido ${destination.orderCode}`}
      pending={pending}
      onClose={onClose}
      onSave={() => save(nfCode ? { id: load.hashId, orderCode: destination.orderCode, nfCode } : undefined)}
    >
      <TextField
        label="Número ou chave da NF-e"
        required
        autoFocus
        maxLength={44}
        inputMode="numeric"
        value={nfCode}
        onChange={(typed) => setNfCode(typed.replace(/\D/g, ''))}
        error={missingError(isSubmitted, nfCode)}
      />
    </ChangeFrame>
  )
}
