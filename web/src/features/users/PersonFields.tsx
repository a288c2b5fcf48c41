import { usernameHint } from '@embarca/contracts/session/labels.pt.ts'
import { phone as phoneMask } from '../../base/masks.ts'
import { issuerElsewhere } from '../../session/oidc.ts'
import type { RegisterFormState } from '../../shared/register/use-register-form.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { suggestedUsername, type UserText } from './user-text.ts'

/** Name, contact and user name of a person; the user name cannot be changed later. */
export const PersonFields = ({ form, own }: { readonly form: RegisterFormState<UserText>; readonly own: boolean }) => {
  const { text: user, isNew, field, tick, change } = form
  const elsewhere = issuerElsewhere() !== undefined
  const follows = isNew && user.username === suggestedUsername(user.email)
  return (
    <div className="form-grid">
      <TextField className="c6" label="Nome" required autoFocus={isNew} maxLength={200} autoComplete="off" {...field('name')} />
      <TextField
        className="c6"
        label="E-mail"
        type="email"
        required
        maxLength={200}
        autoComplete="off"
        {...field('email')}
        onChange={(email) => change({ email, ...(follows && { username: suggestedUsername(email) }) })}
      />
      <TextField
        className="c6"
        label="Usuário"
        required={isNew}
        readOnly={!isNew}
        maxLength={60}
        hint={isNew ? usernameHint : 'O nome de usuário não muda.'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <TextField className="c6" label="Telefone" mask={phoneMask} autoComplete="off" {...field('phone')} />
      {isNew && elsewhere && (
        <TextField
          className="c12"
          label="Identificador no servidor de identidade"
          required
          maxLength={64}
          hint="O identificador (sub) com que este servidor apresenta a pessoa."
          {...field('subject')}
        />
      )}
      {!isNew && !own && !elsewhere && (
        <Checkbox className="c12" {...tick('active')}>
          Pode entrar
        </Checkbox>
      )}
    </div>
  )
}
