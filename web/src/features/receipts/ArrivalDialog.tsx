import { parseLocal } from '@embarca/contracts/kit/local-time.ts'
import { useState } from 'react'
import { dateTimeMask } from '../../base/masks.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toMinute } from './receipt-texts.ts'
import type { ReviewReceipt } from './review.ts'

type FormProps = {
  readonly receipt: ReviewReceipt
  readonly pending: boolean
  readonly onSave: (arrival: string) => void
  readonly onClose: () => void
}

const ArrivalForm = ({ receipt, pending, onSave, onClose }: FormProps) => {
  const [typed, setTyped] = useState(toMinute(receipt.arrivalDate) ?? '')
  const expected = toMinute(receipt.shippingDestination.deliveryExpectedDate)
  const valid = typed.length === 16 && parseLocal(`${typed}:00`) !== undefined
  return (
    <form
      className="ask-reason"
      onSubmit={(event) => {
        event.preventDefault()
        if (valid) onSave(typed)
      }}
    >
      <TextField
        label="Data de chegada"
        autoFocus
        inputMode="numeric"
        value={typed}
        onChange={(text) => setTyped(dateTimeMask.show(text))}
        hint={`Prevista para ${expected}, no horário do local.`}
        error={typed !== '' && !valid ? 'Escreva a data como 24/11/2026 06:00.' : undefined}
      />
      {typed === expected && <p className="warn">A nova data é igual à prevista. Isso afeta os indicadores de prazo.</p>}
      <div className="overlay-footer">
        <Button onClick={onClose}>Cancelar</Button>
        <Button type="submit" look="primary" disabled={!valid} pending={pending}>
          Salvar
        </Button>
      </div>
    </form>
  )
}

/** Corrects the arrival time of a delivery; warns when the correction makes it punctual. */
export const ArrivalDialog = ({ open, ...form }: FormProps & { readonly open: boolean }) => (
  <Dialog open={open} onClose={form.onClose} title="Alterar a data de chegada" width={420}>
    {open && <ArrivalForm {...form} />}
  </Dialog>
)
