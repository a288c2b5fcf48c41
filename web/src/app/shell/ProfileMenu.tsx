import { roleLabels } from '@embarca/contracts/labels.pt.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { useScreens } from '../../session/screens.ts'
import { useSession } from '../../session/session.ts'
import { signOut } from '../../session/start.ts'
import { chooseTheme, type ThemeChoice, useThemeChoice } from '../../theme/choice.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { useNavigateHref } from '../../ui/DataLink.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { profileOf } from '../menu.ts'

const themes: readonly { readonly value: ThemeChoice; readonly label: string; readonly icon: string }[] = [
  { value: 'system', label: 'Tema do sistema', icon: 'desktop' },
  { value: 'light', label: 'Tema claro', icon: 'sun' },
  { value: 'dark', label: 'Tema escuro', icon: 'moon' },
]
const labelOf = (role: string) => (roleLabels as Readonly<Record<string, string>>)[role]

export type ProfileAsks = { readonly onNotices: () => void; readonly onSupport: () => void }

/** The signed-in user, the user's settings, and signing out. */
export const ProfileMenu = ({ onNotices, onSupport }: ProfileAsks) => {
  const session = useSession()
  const { exists } = useScreens()
  const navigateHref = useNavigateHref()
  const theme = useThemeChoice()
  const entries = profileOf(session, exists)
  const asks = allows(may.beShipperStaff, session.roles)
    ? [
        { label: 'Avisos', icon: 'info', run: onNotices },
        { label: 'Fale com o suporte', icon: 'comments', run: onSupport },
      ]
    : []
  return (
    <Menu
      label="Perfil"
      align="end"
      trigger={(ties) => (
        <PlainButton className="me" {...ties}>
          <Avatar name={session.name} />
          <span className="hidden-text">, perfil de {session.name}</span>
        </PlainButton>
      )}
    >
      {(close) => (
        <>
          <div>
            <b>{session.name}</b>
            {session.shipperName && <div>{session.shipperName}</div>}
            <div>{session.roles.map(labelOf).filter(Boolean).join(', ')}</div>
          </div>
          <hr />
          {entries.map(({ label, to }) => (
            <MenuItem
              key={to}
              onSelect={() => {
                close()
                void navigateHref(to)
              }}
            >
              {label}
            </MenuItem>
          ))}
          {entries.length > 0 && <hr />}
          {themes.map(({ value, label, icon }) => (
            <MenuItem key={value} icon={icon} checked={theme === value} onSelect={() => chooseTheme(value)}>
              {label}
            </MenuItem>
          ))}
          <hr />
          {asks.map(({ label, icon, run }) => (
            <MenuItem
              key={label}
              icon={icon}
              onSelect={() => {
                close()
                run()
              }}
            >
              {label}
            </MenuItem>
          ))}
          <MenuItem icon="sign-out" onSelect={() => void signOut()}>
            Sair
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
