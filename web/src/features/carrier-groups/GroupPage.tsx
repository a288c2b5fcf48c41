import { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { groupCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { cnpj } from '../../base/masks.ts'
import { refreshRead, usePages, useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { useSession } from '../../session/session.ts'
import { useRegisterAddress } from '../../shared/register/address.ts'
import type { RegisterColumn } from '../../shared/register/columns.ts'
import { MembersPage } from '../../shared/register/MembersPage.tsx'
import type { MembersAddress } from '../../shared/register/members-address.ts'

type Carrier = { readonly id: string; readonly name: string; readonly document: string; readonly city?: string; readonly state?: string }
const ROWS = 50
const columns: readonly RegisterColumn<Carrier>[] = [
  { id: 'name', header: 'Transportadora', width: 'minmax(200px, 2fr)' },
  { id: 'document', header: 'CNPJ', width: '170px', cell: ({ document }) => cnpj.show(document) },
  { id: 'city', header: 'Cidade', width: 'minmax(120px, 1fr)', cell: ({ city, state }) => [city, state].filter(Boolean).join(', ') },
]
const texts = {
  what: 'transportadoras',
  which: 'Quais transportadoras',
  search: 'Buscar transportadoras',
  none: 'Nenhuma transportadora neste grupo.',
  empty: 'Nenhuma transportadora neste grupo.',
  allIn: 'Todas as transportadoras estão neste grupo.',
  notFound: 'Nenhuma transportadora encontrada.',
  count: ['transportadora', 'transportadoras'] as const,
}

/** The members of a group of carriers, and the carriers that may join it. */
export const GroupPage = () => {
  const { id = '' } = useParams({ strict: false })
  const client = useQueryClient()
  const { roles } = useSession()
  const { address } = useRegisterAddress<MembersAddress>()
  const { text, side } = address
  const groups = useRead(referenceRoutes.groups, { size: 100 })
  const group = groups.data?.list.find((one) => one.id === id)
  const members = usePages(carrierRoutes.members, { id, bind: side !== 'out', size: ROWS, ...(text && { text }) }, { keep: true })
  const done = () => Promise.all([refreshRead(client, carrierRoutes.members), refreshRead(client, referenceRoutes.groups)])
  const joins = useCommand(groupCommands.addMembers, { done })
  const leaves = useCommand(groupCommands.removeMembers, { done })
  const renames = useCommand(groupCommands.changeGroup, { done })
  const may = allows(groupCommands.addMembers.may, roles)
  return (
    <MembersPage<Carrier>
      group={group}
      isMissing={groups.data?.hasMore === false && !group}
      list={{ to: '/groups', title: 'Grupos de transporte' }}
      texts={texts}
      icon="truck"
      members={members}
      columns={columns}
      nameOf={({ name }) => name}
      name={(row) => (
        <Link to="/transporters/$transporterId" params={{ transporterId: row.id }}>
          <b>{row.name}</b>
        </Link>
      )}
      {...(may && {
        changes: {
          join: (row: Carrier) => joins.run({ id, transporterIds: [row.id] }),
          leave: (row: Carrier) => leaves.run({ id, transporterIds: [row.id] }),
        },
        rename: { pending: renames.pending, run: (name: string) => renames.run({ id, name }) },
      })}
    />
  )
}
