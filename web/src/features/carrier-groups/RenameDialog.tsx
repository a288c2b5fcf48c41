import { groupCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'

type Props = { readonly group: { readonly id: string; readonly name: string }; readonly onClose: () => void }

/** Renames a group of carriers. */
export const RenameDialog = ({ group: { id, name: before }, onClose }: Props) => {
  const client = useQueryClient()
  const [name, setName] = useState(before)
  const [error, setError] = useState<string>()
  const rename = useCommand(groupCommands.changeGroup, {
    done: async () => {
      await refreshRead(client, referenceRoutes.groups)
      onClose()
    },
  })
  const send = () => (name.trim() ? void rename.run({ id, name: name.trim() }) : setError('Informe o nome do grupo.'))
  return (
    <FormDialog title="Renomear grupo" accept="Salvar" pending={rename.pending} className="" onSend={send} onClose={onClose}>
      <TextField label="Nome" required autoFocus maxLength={200} value={name} error={error} onChange={setName} />
    </FormDialog>
  )
}
