import { mayManage } from '@embarca/contracts/roles.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { useRead } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import { FormPageWaiting } from '../../ui/FormPage.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { UserForm } from './UserForm.tsx'
import { noUser, userText } from './user-text.ts'

/** The page of a new or existing user. */
export const UserPage = ({ id }: { readonly id: string | undefined }) => {
  const { roles: ownRoles } = useSession()
  const users = useRead(sessionRoutes.users, {}, { enabled: id !== undefined })
  if (id === undefined) return <UserForm stored={{ text: noUser }} />
  if (users.isError)
    return <ErrorState text="Não foi possível carregar o usuário." error={users.error} onRetry={() => void users.refetch()} />
  if (!users.data) return <FormPageWaiting />
  const known = users.data.find((one) => one.id === id)
  if (!known) return <EmptyState text="Este usuário não existe mais." />
  return mayManage(ownRoles, known.roles) ? (
    <UserForm key={id} id={id} stored={{ text: userText(known), revision: known.revision }} />
  ) : (
    <EmptyState text="Você não pode mudar os dados desta pessoa." />
  )
}
