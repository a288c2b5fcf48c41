import type { ReactNode } from 'react'
import { useState } from 'react'
import { useSession } from '../session/session.ts'
import { signOut } from '../session/start.ts'
import { chooseTheme, type ThemeChoice, useThemeChoice } from '../theme/choice.ts'
import { Button } from '../ui/Button.tsx'
import { SegmentedControl } from '../ui/SegmentedControl.tsx'
import { Confirm } from './late-dialogs.tsx'
import { MessageConsent } from './MessageConsent.tsx'
import { DeviceNotices } from './push/DeviceNotices.tsx'
import { switchNoticesOff } from './push/device-notices.ts'
import { sealedStore } from './queue/sealed-store.ts'

const themes: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'Do aparelho' },
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
]

/** Who is signed in, how the app looks, and the way out, which asks first while something is unsent. */
export const AccountPage = ({ unsent = 0, children }: { readonly unsent?: number; readonly children?: ReactNode }) => {
  const { name, username, email, phone } = useSession()
  const theme = useThemeChoice()
  const [isAsking, setAsking] = useState(false)
  const count = unsent === 1 ? 'Há 1 registro não enviado' : `Há ${unsent} registros não enviados`
  const text = `${count}. Ele${unsent === 1 ? '' : 's'} fica${unsent === 1 ? '' : 'm'} neste aparelho e só ${unsent === 1 ? 'segue' : 'seguem'} quando você entrar de novo.`
  const leave = async () => {
    await switchNoticesOff('SIGNED_OUT').catch(() => {})
    await sealedStore.forgetKept().catch(() => {})
    await signOut()
  }
  return (
    <>
      <section className="road-card">
        <h2>Sua conta</h2>
        <dl className="road-data">
          <dt>Nome</dt>
          <dd>{name}</dd>
          <dt>Usuário</dt>
          <dd>{username}</dd>
          {email && (
            <>
              <dt>E-mail</dt>
              <dd>{email}</dd>
            </>
          )}
          {phone && (
            <>
              <dt>Telefone</dt>
              <dd>{phone}</dd>
            </>
          )}
        </dl>
      </section>
      {children}
      <DeviceNotices />
      <MessageConsent />
      <section className="road-card">
        <h2>Aparência</h2>
        <SegmentedControl label="Aparência" options={themes} value={theme} onChange={chooseTheme} />
      </section>
      <InstallNote />
      <Button size="gate" icon="sign-out" onClick={() => (unsent > 0 ? setAsking(true) : void leave())}>
        Sair
      </Button>
      <Confirm
        open={isAsking}
        title="Sair sem enviar?"
        text={text}
        accept="Sair mesmo assim"
        danger
        onAccept={() => void leave()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

const isInstalled = () => matchMedia('(display-mode: standalone)').matches

/** iOS evicts the storage of sites that are not installed after seven days without a visit. */
const InstallNote = () =>
  isInstalled() ? null : (
    <section className="road-card">
      <h2>Instale no celular</h2>
      <p>
        No menu do navegador, toque em “Adicionar à tela de início”. Sem instalar, alguns celulares apagam depois de 7 dias o que ainda não
        foi enviado.
      </p>
    </section>
  )
