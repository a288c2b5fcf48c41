import { integer } from '@embarca/contracts/kit/numbers.ts'
import { groupCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { refreshRead, usePages } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { pageInput, useRegisterAddress } from '../../shared/register/address.ts'
import type { RegisterColumn } from '../../shared/register/columns.ts'
import { NameDialog } from '../../shared/register/NameDialog.tsx'
import { RegisterPage } from '../../shared/register/RegisterPage.tsx'
import { listTexts } from '../../shared/register/texts.ts'

type Group = { readonly id: string; readonly name: string; readonly transporterIds: readonly string[] }
type Address = { readonly text?: string; readonly adds?: true }
const columns: readonly RegisterColumn<Group>[] = [
  { id: 'name', header: 'Grupo', width: 'minmax(200px, 2fr)' },
  {
    id: 'members',
    header: 'Transportadoras',
    width: 'minmax(120px, 1fr)',
    labelled: true,
    cell: ({ transporterIds: { length } }) => (length ? integer(length) : 'Nenhuma'),
  },
]
const page = '/groups/$id'

/** The groups of carriers that offers may name. */
export const GroupList = () => {
  const { address, onAddress } = useRegisterAddress<Address>()
  const { adds, ...list } = address
  const client = useQueryClient()
  const navigate = useNavigate()
  const add = useCommand(groupCommands.addGroup, {
    done: async ({ id = '' }) => {
      await refreshRead(client, referenceRoutes.groups)
      await navigate({ to: page, params: { id } })
    },
  })
  return (
    <RegisterPage
      title="Grupos de transporte"
      texts={listTexts('grupo', 'grupos')}
      icon="users"
      query={usePages(referenceRoutes.groups, pageInput(list, 50), { keep: true })}
      columns={columns}
      nameOf={({ name }) => name}
      address={list}
      onAddress={onAddress}
      add={{ command: groupCommands.addGroup, label: 'Novo grupo', link: { to: '/groups', search: { ...list, adds: true } } }}
      edit={{ command: groupCommands.changeGroup, link: ({ id }) => ({ to: page, params: { id } }) }}
      remove={{
        command: groupCommands.removeGroup,
        list: referenceRoutes.groups,
        named: ({ name }) => `o grupo ${name}`,
        text: () => 'Ofertas abertas continuam como estão.',
      }}
    >
      {adds && (
        <NameDialog
          title="Novo grupo"
          accept="Criar"
          missing="Informe o nome do grupo."
          pending={add.pending}
          onName={(name) => add.run({ name })}
          onClose={() => onAddress(list)}
        />
      )}
    </RegisterPage>
  )
}
