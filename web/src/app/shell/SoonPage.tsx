import { Way } from '../../lib/Way.tsx'
import { barOf } from '../menu.ts'
import { useScreens } from '../screens.ts'
import { useSession } from '../session/session.ts'
import { PlainPage } from './PlainPage.tsx'

/** The home of a role whose module is still to come, and the ways to what this user has already. */
export const SoonPage = () => {
  const session = useSession()
  const { exists } = useScreens()
  const ways = barOf(session, exists).flatMap(({ label, to, items }) => (to ? [{ label, to }] : items.slice(0, 1)))
  return (
    <PlainPage icon="clock" title="Esta tela ainda está em construção" home={false}>
      <p>Seu perfil começa o dia aqui, e este módulo chega em uma próxima versão.</p>
      {(ways.length > 0 ? ways : [{ label: 'Meu perfil', to: '/settings' }]).map(({ label, to }) => (
        <Way key={to} to={to} className="btn big">
          {label}
        </Way>
      ))}
    </PlainPage>
  )
}
