import { useSession } from '../../session/session.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { PhotoField } from './PhotoField.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import '../../ui/form-grid.css'
import './settings.css'

/** The user's own data: name, contact, photo, password. */
export const SettingsPage = () => {
  const { username } = useSession()
  return (
    <main className="settings">
      <h1>Meu perfil</h1>
      <PhotoField />
      <section aria-labelledby="person">
        <h2 id="person">Dados</h2>
        <ProfileForm />
      </section>
      <section aria-labelledby="password">
        <h2 id="password">Senha</h2>
        <PasswordForm username={username} />
      </section>
    </main>
  )
}
