import type { SavedView } from '@embarca/contracts/saved-view/routes.ts'
import { useState } from 'react'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'

type Props = {
  /** The view to rename; absent for a new one. */
  readonly view?: SavedView | undefined
  readonly pending: boolean
  readonly onSave: (fields: { readonly name: string; readonly shared: boolean }) => Promise<unknown>
  readonly onClose: () => void
}

/** Names the current filters as a view, and shares it. */
export const SaveView = ({ view, pending, onSave, onClose }: Props) => {
  const [name, setName] = useState(view?.name ?? '')
  const [shared, setShared] = useState(view?.shared ?? false)
  const [isSubmitted, setSubmitted] = useState(false)
  const save = async () => {
    setSubmitted(true)
    if (name.trim() && (await onSave({ name: name.trim(), shared }))) onClose()
  }
  return (
    <FormDialog
      title={view ? 'Alterar visão' : 'Salvar visão'}
      accept="Salvar"
      pending={pending}
      className="view-form"
      onSend={save}
      onClose={onClose}
    >
      <TextField
        label="Nome da visão"
        required
        autoFocus
        maxLength={60}
        value={name}
        onChange={setName}
        error={isSubmitted && !name.trim() ? 'Informe o nome da visão.' : undefined}
      />
      <Checkbox checked={shared} onChange={setShared} className="">
        Compartilhar com a empresa
      </Checkbox>
    </FormDialog>
  )
}
