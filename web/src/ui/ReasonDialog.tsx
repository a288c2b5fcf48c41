import { useState } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { TextField } from './TextField.tsx'

type Props = {
  readonly open: boolean
  readonly title: string
  readonly text: string
  readonly label: string
  readonly accept: string
  readonly danger?: boolean
  /** Said when nothing was typed. */
  readonly missing?: string
  readonly pending: boolean
  readonly onSay: (reason: string) => void
  readonly onClose: () => void
}

/** Something that needs a reason; Enter in its field sends it. */
export const ReasonDialog = ({
  open,
  title,
  text,
  label,
  accept,
  danger = false,
  missing = 'Informe o motivo.',
  pending,
  onSay,
  onClose,
}: Props) => {
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
        className="reason-form"
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
          error={asked && !reason.trim() ? missing : undefined}
        />
      </form>
    </Dialog>
  )
}
