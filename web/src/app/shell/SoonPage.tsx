import { useScreens } from '../../session/screens.ts'
import { useSession } from '../../session/session.ts'
import { DataLinkButton } from '../../ui/LinkButton.tsx'
import { barOf } from '../menu.ts'
import { PlainPage } from './PlainPage.tsx'
import { SignOutButton } from './SignOutButton.tsx'

/** The home of a role whose module does not exist yet, with links to the screens that this user already has, and the way out. */
export const SoonPage = () => {
  const session = useSession()
  const { exists } = useScreens()
  const links = barOf(session, exists).flatMap(({ label, to, items }) => (to ? [{ label, to }] : items.slice(0, 1)))
  return (
    <PlainPage icon="clock" title="Esta tela ainda está em construção" home={false}>
      <p>Seu perfil começa o dia aqui, e este módulo chega em uma próxima versão.</p>
      {(links.length > 0 ? links : [{ label: 'Meu perfil', to: '/settings' }]).map(({ label, to }) => (
        <DataLinkButton key={to} to={to} size="big">
          {label}
        </DataLinkButton>
      ))}
      <SignOutButton />
    </PlainPage>
  )
}
