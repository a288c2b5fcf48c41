import { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { useRead } from '../../base/queries.ts'
import { roleNames } from '../../shared/role-labels.ts'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import type { CarrierTabProps } from './carrier-tab.ts'

/** The carrier's people who sign in; they manage each other. */
export const CarrierUsers = ({ carrier: { id } }: CarrierTabProps) => {
  const users = useRead(carrierRoutes.users, { id })
  if (users.isError)
    return <ErrorState text="Não foi possível carregar os usuários." error={users.error} onRetry={() => void users.refetch()} />
  if (!users.data) return <Skeleton count={4} height={28} gap={12} />
  if (users.data.length === 0) return <EmptyState text="A transportadora ainda não tem usuários." icon="users" />
  return (
    <div className="scroll">
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">Pessoa</th>
            <th scope="col">E-mail</th>
            <th scope="col">Papel</th>
            <th scope="col">Situação</th>
          </tr>
        </thead>
        <tbody>
          {users.data.map(({ id: userId, name, email, roles, active }) => (
            <tr key={userId}>
              <td>{name}</td>
              <td data-label="E-mail">{email}</td>
              <td data-label="Papel">{roleNames(roles)}</td>
              <td data-label="Situação">{active ? 'Ativo' : 'Inativo'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
