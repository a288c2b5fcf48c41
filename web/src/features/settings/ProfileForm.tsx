import { useState } from 'react'
import { contactErrors } from '../../base/contact.ts'
import { phone as phoneMask } from '../../base/masks.ts'
import { useFormErrors } from '../../base/use-form-errors.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { type OwnData, useOwnData } from './own-data.ts'

type Text = Omit<OwnData, 'avatar'>
const trimmed = ({ name, email, ...rest }: Partial<Text>): Partial<Text> => ({
  ...rest,
  ...(name !== undefined && { name: name.trim() }),
  ...(email !== undefined && { email: email.trim() }),
})

/** Name, e-mail, phone, and whether live notes are shown. Only the edited fields are sent. */
export const ProfileForm = () => {
  const { name: storedName, email: storedEmail, phone: storedPhone = '', flNotifyBySystem: storedNotify } = useSession()
  const [typed, setTyped] = useState<Partial<Text>>({})
  const { name = storedName, email = storedEmail, phone = storedPhone, flNotifyBySystem = storedNotify } = typed
  const type = (part: Partial<Text>) => setTyped((before) => ({ ...before, ...part }))
  const { save, pending } = useOwnData('Dados atualizados com sucesso.')
  const submit = async () => {
    const sent = typed
    if (await save(trimmed(sent))) setTyped((now) => (now === sent ? {} : now))
  }
  const { shown, validate: pass } = useFormErrors({
    ...(!name.trim() && { name: 'Diga o seu nome.' }),
    ...contactErrors({ email, phone }),
  })
  return (
    <form
      className="form-grid"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (pass()) void submit()
      }}
    >
      <TextField
        className="c6"
        label="Nome"
        value={name}
        onChange={(next) => type({ name: next })}
        error={shown['name']}
        autoComplete="name"
        required
      />
      <TextField
        className="c6"
        label="E-mail"
        type="email"
        value={email}
        onChange={(next) => type({ email: next })}
        error={shown['email']}
        autoComplete="email"
        required
      />
      <TextField
        className="c6"
        label="Telefone"
        value={phone}
        onChange={(next) => type({ phone: next })}
        mask={phoneMask}
        error={shown['phone']}
        autoComplete="tel"
      />
      <Checkbox className="c6" checked={flNotifyBySystem} onChange={(next) => type({ flNotifyBySystem: next })}>
        Receber notificações do sistema
      </Checkbox>
      <div className="c12">
        <Button type="submit" look="primary" pending={pending}>
          Salvar dados
        </Button>
      </div>
    </form>
  )
}
