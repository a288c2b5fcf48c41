import { useState } from 'react'
import { FormDialog } from './FormDialog.tsx'
import { TextField } from './TextField.tsx'

type Props = {
  readonly open: boolean
  readonly title: string
  readonly text: string
  readonly label: string
  readonly accept: string
  readonly danger?: boolean
  /** The error for an empty reason. */
  readonly missing?: string
  readonly pending: boolean
  readonly onReason: (reason: string) => void
  readonly onClose: () => void
}

/** Asks for a reason; Enter in its field submits it. */
export const ReasonDialog = ({
  open,
  title,
  text,
  label,
  accept,
  danger = false,
  missing = 'Informe o motivo.',
  pending,
  onReason,
  onClose,
}: Props) => {
  const [reason, setReason] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const submit = () => {
    setSubmitted(true)
    if (reason.trim()) onReason(reason.trim())
  }
  return (
    <FormDialog
      open={open}
      title={title}
      width={460}
      accept={accept}
      danger={danger}
      dismiss="Voltar"
      pending={pending}
      className="reason-form"
      onSend={submit}
      onClose={onClose}
    >
      <p>{text}</p>
      <TextField
        label={label}
        required
        autoFocus
        maxLength={200}
        value={reason}
        onChange={setReason}
        error={isSubmitted && !reason.trim() ? missing : undefined}
      />
    </FormDialog>
  )
}
