import { integer } from '@embarca/contracts/kit/numbers.ts'
import { groupCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { usePages } from '../../base/queries.ts'
import { pageInput, useRegisterAddress } from '../../shared/register/address.ts'
import type { RegisterColumn } from '../../shared/register/columns.ts'
import { RegisterPage } from '../../shared/register/RegisterPage.tsx'
import { listTexts } from '../../shared/register/texts.ts'
import { NewGroupDialog } from './NewGroupDialog.tsx'

type Group = { readonly id: string; readonly name: string; readonly transporterIds: readonly string[] }
type Address = { readonly text?: string; readonly adds?: true }
const columns: readonly RegisterColumn<Group>[] = [
  { id: 'name', header: 'Grupo', width: 'minmax(200px, 2fr)' },
  {
    id: 'members',
    header: 'Transportadoras',
    width: 'minmax(120px, 1fr)',
    cell: ({ transporterIds: { length } }) => (length ? integer(length) : 'Nenhuma'),
  },
]
const page = '/groups/$id'

/** The groups of carriers that offers may name. */
export const GroupList = () => {
  const { address, onAddress } = useRegisterAddress<Address>()
  const { adds, ...list } = address
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
      {adds && <NewGroupDialog onClose={() => onAddress(list)} />}
    </RegisterPage>
  )
}
