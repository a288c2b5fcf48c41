import { integer } from '@embarca/contracts/kit/numbers.ts'
import { driverGroupCommands, driverRoutes } from '@embarca/contracts/reference/driver.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { refreshRead, useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { type DrawerAddress, useRegisterAddress } from '../../shared/register/address.ts'
import type { RegisterColumn } from '../../shared/register/columns.ts'
import { NameDialog } from '../../shared/register/NameDialog.tsx'
import { RegisterPage } from '../../shared/register/RegisterPage.tsx'

type Group = { readonly id: string; readonly name: string; readonly count: number }
const columns: readonly RegisterColumn<Group>[] = [
  { id: 'name', header: 'Grupo', width: 'minmax(200px, 2fr)' },
  {
    id: 'members',
    header: 'Motoristas',
    width: 'minmax(120px, 1fr)',
    labelled: true,
    cell: ({ count }) => (count ? integer(count) : 'Nenhum'),
  },
]
const page = '/driver-groups/$id'
const texts = {
  what: 'grupos',
  empty: 'Nenhum grupo cadastrado.',
  notFound: 'Nenhum grupo encontrado.',
  count: ['grupo', 'grupos'] as const,
}

/** The groups of drivers that offers may name. */
export const DriverGroupList = () => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { address, onAddress } = useRegisterAddress<DrawerAddress>()
  const groups = useRead(driverRoutes.driverGroups, {})
  const add = useCommand(driverGroupCommands.addDriverGroup, {
    done: async ({ id = '' }) => {
      await refreshRead(client, driverRoutes.driverGroups)
      await navigate({ to: page, params: { id }, search: { side: 'out' } as never })
    },
  })
  return (
    <RegisterPage
      title="Grupos de motoristas"
      texts={texts}
      icon="users"
      query={{
        items: groups.data ?? [],
        pending: groups.isPending,
        failed: groups.isError,
        error: groups.error,
        refresh: groups.refetch,
      }}
      columns={columns}
      nameOf={({ name }) => name}
      address={{}}
      onAddress={onAddress}
      add={{
        command: driverGroupCommands.addDriverGroup,
        label: 'Novo grupo',
        link: { to: '/driver-groups', search: { adds: true } },
      }}
      edit={{ command: driverRoutes.driverGroups, link: ({ id }) => ({ to: page, params: { id } }) }}
      remove={{
        command: driverGroupCommands.removeDriverGroup,
        list: driverRoutes.driverGroups,
        named: ({ name }) => `o grupo ${name}`,
        text: () => 'Ofertas abertas continuam como estão.',
      }}
    >
      {address.adds && (
        <NameDialog
          title="Novo grupo"
          accept="Criar"
          missing="Informe o nome do grupo."
          pending={add.pending}
          onName={(name) => add.run({ name })}
          onClose={() => onAddress({})}
        />
      )}
    </RegisterPage>
  )
}
