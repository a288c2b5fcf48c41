import type { RegisterColumn } from '../../shared/register/columns.ts'
import { roleNames } from '../../shared/role-labels.ts'
import { StatusPill } from '../../ui/StatusPill.tsx'
import type { UserAccount } from './user-text.ts'

/** The columns of the users of a company; `own` is the signed-in user. */
export const userColumns = (own: string, groupNames: ReadonlyMap<string, string>): readonly RegisterColumn<UserAccount>[] => [
  {
    id: 'name',
    header: 'Pessoa',
    width: 'minmax(180px, 2fr)',
    sortable: true,
    cell: ({ id, email }) => (
      <>
        {id === own && <small> · você</small>}
        <small className="cut second-line">{email}</small>
      </>
    ),
  },
  { id: 'username', header: 'Usuário', width: 'minmax(90px, 150px)', sortable: true, cell: ({ username }) => username },
  {
    id: 'roles',
    header: 'Papéis',
    width: 'minmax(140px, 2fr)',
    cell: ({ roles }) => <span className="two-lines">{roleNames(roles) || 'Nenhum'}</span>,
  },
  {
    id: 'groups',
    header: 'Grupos',
    width: 'minmax(90px, 1fr)',
    wideOnly: true,
    cell: ({ operationGroupIds }) => operationGroupIds.flatMap((group) => groupNames.get(group) ?? []).join(', '),
  },
  {
    id: 'active',
    header: 'Situação',
    width: '88px',
    sortable: true,
    cell: ({ active }) =>
      active ? (
        'Ativo'
      ) : (
        <StatusPill tone="idle" icon="ban">
          Inativo
        </StatusPill>
      ),
  },
]
