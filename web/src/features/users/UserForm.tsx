import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import type { CallFailed } from '../../base/failure.ts'
import { fieldErrors } from '../../base/field-errors.ts'
import { refreshRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { type StoredForm, useEditing } from '../../base/use-editing.ts'
import { useFormErrors } from '../../base/use-form-errors.ts'
import { issuerElsewhere } from '../../session/oidc.ts'
import { useRereadSession, useSession } from '../../session/session.ts'
import { FormPage } from '../../ui/FormPage.tsx'
import { PersonFields } from './PersonFields.tsx'
import { RightsFields } from './RightsFields.tsx'
import { changedFields, newcomerFields, type UserText, userErrors } from './user-text.ts'
import './users.css'

type Props = { readonly id?: string; readonly stored: StoredForm<UserText> }

/** Edits a person; saving returns to the list, which for a new person offers to give access. */
export const UserForm = ({ id, stored }: Props) => {
  const { user_id: own } = useSession()
  const reread = useRereadSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const elsewhere = issuerElsewhere() !== undefined
  const { text: user, start, joined, over, refreshOnConflict, change: edit } = useEditing(stored, sessionRoutes.users)
  const errors = useFormErrors(userErrors(user, { isNew: id === undefined, elsewhere }))
  const unsaved = useRef(false)
  const leave = async (access?: string) => {
    unsaved.current = false
    await refreshRead(client, sessionRoutes.users)
    await navigate({ to: '/user-register', search: access === undefined ? {} : { access } })
  }
  const failed = (failure: CallFailed) => {
    refreshOnConflict(failure)
    return errors.showServerErrors(failure.code === 'USERNAME_TAKEN' ? { username: failure.messages[0] ?? '' } : fieldErrors(failure))
  }
  const add = useCommand(sessionRoutes.addUser, {
    failed,
    done: ({ stream }) => leave(elsewhere ? undefined : stream.slice('user-'.length)),
  })
  const alter = useCommand(sessionRoutes.changeUser, { failed, done: () => Promise.all([leave(), id === own && reread()]) })
  const save = () => {
    if (!errors.validate()) return
    void (id === undefined ? add.run(newcomerFields(user)) : alter.run({ id, ...changedFields(user, start) }, over))
  }
  const change = (part: Partial<UserText>) => {
    unsaved.current = true
    errors.forget()
    edit(part)
  }
  return (
    <FormPage
      className="user-form"
      title={id === undefined ? 'Novo usuário' : 'Editar usuário'}
      list={{ to: '/user-register', title: 'Gestão de usuários' }}
      saves="Salvar usuário"
      pending={add.pending || alter.pending}
      joined={joined}
      isUnsaved={() => unsaved.current}
      lost="O que você mudou neste usuário será perdido."
      onSave={save}
    >
      <PersonFields user={user} errors={errors.shown} isNew={id === undefined} own={id === own} onChange={change} />
      {elsewhere && <p className="elsewhere">As pessoas entram pelo servidor de identidade da empresa: lá valem a senha e os papéis.</p>}
      <RightsFields roles={user.roles} operationGroupIds={user.operationGroupIds} error={errors.shown['roles']} onChange={change} />
    </FormPage>
  )
}
