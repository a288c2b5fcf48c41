import { useState } from 'react'
import { useSession } from '../../app/session/session.ts'
import { contactErrors } from '../../lib/contact.ts'
import { phone as phoneMask } from '../../lib/masks.ts'
import { useErrors } from '../../lib/use-errors.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Tick } from '../../ui/Tick.tsx'
import { type OwnData, useOwnData } from './own-data.ts'

type Text = Omit<OwnData, 'avatar'>
const trimmed = ({ name, email, ...rest }: Partial<Text>): Partial<Text> => ({
  ...rest,
  ...(name !== undefined && { name: name.trim() }),
  ...(email !== undefined && { email: email.trim() }),
})

/** Name, e-mail, phone, and whether the app may tell what happens elsewhere. Only what was typed here is said. */
export const ProfileForm = () => {
  const { name: storedName, email: storedEmail, phone: storedPhone = '', flNotifyBySystem: storedNotify } = useSession()
  const [typed, setTyped] = useState<Partial<Text>>({})
  const { name = storedName, email = storedEmail, phone = storedPhone, flNotifyBySystem = storedNotify } = typed
  const type = (part: Partial<Text>) => setTyped((before) => ({ ...before, ...part }))
  const { save, pending } = useOwnData('Dados atualizados com sucesso.')
  const say = async () => {
    const said = typed
    if (await save(trimmed(said))) setTyped((now) => (now === said ? {} : now))
  }
  const { shown, pass } = useErrors({
    ...(!name.trim() && { name: 'Diga o seu nome.' }),
    ...contactErrors({ email, phone }),
  })
  return (
    <form
      className="form-grid"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (pass()) void say()
      }}
    >
      <TextField
        className="c6"
        label="Nome"
        value={name}
        onChange={(said) => type({ name: said })}
        error={shown['name']}
        autoComplete="name"
        required
      />
      <TextField
        className="c6"
        label="E-mail"
        type="email"
        value={email}
        onChange={(said) => type({ email: said })}
        error={shown['email']}
        autoComplete="email"
        required
      />
      <TextField
        className="c6"
        label="Telefone"
        value={phone}
        onChange={(said) => type({ phone: said })}
        mask={phoneMask}
        error={shown['phone']}
        autoComplete="tel"
      />
      <Tick className="c6" checked={flNotifyBySystem} onChange={(said) => type({ flNotifyBySystem: said })}>
        Receber notificações do sistema
      </Tick>
      <div className="c12">
        <Button type="submit" look="primary" pending={pending}>
          Salvar dados
        </Button>
      </div>
    </form>
  )
}
