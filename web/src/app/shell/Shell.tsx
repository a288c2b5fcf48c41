import { Outlet, type StaticDataRouteOption, useMatches, useRouterState } from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'
import { useShortcut } from '../../base/keyboard.ts'
import { hasNoLoads } from '../../session/home.ts'
import { mayOpen } from '../../session/screens.ts'
import { useSession } from '../../session/session.ts'
import { ExportRuns } from '../../shared/reports/ExportRuns.tsx'
import { LiveNotes } from '../live-notes/LiveNotes.tsx'
import { DailyNotices } from '../notices/DailyNotices.tsx'
import { Palette } from '../palette/Palette.tsx'
import { SupportChat } from '../support/SupportChat.tsx'
import { ForbiddenPage } from './ForbiddenPage.tsx'
import { GoHome } from './GoHome.tsx'
import { HelpDialog } from './HelpDialog.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { TopBar } from './TopBar.tsx'
import { useFocusFollows } from './use-focus-follows.ts'
import './shell.css'

/** Before the effects of the screen, which may have a title of its own. */
const useTitle = (title: string | undefined) =>
  useLayoutEffect(() => {
    document.title = title ? `${title} · Embarca` : 'Embarca'
  }, [title])

/** The bar, the screen below it, and the overlays. */
export const Shell = () => {
  const session = useSession()
  const [helping, setHelping] = useState(false)
  const [finding, setFinding] = useState(false)
  const [areNoticesOpen, setNoticesOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const matches = useMatches()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const staticData = (matches as readonly { readonly staticData: StaticDataRouteOption }[]).at(-1)?.staticData
  useTitle(staticData?.title)
  useFocusFollows()
  useShortcut(
    { keys: 'mod+k', label: 'Buscar uma carga ou uma tela', group: 'Em toda parte', run: () => setFinding(true) },
    { global: true },
  )
  useShortcut({ keys: '?', label: 'Ver os atalhos desta tela', group: 'Em toda parte', run: () => setHelping(true) }, { global: true })
  useShortcut({
    keys: '/',
    label: 'Ir para a busca da tela',
    group: 'Em toda parte',
    run: () => document.querySelector<HTMLInputElement>('[data-search]')?.focus(),
  })
  const leadsHome = path.replace(/\/$/, '') === '/loads' && hasNoLoads(session.roles)

  return (
    <>
      <a className="skip" href="#content">
        Ir para o conteúdo
      </a>
      <TopBar
        onFind={() => setFinding(true)}
        onHelp={() => setHelping(true)}
        onNotices={() => setNoticesOpen(true)}
        onSupport={() => setAsking(true)}
      />
      <OfflineBanner />
      <LiveNotes />
      <div id="content" tabIndex={-1} className="content">
        {leadsHome ? <GoHome /> : staticData && !mayOpen(session, staticData) ? <ForbiddenPage /> : <Outlet />}
      </div>
      <ExportRuns />
      {finding && <Palette onClose={() => setFinding(false)} />}
      <DailyNotices isRequested={areNoticesOpen} onClose={() => setNoticesOpen(false)} />
      <SupportChat open={asking} onClose={() => setAsking(false)} />
      <HelpDialog open={helping} onClose={() => setHelping(false)} />
    </>
  )
}
