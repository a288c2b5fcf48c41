import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { issuerElsewhere } from '../../app/session/oidc.ts'
import { useRereadSession, useSession } from '../../app/session/session.ts'
import { useCommand } from '../../lib/command.ts'
import type { CallFailed } from '../../lib/failure.ts'
import { fieldErrors } from '../../lib/field-errors.ts'
import { useShortcut } from '../../lib/keyboard.ts'
import { refreshRead } from '../../lib/pages.ts'
import { useErrors } from '../../lib/use-errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LeaveConfirm } from '../../ui/LeaveConfirm.tsx'
import { PersonFields } from './PersonFields.tsx'
import { RightsFields } from './RightsFields.tsx'
import { changedFields, newcomerFields, type UserText, userErrors } from './user-text.ts'
import '../../ui/form-grid.css'
import '../../ui/form-page.css'
import './users.css'

type Props = { readonly id?: string; readonly start: UserText }

/** Fills in a person; saved, it goes back to the list, for a newcomer with the question of a way in. */
export const UserForm = ({ id, start }: Props) => {
  const { user_id: own } = useSession()
  const reread = useRereadSession()
  const client = useQueryClient()
  const go = useNavigate()
  const elsewhere = issuerElsewhere() !== undefined
  const [user, setUser] = useState(start)
  const errors = useErrors(userErrors(user, { isNew: id === undefined, elsewhere }))
  const unsaved = useRef(false)
  const leave = async (access?: string) => {
    unsaved.current = false
    await refreshRead(client, sessionRoutes.users)
    await go({ to: '/user-register', search: access === undefined ? {} : { access } })
  }
  const failed = (failure: CallFailed) =>
    errors.tell(failure.code === 'USERNAME_TAKEN' ? { username: failure.messages[0] ?? '' } : fieldErrors(failure))
  const add = useCommand(sessionRoutes.addUser, {
    failed,
    done: ({ stream }) => leave(elsewhere ? undefined : stream.slice('user-'.length)),
  })
  const alter = useCommand(sessionRoutes.changeUser, { failed, done: () => Promise.all([leave(), id === own && reread()]) })
  const save = () => {
    if (!errors.pass()) return
    void (id === undefined ? add.run(newcomerFields(user)) : alter.run({ id, ...changedFields(user, start) }))
  }
  const change = (part: Partial<UserText>) => {
    unsaved.current = true
    errors.forget()
    setUser((before) => ({ ...before, ...part }))
  }
  useShortcut({ keys: 'mod+Enter', label: 'Salvar usuário', group: 'Gestão de usuários', run: save })
  return (
    <main className="form-page user-form">
      <Link to="/user-register" className="back">
        <Icon name="left" size={14} />
        Gestão de usuários
      </Link>
      <h1>{id === undefined ? 'Novo usuário' : 'Editar usuário'}</h1>
      <PersonFields user={user} errors={errors.shown} isNew={id === undefined} own={id === own} onChange={change} />
      {elsewhere && <p className="elsewhere">As pessoas entram pelo servidor de identidade da empresa: lá valem a senha e os papéis.</p>}
      <RightsFields roles={user.roles} operationGroupIds={user.operationGroupIds} error={errors.shown['roles']} onChange={change} />
      <div className="go">
        <Button onClick={() => void go({ to: '/user-register' })}>Cancelar</Button>
        <Button look="primary" pending={add.pending || alter.pending} onClick={save}>
          Salvar
        </Button>
      </div>
      <LeaveConfirm isUnsaved={() => unsaved.current} text="O que você mudou neste usuário será perdido." />
    </main>
  )
}
