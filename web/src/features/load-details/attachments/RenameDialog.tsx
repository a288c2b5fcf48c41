import { useState } from 'react'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { LoadAttachment } from './AttachmentRow.tsx'

type Props = {
  readonly file: LoadAttachment
  readonly pending: boolean
  readonly onName: (name: string) => unknown
  readonly onClose: () => void
}

/** Renames a file. */
export const RenameDialog = ({ file, pending, onName, onClose }: Props) => {
  const [name, setName] = useState(file.name)
  const [isSubmitted, setSubmitted] = useState(false)
  const save = () => {
    setSubmitted(true)
    if (name.trim()) void onName(name.trim())
  }
  return (
    <FormDialog title="Renomear anexo" width={420} accept="Salvar" pending={pending} className="asking" onSend={save} onClose={onClose}>
      <TextField
        label="Nome"
        required
        autoFocus
        maxLength={200}
        value={name}
        onChange={setName}
        error={isSubmitted && !name.trim() ? 'Informe o nome do arquivo.' : undefined}
      />
    </FormDialog>
  )
}
