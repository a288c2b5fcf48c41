import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { IRREVERSIBLE } from '../../ui/Confirm.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'

type Props = {
  readonly open: boolean
  readonly place: string
  readonly pending: boolean
  readonly onRefuse: (reason: string) => void
  readonly onClose: () => void
}

/** A refusal carries its reason; Enter in the field refuses. */
export const RefuseDialog = ({ open, place, pending, onRefuse, onClose }: Props) => {
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const missing = asked && reason.trim() === ''
  const refuse = () => {
    setAsked(true)
    if (reason.trim() !== '') onRefuse(reason.trim())
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Recusar comprovante?"
      width={460}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button look="danger" pending={pending} onClick={refuse}>
            Recusar
          </Button>
        </>
      }
    >
      <form
        className="ask-reason"
        onSubmit={(event) => {
          event.preventDefault()
          refuse()
        }}
      >
        <p>
          <b>{place}</b>
          <br />
          {IRREVERSIBLE}
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
      </form>
    </Dialog>
  )
}
