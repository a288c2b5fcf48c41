import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { Attachment } from './AttachmentRow.tsx'

type Props = {
  readonly file: Attachment
  readonly pending: boolean
  readonly onName: (name: string) => unknown
  readonly onClose: () => void
}

/** Another name for the same file. */
export const RenameDialog = ({ file, pending, onName, onClose }: Props) => {
  const [name, setName] = useState(file.name)
  const [asked, setAsked] = useState(false)
  const save = () => {
    setAsked(true)
    if (name.trim()) void onName(name.trim())
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Renomear anexo"
      width={420}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button look="primary" pending={pending} onClick={save}>
            Salvar
          </Button>
        </>
      }
    >
      <form
        className="asking"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label="Nome"
          required
          autoFocus
          maxLength={200}
          value={name}
          onChange={setName}
          error={asked && !name.trim() ? 'Informe o nome do arquivo.' : undefined}
        />
      </form>
    </Dialog>
  )
}
