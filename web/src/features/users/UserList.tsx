import { mayManage } from '@embarca/contracts/roles.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { useMemo } from 'react'
import { useRead } from '../../base/queries.ts'
import { issuerElsewhere } from '../../session/oidc.ts'
import { useSession } from '../../session/session.ts'
import { type RegisterAddress, sortingOf } from '../../shared/register/address.ts'
import { RegisterPage, type RegisterTexts } from '../../shared/register/RegisterPage.tsx'
import { IconButton } from '../../ui/Button.tsx'
import { AccessDialog } from './AccessDialog.tsx'
import { userColumns } from './user-columns.tsx'
import { inOrder, matchesSearch, type UserAccount } from './user-text.ts'

export type UsersAddress = RegisterAddress & {
  /** The person who is being given access. */
  readonly access?: string
}
type Props = { readonly address: UsersAddress; readonly onAddress: (address: UsersAddress) => void }

const texts: RegisterTexts = {
  what: 'usuários',
  search: 'Buscar pessoas',
  empty: 'Nenhum usuário cadastrado.',
  notFound: 'Nenhuma pessoa encontrada.',
  count: ['pessoa', 'pessoas'],
}

/** The users of this company and their roles. The query answers all of them, so searching and sorting happen here. */
export const UserList = ({ address, onAddress }: Props) => {
  const { user_id: own, roles } = useSession()
  const users = useRead(sessionRoutes.users, {})
  const groups = useRead(sessionRoutes.shipperGroups, {}).data
  const { access, ...page } = address
  const { text = '', sort } = page
  const found = useMemo(
    () =>
      inOrder(
        (users.data ?? []).filter((person) => matchesSearch(person, text)),
        sortingOf({ sort })[0],
      ),
    [users.data, text, sort],
  )
  const columns = useMemo(() => userColumns(own, new Map(groups?.map(({ id, name }) => [id, name]))), [own, groups])
  const manageable = (person: UserAccount) => mayManage(roles, person.roles)
  const invited = users.data?.find(({ id }) => id === access)
  return (
    <RegisterPage
      title="Gestão de usuários"
      texts={texts}
      query={{ items: found, pending: users.isPending, failed: users.isError, error: users.error, refresh: users.refetch }}
      columns={columns}
      nameOf={({ name }) => name}
      {...{ address: page, onAddress }}
      add={{ command: sessionRoutes.addUser, label: 'Novo usuário', link: { to: '/user-register/new' } }}
      edit={{ command: sessionRoutes.changeUser, link: ({ id }) => ({ to: '/user-register/new', search: { id } }), may: manageable }}
      remove={{
        command: sessionRoutes.removeUser,
        list: sessionRoutes.users,
        named: ({ name }) => name,
        text: ({ name }) => `${name} deixa de entrar agora; o que fez continua no histórico.`,
        may: (person) => manageable(person) && person.id !== own,
      }}
      actions={(person) =>
        manageable(person) &&
        person.active &&
        person.id !== own &&
        !issuerElsewhere() && (
          <IconButton icon="link" label={`Link de acesso para ${person.name}`} onClick={() => onAddress({ ...page, access: person.id })} />
        )
      }
      isOff={({ active }) => !active}
    >
      {invited && <AccessDialog person={invited} onClose={() => onAddress(page)} />}
    </RegisterPage>
  )
}
