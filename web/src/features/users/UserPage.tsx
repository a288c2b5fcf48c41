import { mayManage } from '@embarca/contracts/roles.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { useRead } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import { RegisterItem } from '../../shared/register/RegisterItem.tsx'
import { FormPageWaiting } from '../../ui/FormPage.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { UserForm, userTexts } from './UserForm.tsx'
import { noUser, userText } from './user-text.ts'

/** The page of a new or existing user. */
export const UserPage = ({ id }: { readonly id: string | undefined }) => {
  const { roles: ownRoles } = useSession()
  const users = useRead(sessionRoutes.users, {}, { enabled: id !== undefined })
  const known = users.data?.find((one) => one.id === id)
  if (known && !mayManage(ownRoles, known.roles)) return <EmptyState text="Você não pode mudar os dados desta pessoa." />
  return (
    <RegisterItem {...{ id, read: users, item: known, blank: noUser, textOf: userText }} {...userTexts} waiting={<FormPageWaiting />}>
      {(stored) => <UserForm id={id} stored={stored} />}
    </RegisterItem>
  )
}
