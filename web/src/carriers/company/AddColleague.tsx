import { type AccessAnswer, type accessRoutes, colleagueRoles as roles } from '@embarca/contracts/session/access.ts'
import { useState } from 'react'
import { fieldErrors } from '../../base/field-errors.ts'
import { useCommand } from '../../base/use-command.ts'
import { useFormErrors } from '../../base/use-form-errors.ts'
import { roleNames } from '../../shared/role-labels.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'

export const roleOptions = roles.map((value) => ({ value, label: roleNames([value]) }))
type Props = {
  readonly route: typeof accessRoutes.inviteColleague
  readonly onGiven: (name: string, access: AccessAnswer) => unknown
  readonly onClose: () => void
}

/** A person of the company and what that person may do. */
export const AddColleague = ({ route, onGiven, onClose }: Props) => {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<(typeof roles)[number] | undefined>('transporter_operator')
  const errors = useFormErrors({
    ...(!name.trim() && { name: 'Informe o nome.' }),
    ...(!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email.trim()) && { email: 'Informe um e-mail válido.' }),
    ...(!role && { role: 'Escolha o acesso.' }),
  })
  const invite = useCommand(route, {
    successMessage: false,
    done: (answer) => onGiven(name.trim(), answer as AccessAnswer),
    failed: (failure) => errors.showServerErrors(fieldErrors(failure)),
  })
  const send = () => errors.validate() && role && void invite.run({ name: name.trim(), email: email.trim(), role })
  return (
    <FormDialog
      title="Convidar pessoa"
      accept="Convidar"
      icon="send"
      pending={invite.pending}
      className="road-form"
      onSend={send}
      onClose={onClose}
    >
      <TextField label="Nome" required maxLength={200} value={name} onChange={setName} error={errors.shown['name']} autoComplete="off" />
      <TextField
        label="E-mail"
        required
        maxLength={200}
        value={email}
        onChange={setEmail}
        error={errors.shown['email']}
        autoComplete="off"
      />
      <SelectField label="Acesso" required options={roleOptions} value={role} onChange={setRole} error={errors.shown['role']} />
    </FormDialog>
  )
}
