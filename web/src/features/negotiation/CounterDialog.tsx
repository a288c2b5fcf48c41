import { useState } from 'react'
import type { GuardedPrice } from '../../shared/load/guarded-price.ts'
import { money } from '../../shared/load/measures.ts'
import { usePriceConfirmation } from '../../shared/load/use-price-confirmation.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { differenceOf } from './comparison.ts'
import { PriceDifference } from './PriceDifference.tsx'

type Props = {
  readonly name: string
  readonly theirs: number | undefined
  readonly reference: number | undefined
  readonly judge: (price: number | undefined) => GuardedPrice | undefined
  readonly pending: boolean
  readonly onPropose: (proposal: { readonly price: number; readonly text?: string }) => void
  readonly onClose: () => void
}

/** The shipper's counter-proposal. What was typed stays until the server accepts it. */
export const CounterDialog = ({ name, theirs, reference, judge, pending, onPropose, onClose }: Props) => {
  const [price, setPrice] = useState<number>()
  const [text, setText] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const confirmation = usePriceConfirmation(judge(price || undefined))
  const propose = () => {
    setSubmitted(true)
    if (price && confirmation.pass()) onPropose({ price, ...(text.trim() && { text: text.trim() }) })
  }
  const hints = [theirs !== undefined && `Proposta da transportadora: ${money(theirs)}`, reference && `Referência: ${money(reference)}`]
  return (
    <FormDialog
      title={`Propor um valor a ${name}`}
      width={440}
      accept="Enviar proposta"
      icon="send"
      pending={pending}
      className="accepting"
      onSend={propose}
      onClose={onClose}
    >
      <MoneyField
        label="Valor"
        required
        autoFocus
        value={price}
        onChange={setPrice}
        hint={hints.filter(Boolean).join(' · ')}
        error={isSubmitted && !price ? 'Informe um valor maior que zero.' : undefined}
      />
      {price ? (
        <p className="sum">
          <PriceDifference difference={differenceOf(price, reference)} />
        </p>
      ) : null}
      {confirmation.note}
      <TextArea label="Condições (opcional)" rows={2} maxLength={1000} value={text} onChange={setText} />
    </FormDialog>
  )
}
