import { decimals, money } from '@embarca/contracts/kit/numbers.ts'
import { useState } from 'react'
import type { GuardedPrice } from '../../shared/load/guarded-price.ts'
import { usePriceConfirmation } from '../../shared/load/use-price-confirmation.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { differenceOf } from './comparison.ts'
import { PriceDifference } from './PriceDifference.tsx'
import type { OpenOffer } from './proposal-rows.ts'

type Props = {
  readonly name: string
  readonly offer: OpenOffer
  readonly reference: number | undefined
  readonly approvalRequired: boolean
  /** The price compared with its lane; `isLoading`: not known yet. */
  readonly guarded: GuardedPrice | undefined
  readonly isLoading: boolean
  /** For a lot: the accepted amount, in the unit that users type. */
  readonly part?: { readonly unit: string; readonly requested?: number | undefined; readonly remaining: number }
  readonly pending: boolean
  readonly onAccept: (acceptance: { readonly justification: string; readonly quota?: number }) => void
  readonly onClose: () => void
}

/** The confirmation of an acceptance: its price, an optional justification, and the button. */
export const AcceptDialog = ({ name, offer, reference, approvalRequired, guarded, isLoading, part, pending, onAccept, onClose }: Props) => {
  const [justification, setJustification] = useState('')
  const [quota, setQuota] = useState(part?.requested ?? part?.remaining)
  const wrong =
    part && (quota === undefined || !(quota > 0))
      ? 'Informe a cota.'
      : part && quota! > part.remaining
        ? 'A cota é maior que o volume restante.'
        : undefined
  const confirmation = usePriceConfirmation(guarded, { always: !isLoading })
  const accept = () =>
    !wrong && confirmation.pass() && onAccept({ justification: justification.trim(), ...(part && quota !== undefined && { quota }) })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Aceitar ${name}?`}
      width={440}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button look="primary" icon="check" pending={pending || isLoading} onClick={accept} data-first="">
            Aceitar por {money(offer.price)}
          </Button>
        </>
      }
    >
      <div className="accepting">
        <p className="sum num">
          <b>{money(offer.price)}</b>
          <PriceDifference difference={differenceOf(offer.price, reference)} />
        </p>
        {confirmation.note}
        <p>
          {approvalRequired
            ? 'A contratação seguirá para aprovação.'
            : part
              ? 'A transportadora recebe esta cota do lote.'
              : 'A transportadora será contratada e as outras serão avisadas.'}
        </p>
        {part && (
          <NumberField
            label="Cota"
            required
            suffix={part.unit}
            value={quota}
            onChange={setQuota}
            error={wrong}
            hint={`Restam ${decimals(3, 0)(part.remaining)} ${part.unit}`}
          />
        )}
        {offer.negotiationId !== undefined && (
          <TextArea label="Justificativa (opcional)" rows={2} maxLength={200} value={justification} onChange={setJustification} />
        )}
      </div>
    </Dialog>
  )
}
