import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useScreens } from '../../session/screens.ts'
import { useSession } from '../../session/session.ts'
import { BrandMark } from '../../ui/BrandMark.tsx'
import { IconButton } from '../../ui/Button.tsx'
import { DataLink } from '../../ui/DataLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconDataLink } from '../../ui/LinkButton.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { InboxBell } from '../inbox/InboxBell.tsx'
import { barOf, cornerOf } from '../menu.ts'
import { BarSection } from './BarSection.tsx'
import { GroupSwitcher } from './GroupSwitcher.tsx'
import { ImportRing } from './ImportRing.tsx'
import { LagNote } from './LagNote.tsx'
import { PaceNote } from './PaceNote.tsx'
import { PendencyLink } from './PendencyLink.tsx'
import { type ProfileAsks, ProfileMenu } from './ProfileMenu.tsx'
import './top-bar.css'

/** A tablet has room for this many sections; with more, they go behind a button. */
const FEW = 3

type Props = ProfileAsks & { readonly onFind: () => void; readonly onHelp: () => void }

/** Menus by role and toggle, the search box, and the profile menu. */
export const TopBar = ({ onFind, onHelp, ...asks }: Props) => {
  const session = useSession()
  const { exists, home } = useScreens()
  const [opened, setOpened] = useState(false)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const sections = barOf(session, exists)
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigating closes the menu on a phone
  useEffect(() => setOpened(false), [path])
  const canFind = allows(boardRoutes.find.may, session.roles)

  return (
    <header className="bar">
      {sections.length > 0 && (
        <IconButton
          icon={opened ? 'times' : 'menu'}
          label="Menu"
          tip={false}
          className="bar-toggle"
          aria-expanded={opened}
          aria-controls="bar-menus"
          onClick={() => setOpened(!opened)}
        />
      )}
      <DataLink to={home} aria-label="Embarca, início" className="home">
        <BrandMark />
      </DataLink>
      <nav id="bar-menus" className={`bar-menus${sections.length <= FEW ? ' few' : ''}${opened ? ' opened' : ''}`} aria-label="Principal">
        {sections.map((section) => (
          <BarSection key={section.label} section={section} path={path} />
        ))}
      </nav>
      <span className="bar-space" />
      <PaceNote />
      <LagNote />
      {canFind && (
        <PlainButton className="find" onClick={onFind} aria-keyshortcuts="Control+K">
          <Icon name="search" label="Buscar:" />
          <span>Código, placa, CPF, CNPJ, NF-e</span>
          <kbd aria-hidden>Ctrl K</kbd>
        </PlainButton>
      )}
      <ImportRing />
      {cornerOf(session, exists).map(({ label, to, icon }) =>
        to === '/pendings' ? (
          <PendencyLink key={to} to={to} icon={icon} label={label} />
        ) : (
          <IconDataLink key={to} to={to} icon={icon} label={label} />
        ),
      )}
      {allows(may.beShipperStaff, session.roles) && <InboxBell />}
      <GroupSwitcher />
      <IconButton icon="keyboard" label="Atalhos do teclado" className="wide-only" onClick={onHelp} />
      <ProfileMenu {...asks} />
    </header>
  )
}
