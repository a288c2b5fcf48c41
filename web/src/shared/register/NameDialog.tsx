import { useState } from 'react'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'

type Props = {
  readonly title: string
  readonly accept: string
  readonly before?: string
  readonly missing: string
  readonly pending: boolean
  readonly onName: (name: string) => unknown
  readonly onClose: () => void
}

/** Asks for the name of a new thing, or another one of a stored. */
export const NameDialog = ({ title, accept, before = '', missing, pending, onName, onClose }: Props) => {
  const [name, setName] = useState(before)
  const [error, setError] = useState<string>()
  const send = () => (name.trim() ? void onName(name.trim()) : setError(missing))
  return (
    <FormDialog title={title} accept={accept} pending={pending} className="" onSend={send} onClose={onClose}>
      <TextField label="Nome" required autoFocus maxLength={200} value={name} error={error} onChange={setName} />
    </FormDialog>
  )
}
