import type { CarrierUser } from '@embarca/contracts/partnership/views.ts'
import { type AccessAnswer, accessRoutes, colleagueRoles } from '@embarca/contracts/session/access.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { useState } from 'react'
import { useCommand } from '../../base/use-command.ts'
import { useFormErrors } from '../../base/use-form-errors.ts'
import { Button } from '../../ui/Button.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { roleOptions } from './AddColleague.tsx'

type Props = {
  readonly person: CarrierUser
  /** The signed-in user: only the own name changes. */
  readonly isYou: boolean
  readonly onChanged: () => unknown
  readonly onGiven: (name: string, access: AccessAnswer) => unknown
  readonly onClose: () => void
}

/** A person of the company: name and role, another link, and whether that person still signs in. */
export const ChangeColleague = ({ person: { id, name: before, roles, active }, isYou, onChanged, onGiven, onClose }: Props) => {
  const had = colleagueRoles.find((one) => roles.includes(one))
  const [name, setName] = useState(before)
  const [role, setRole] = useState(had)
  const errors = useFormErrors({ ...(!name.trim() && { name: 'Informe o nome.' }), ...(!role && { role: 'Escolha o acesso.' }) })
  const done = async () => {
    await onChanged()
    onClose()
  }
  const change = useCommand(sessionRoutes.changeColleague, { done })
  const access = useCommand(accessRoutes.colleagueAccess, {
    successMessage: false,
    done: (answer) => onGiven(before, answer as AccessAnswer),
  })
  const send = () => errors.validate() && role && void change.run({ id, name: name.trim(), ...(role !== had && { role }) })
  return (
    <FormDialog title={before} accept="Salvar" pending={change.pending} className="road-form" onSend={send} onClose={onClose}>
      <TextField label="Nome" required maxLength={200} value={name} onChange={setName} error={errors.shown['name']} autoComplete="off" />
      {!isYou && (
        <>
          <SelectField label="Acesso" required options={roleOptions} value={role} onChange={setRole} error={errors.shown['role']} />
          <div className="road-buttons">
            {active && (
              <Button size="gate" icon="unlock" pending={access.pending} onClick={() => void access.run({ id })}>
                Novo link de acesso
              </Button>
            )}
            <Button
              size="gate"
              {...(active && { look: 'danger' as const })}
              pending={change.pending}
              onClick={() => void change.run({ id, active: !active })}
            >
              {active ? 'Desativar' : 'Ativar'}
            </Button>
          </div>
        </>
      )}
    </FormDialog>
  )
}
