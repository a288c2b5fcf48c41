import { usernameHint } from '@embarca/contracts/session/labels.pt.ts'
import { phone as phoneMask } from '../../base/masks.ts'
import { issuerElsewhere } from '../../session/oidc.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { suggestedUsername, type UserText } from './user-text.ts'

type Props = {
  readonly user: UserText
  readonly errors: Readonly<Record<string, string>>
  readonly isNew: boolean
  readonly own: boolean
  readonly onChange: (part: Partial<UserText>) => void
}

/** Name, contact and user name of a person; the user name cannot be changed later. */
export const PersonFields = ({ user, errors, isNew, own, onChange }: Props) => {
  const elsewhere = issuerElsewhere() !== undefined
  const follows = isNew && user.username === suggestedUsername(user.email)
  return (
    <div className="form-grid">
      <TextField
        className="c6"
        label="Nome"
        required
        autoFocus={isNew}
        maxLength={200}
        value={user.name}
        onChange={(name) => onChange({ name })}
        error={errors['name']}
        autoComplete="off"
      />
      <TextField
        className="c6"
        label="E-mail"
        type="email"
        required
        maxLength={200}
        value={user.email}
        onChange={(email) => onChange({ email, ...(follows && { username: suggestedUsername(email) }) })}
        error={errors['email']}
        autoComplete="off"
      />
      <TextField
        className="c6"
        label="Usuário"
        required={isNew}
        readOnly={!isNew}
        maxLength={60}
        value={user.username}
        onChange={(username) => onChange({ username })}
        hint={isNew ? usernameHint : 'O nome de usuário não muda.'}
        error={errors['username']}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        className="c6"
        label="Telefone"
        value={user.phone}
        onChange={(phone) => onChange({ phone })}
        mask={phoneMask}
        error={errors['phone']}
        autoComplete="off"
      />
      {isNew && elsewhere && (
        <TextField
          className="c12"
          label="Identificador no servidor de identidade"
          required
          maxLength={64}
          value={user.subject}
          onChange={(subject) => onChange({ subject })}
          hint="O identificador (sub) com que este servidor apresenta a pessoa."
          error={errors['subject']}
        />
      )}
      {!isNew && !own && !elsewhere && (
        <Checkbox className="c12" checked={user.active} onChange={(active) => onChange({ active })}>
          Pode entrar
        </Checkbox>
      )}
    </div>
  )
}
