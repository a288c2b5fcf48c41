import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import type { StoredForm } from '../../base/use-editing.ts'
import { issuerElsewhere } from '../../session/oidc.ts'
import { useRereadSession, useSession } from '../../session/session.ts'
import { RegisterForm } from '../../shared/register/RegisterForm.tsx'
import { formTexts } from '../../shared/register/texts.ts'
import { PersonFields } from './PersonFields.tsx'
import { RightsFields } from './RightsFields.tsx'
import { changedFields, newcomerFields, type UserText, userErrors } from './user-text.ts'
import './users.css'

type Props = { readonly id: string | undefined; readonly stored: StoredForm<UserText> }

export const userTexts = formTexts('usuário')

/** Edits a person; saving returns to the list, which for a new person offers to give access. */
export const UserForm = ({ id, stored }: Props) => {
  const { user_id: own } = useSession()
  const reread = useRereadSession()
  const elsewhere = issuerElsewhere() !== undefined
  const isNew = id === undefined
  return (
    <RegisterForm
      className="user-form"
      {...{ id, stored }}
      texts={userTexts}
      form={{
        add: sessionRoutes.addUser,
        change: sessionRoutes.changeUser,
        query: sessionRoutes.users,
        errors: (user) => userErrors(user, { isNew, elsewhere }),
        input: (user, start) => (start ? changedFields(user, start) : newcomerFields(user)),
        refusedAt: { USERNAME_TAKEN: 'username' },
      }}
      list={{ to: '/user-register', title: 'Gestão de usuários' }}
      afterSaving={(access) => (isNew && !elsewhere ? { access } : {})}
      onSaved={() => id === own && reread()}
    >
      {(form) => (
        <>
          <PersonFields form={form} own={id === own} />
          {elsewhere && (
            <p className="elsewhere">As pessoas entram pelo servidor de identidade da empresa: lá valem a senha e os papéis.</p>
          )}
          <RightsFields
            roles={form.text.roles}
            operationGroupIds={form.text.operationGroupIds}
            error={form.errors['roles']}
            onChange={form.change}
          />
        </>
      )}
    </RegisterForm>
  )
}
