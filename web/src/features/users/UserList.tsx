import { mayManage } from '@embarca/contracts/roles.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useShortcut } from '../../base/keyboard.ts'
import { refreshRead, useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { useSession } from '../../session/session.ts'
import { IRREVERSIBLE, useConfirm } from '../../ui/Confirm.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { InfiniteList } from '../../ui/InfiniteList.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { SearchBox } from '../../ui/TextField.tsx'
import { AccessDialog } from './AccessDialog.tsx'
import { UserRow } from './UserRow.tsx'
import { byName, matchesSearch, type UserAccount } from './user-text.ts'
import '../../ui/listing.css'
import '../../ui/register.css'
import './users.css'

type Props = {
  readonly text: string
  /** The person who is being given access. */
  readonly access: string | undefined
  readonly onSearch: (text: string) => void
  readonly onAccess: (id: string | undefined) => void
}

/** The users of this company and their roles. */
export const UserList = ({ text, access, onSearch, onAccess }: Props) => {
  const { user_id: own, roles: ownRoles } = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const users = useRead(sessionRoutes.users, {})
  const groups = useRead(sessionRoutes.shipperGroups, {}).data
  const found = useMemo(() => (users.data ?? []).filter((person) => matchesSearch(person, text)).sort(byName), [users.data, text])
  const groupNames = useMemo(() => new Map(groups?.map(({ id, name }) => [id, name])), [groups])
  const [ask, question] = useConfirm()
  const remove = useCommand(sessionRoutes.removeUser, { done: () => refreshRead(client, sessionRoutes.users) })
  useShortcut({ keys: 'n', label: 'Novo usuário', group: 'Gestão de usuários', run: () => void navigate({ to: '/user-register/new' }) })
  const confirmRemove = async ({ id, name }: UserAccount) => {
    const text = `${name} deixa de entrar agora; o que fez continua no histórico. ${IRREVERSIBLE}`
    if (await ask({ title: `Excluir ${name}?`, text, accept: 'Excluir', danger: true })) await remove.run({ id })
  }
  const invited = users.data?.find(({ id }) => id === access)
  return (
    <main className="register users">
      <div className="tools">
        <h1>Gestão de usuários</h1>
        <SearchBox placeholder="Buscar pessoas" value={text} onSubmit={onSearch} />
        <Link className="btn primary" to="/user-register/new">
          <Icon name="plus" />
          Novo usuário
        </Link>
      </div>
      <div className="listing">
        <div className="row head" aria-hidden>
          <span>Pessoa</span>
          <span>Usuário</span>
          <span>Papéis</span>
          <span>Grupos</span>
          <span>Situação</span>
          <span />
        </div>
        <QueryState
          what="usuários"
          pending={users.isPending}
          failed={users.isError}
          error={users.error}
          onRetry={users.refetch}
          empty={found.length ? undefined : text ? 'Nenhuma pessoa encontrada.' : 'Nenhum usuário cadastrado.'}
          rows={{ count: 8, height: 36 }}
        >
          <InfiniteList
            label="Usuários"
            items={found}
            keyOf={({ id }) => id}
            estimate={53}
            gap={0}
            end={found.length === 1 ? '1 pessoa' : `${found.length} pessoas`}
            render={(person) => (
              <UserRow
                person={person}
                groupNames={groupNames}
                manageable={mayManage(ownRoles, person.roles)}
                own={person.id === own}
                onAccess={() => onAccess(person.id)}
                onRemove={() => void confirmRemove(person)}
              />
            )}
          />
        </QueryState>
      </div>
      {question}
      {invited && <AccessDialog person={invited} onClose={() => onAccess(undefined)} />}
    </main>
  )
}
