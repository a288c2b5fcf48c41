import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import { useState } from 'react'
import { IRREVERSIBLE } from '../../ui/Confirm.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { REVERSIBLE } from './receipt-texts.ts'

type Props = {
  readonly open: boolean
  readonly place: string
  readonly pending: boolean
  readonly reversible: boolean
  readonly onRefuse: (reason: string) => void
  readonly onClose: () => void
}

/** A refusal requires a reason; Enter in the field submits it. */
export const RefuseDialog = ({ open, place, reversible, pending, onRefuse, onClose }: Props) => {
  const [reason, setReason] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const missing = isSubmitted && reason.trim() === ''
  const refuse = () => {
    setSubmitted(true)
    if (reason.trim() !== '') onRefuse(reason.trim())
  }
  return (
    <FormDialog
      open={open}
      title="Recusar comprovante?"
      width={460}
      accept="Recusar"
      danger
      pending={pending}
      className="ask-reason"
      onSend={refuse}
      onClose={onClose}
    >
      <p>
        <b>{place}</b>
        <br />
        {reversible ? REVERSIBLE : IRREVERSIBLE}
      </p>
      <TextField
        label="Motivo da recusa"
        required
        maxLength={200}
        autoFocus
        value={reason}
        onChange={setReason}
        error={missing ? receiptLabels.refusal.REFUSAL_REASON_MISSING : undefined}
      />
    </FormDialog>
  )
}
