import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'

type Props = {
  readonly open: boolean
  readonly title: string
  readonly text: string
  readonly label: string
  readonly accept: string
  readonly danger: boolean
  readonly pending: boolean
  readonly onSay: (reason: string) => void
  readonly onClose: () => void
}

/** Something that needs a reason; Enter in its field sends it. */
export const ReasonDialog = ({ open, title, text, label, accept, danger, pending, onSay, onClose }: Props) => {
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const say = () => {
    setAsked(true)
    if (reason.trim()) onSay(reason.trim())
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      width={460}
      footer={
        <>
          <Button onClick={onClose}>Voltar</Button>
          <Button look={danger ? 'danger' : 'primary'} pending={pending} onClick={say}>
            {accept}
          </Button>
        </>
      }
    >
      <form
        className="asking"
        onSubmit={(event) => {
          event.preventDefault()
          say()
        }}
      >
        <p>{text}</p>
        <TextField
          label={label}
          required
          autoFocus
          maxLength={200}
          value={reason}
          onChange={setReason}
          error={asked && !reason.trim() ? loadLabels.refusal.REASON_MISSING : undefined}
        />
      </form>
    </Dialog>
  )
}
