import { groupCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { refreshRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'

/** A new group by its name; its members are chosen on its page. */
export const NewGroupDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const add = useCommand(groupCommands.addGroup, {
    done: async ({ id = '' }) => {
      await refreshRead(client, referenceRoutes.groups)
      await navigate({ to: '/groups/$id', params: { id } })
    },
  })
  const send = () => (name.trim() ? void add.run({ name: name.trim() }) : setError('Informe o nome do grupo.'))
  return (
    <FormDialog title="Novo grupo" accept="Criar" pending={add.pending} className="" onSend={send} onClose={onClose}>
      <TextField label="Nome" required autoFocus maxLength={200} value={name} error={error} onChange={setName} />
    </FormDialog>
  )
}
