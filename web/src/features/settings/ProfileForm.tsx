import { useState } from 'react'
import { useSession } from '../../app/session/session.ts'
import { contactErrors } from '../../lib/contact.ts'
import { phone as phoneMask } from '../../lib/masks.ts'
import { useErrors } from '../../lib/use-errors.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Tick } from '../../ui/Tick.tsx'
import { useOwnData } from './own-data.ts'

/** Name, e-mail, phone, and whether the app may tell what happens elsewhere. */
export const ProfileForm = () => {
  const session = useSession()
  const [name, setName] = useState(session.name)
  const [email, setEmail] = useState(session.email)
  const [phone, setPhone] = useState(session.phone ?? '')
  const [notify, setNotify] = useState(session.flNotifyBySystem)
  const { save, pending } = useOwnData('Dados atualizados com sucesso.')
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
        if (pass()) void save({ name: name.trim(), email: email.trim(), phone, flNotifyBySystem: notify })
      }}
    >
      <TextField className="c6" label="Nome" value={name} onChange={setName} error={shown['name']} autoComplete="name" required />
      <TextField
        className="c6"
        label="E-mail"
        type="email"
        value={email}
        onChange={setEmail}
        error={shown['email']}
        autoComplete="email"
        required
      />
      <TextField
        className="c6"
        label="Telefone"
        value={phone}
        onChange={setPhone}
        mask={phoneMask}
        error={shown['phone']}
        autoComplete="tel"
      />
      <Tick className="c6" checked={notify} onChange={setNotify}>
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
