import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { driverGroupCommands, driverRoutes } from '@embarca/contracts/reference/driver.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { cpf, phone } from '../../base/masks.ts'
import { refreshRead, usePages, useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { useSession } from '../../session/session.ts'
import { useRegisterAddress } from '../../shared/register/address.ts'
import type { RegisterColumn } from '../../shared/register/columns.ts'
import { MembersPage } from '../../shared/register/MembersPage.tsx'
import type { MembersAddress } from '../../shared/register/members-address.ts'
import { tieText } from '../../shared/ties/tie-text.ts'

type Driver = OutputOf<typeof driverRoutes.groupDrivers>['list'][number]
const columns: readonly RegisterColumn<Driver>[] = [
  { id: 'name', header: 'Motorista', width: 'minmax(190px, 1.5fr)' },
  { id: 'document', header: 'CPF', width: '128px', cell: ({ document }) => cpf.show(document) },
  { id: 'phone', header: 'Telefone', width: '132px', cell: ({ phone: digits }) => phone.show(digits) },
  { id: 'transporter', header: 'Transportadora', width: 'minmax(150px, 1.2fr)', cell: ({ transporterName }) => transporterName },
  { id: 'tie', header: 'Vínculo', width: 'minmax(110px, 1fr)', cell: (row) => tieText(row) },
]
const texts = {
  what: 'motoristas',
  which: 'Quais motoristas',
  search: 'Buscar por nome, CPF ou telefone',
  none: 'Nenhum motorista neste grupo.',
  empty: 'Nenhum motorista neste grupo.',
  allIn: 'Todos os motoristas estão neste grupo.',
  notFound: 'Nenhum motorista encontrado.',
  count: ['motorista', 'motoristas'] as const,
}

/** The members of a group of drivers, and the drivers who may join it: who drives for two carriers stands in two rows. */
export const DriverGroupPage = () => {
  const { id = '' } = useParams({ strict: false })
  const client = useQueryClient()
  const { roles } = useSession()
  const { address } = useRegisterAddress<MembersAddress>()
  const { text, side } = address
  const groups = useRead(driverRoutes.driverGroups, {})
  const group = groups.data?.find((one) => one.id === id)
  const input = { groupId: id, bind: side !== 'out', size: 15, ...(text && { text }) }
  const members = usePages(driverRoutes.groupDrivers, input, { keep: true })
  const done = () => Promise.all([refreshRead(client, driverRoutes.groupDrivers), refreshRead(client, driverRoutes.driverGroups)])
  const joins = useCommand(driverGroupCommands.addDrivers, { done })
  const leaves = useCommand(driverGroupCommands.removeDrivers, { done })
  const renames = useCommand(driverGroupCommands.renameDriverGroup, { done })
  const may = allows(driverGroupCommands.addDrivers.may, roles)
  const rowId = ({ id: driverId, transporterId }: Driver) => `${driverId}.${transporterId}`
  const driverOf = (row: Driver) => row.id.split('.')[0] ?? ''
  return (
    <MembersPage
      group={group}
      isMissing={groups.data !== undefined && !group}
      list={{ to: '/driver-groups', title: 'Grupos de motoristas' }}
      texts={texts}
      icon="user"
      members={{ ...members, items: members.items.map((row) => ({ ...row, id: rowId(row) })) }}
      columns={columns}
      nameOf={({ name }) => name}
      name={(row) => (
        <Link to="/drivers" search={{ id: driverOf(row), transporterId: row.transporterId } as never}>
          <b>{row.name}</b>
        </Link>
      )}
      {...(may && {
        changes: {
          join: (row: Driver) => joins.run({ id, driverIds: [driverOf(row)] }),
          leave: (row: Driver) => leaves.run({ id, driverIds: [driverOf(row)] }),
        },
        rename: { pending: renames.pending, run: (name: string) => renames.run({ id, newNameGroup: name }) },
      })}
    />
  )
}
