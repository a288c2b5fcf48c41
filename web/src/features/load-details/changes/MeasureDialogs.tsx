import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { useState } from 'react'
import { NumberField } from '../../../ui/NumberField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { ChangeFrame } from './ChangeFrame.tsx'
import type { ChangeDialogProps } from './change-list.ts'
import { missingError, useChange } from './use-change.ts'

export const DistanceDialog = (changing: ChangeDialogProps) => {
  const { load, onClose } = changing
  const [freightDistance, setDistance] = useState(load.terms?.freightDistance)
  const { isSubmitted, pending, save } = useChange(loadRoutes.changeDistance, changing)
  const valid = freightDistance !== undefined && freightDistance >= 0
  return (
    <ChangeFrame
      title="Alterar distância"
      about="Só de ida, da primeira coleta à última entrega."
      pending={pending}
      onClose={onClose}
      onSave={() => save(valid ? { id: load.hashId, freightDistance } : undefined)}
    >
      <NumberField
        label="Distância"
        required
        autoFocus
        suffix="km"
        value={freightDistance}
        onChange={setDistance}
        error={missingError(isSubmitted, freightDistance)}
      />
    </ChangeFrame>
  )
}

export const WeightDialog = (changing: ChangeDialogProps) => {
  const { load, onClose } = changing
  const [weight, setWeight] = useState(load.weight)
  const { isSubmitted, pending, save } = useChange(loadRoutes.changeWeight, changing)
  const valid = weight !== undefined && weight > 0
  return (
    <ChangeFrame
      title="Alterar peso"
      about="Da carga inteira, como foi pesada."
      pending={pending}
      onClose={onClose}
      onSave={() => save(valid ? { id: load.hashId, weight: weight.toFixed(3).replace(/\.?0+$/, '') } : undefined)}
    >
      <NumberField
        label="Peso"
        required
        autoFocus
        suffix="kg"
        decimals={3}
        value={weight}
        onChange={setWeight}
        error={missingError(isSubmitted, valid ? weight : undefined)}
      />
    </ChangeFrame>
  )
}

export const RenameDialog = (changing: ChangeDialogProps) => {
  const { load, onClose } = changing
  const [externalId, setExternalId] = useState(load.externalId)
  const { isSubmitted, pending, save } = useChange(loadRoutes.rename, changing)
  return (
    <ChangeFrame
      title="Alterar código"
      about="O código é único entre as cargas da empresa."
      pending={pending}
      onClose={onClose}
      onSave={() => save(externalId.trim() ? { id: load.hashId, externalId: externalId.trim() } : undefined)}
    >
      <TextField
        label="Código da carga"
        required
        autoFocus
        maxLength={40}
        value={externalId}
        onChange={(typed) => setExternalId(typed.toUpperCase())}
        error={missingError(isSubmitted, externalId.trim())}
      />
    </ChangeFrame>
  )
}

type OfAmount = ChangeDialogProps & {
  readonly route: typeof loadRoutes.changeAmountMinimum | typeof loadRoutes.changeAmountMaximum
  readonly title: string
  readonly field: 'amountMinimum' | 'amountMaximum'
}

/** Changes the amount of one withdrawal of a lot, in kilograms. */
const AmountDialog = ({ route, title, field, ...changing }: OfAmount) => {
  const { load, onClose } = changing
  const [amount, setAmount] = useState(load.terms?.lot?.[field])
  const { isSubmitted, pending, save } = useChange(route, changing)
  const valid = amount !== undefined && amount > 0
  return (
    <ChangeFrame
      title={title}
      about="De cada retirada do lote."
      pending={pending}
      onClose={onClose}
      onSave={() => save(valid ? { id: load.hashId, amount } : undefined)}
    >
      <NumberField
        label="Quantidade"
        required
        autoFocus
        suffix="kg"
        value={amount}
        onChange={setAmount}
        error={missingError(isSubmitted, valid ? amount : undefined)}
      />
    </ChangeFrame>
  )
}
export const MinimumDialog = (changing: ChangeDialogProps) => (
  <AmountDialog {...changing} route={loadRoutes.changeAmountMinimum} title="Alterar retirada mínima" field="amountMinimum" />
)
export const MaximumDialog = (changing: ChangeDialogProps) => (
  <AmountDialog {...changing} route={loadRoutes.changeAmountMaximum} title="Alterar retirada máxima" field="amountMaximum" />
)
