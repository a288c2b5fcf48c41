import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { FeedbackOutlet } from './app/shell/FeedbackOutlet.tsx'
import { LoadingScreen } from './app/shell/LoadingScreen.tsx'
import { PanelAway } from './app/shell/PanelAway.tsx'
import { OpeningFailed, SignedOut } from './app/shell/SignedOut.tsx'
import { isCallFailed } from './base/failure.ts'
import { lazyModule, useLazyModule } from './base/lazy-module.ts'
import { readsOf } from './base/queries.ts'
import { isTablet, isTabletScreen } from './features/gate/offline/tablet-screens.ts'
import { preloadScreen } from './routes/preload-screen.ts'
import { createAppRouter } from './routes/router.ts'
import { homeOf, isOtherApp } from './session/home.ts'
import { isPanelDevice, PAIRING_PATH } from './session/panel-device.ts'
import { SessionContext, type UserSession } from './session/session.ts'
import { beforeSignOut, type Opening, openSession, readSession } from './session/start.ts'
import { WidgetSettings } from './ui/WidgetSettings.tsx'

/** A refusal would be repeated, so it is final; a missing answer or a server fault is retried. */
const isRetryable = (failures: number, thrown: unknown) =>
  failures < 2 && isCallFailed(thrown) && (thrown.status === 0 || thrown.status >= 500)

const queries = new QueryClient({
  defaultOptions: { queries: { retry: isRetryable, staleTime: 5_000, refetchOnWindowFocus: false, networkMode: 'always' } },
})

/** Gates work without a network. */
const opensTablet = async (): Promise<Opening> => {
  const { openTablet, leaveTablet } = await import('./features/gate/offline/opening.ts')
  beforeSignOut(leaveTablet)
  return openTablet(preloadScreen)
}

/** On a TV that staff admitted, whose session has ended. */
const pairAgain = async (): Promise<Opening> => {
  location.replace(PAIRING_PATH)
  return { leaving: true }
}

const open = (): Promise<Opening> => {
  if (isPanelDevice()) return openSession(preloadScreen, pairAgain)
  return isTabletScreen(location.pathname) || isTablet() ? opensTablet() : openSession(preloadScreen)
}

let opening: Promise<Opening> | undefined
/** Opens the session once, and only on screens that need a signed-in user. */
const openOnce = () => {
  opening ??= open()
  return opening
}

const SignedIn = ({ first }: { readonly first: UserSession }) => {
  const [session, setSession] = useState(first)
  const [router] = useState(() => createAppRouter(first, readsOf(queries, first.roles)))
  const reread = useCallback(async () => {
    const next = await readSession()
    queries.clear()
    setSession(next)
  }, [])
  const sessionValue = useMemo(() => ({ session, reread }), [session, reread])
  return (
    <SessionContext value={sessionValue}>
      <RouterProvider router={router} context={{ session }} />
    </SessionContext>
  )
}

/** Does not suspend: React would show the loading screen for at least 300 ms, even when the session is there at once. */
const Opened = () => {
  const [opened, setOpened] = useState<Opening>()
  useEffect(() => void openOnce().then(setOpened), [])
  const home = opened && 'session' in opened ? homeOf(opened.session.roles) : '/'
  const isLeaving = isOtherApp(home)
  useEffect(() => {
    if (isLeaving) location.replace(home)
  }, [isLeaving, home])
  if (!opened || isLeaving) return <LoadingScreen />
  if ('session' in opened) return <SignedIn first={opened.session} />
  if ('farewell' in opened) return <SignedOut text={opened.farewell} />
  if ('failed' in opened && isPanelDevice()) return <PanelAway />
  if ('failed' in opened) return <OpeningFailed error={opened.failed} />
  return <LoadingScreen />
}

/** `/share/{token}` needs no login: the link is enough. */
const shared = /^\/share\/([\w.~-]+)\/?$/.exec(location.pathname)?.[1]
const sharing = lazyModule(() => import('./routes/SharedScreen.tsx'))
const SharedPage = (props: { readonly token: string }) => {
  const code = useLazyModule(sharing)
  return code ? <code.SharedScreen {...props} /> : <LoadingScreen />
}

/** `/arrival/{token}`: a proof of arrival, for everyone who has its code. */
const arrival = /^\/arrival\/([\w-]+)\/?$/.exec(location.pathname)?.[1]
const arriving = lazyModule(() => import('./routes/ArrivalScreen.tsx'))
const ArrivalPage = (props: { readonly token: string }) => {
  const code = useLazyModule(arriving)
  return code ? <code.ArrivalScreen {...props} /> : <LoadingScreen />
}

/** `/tv`: a TV waits until staff admit it. */
const isPairing = location.pathname.replace(/\/$/, '') === PAIRING_PATH
const pairing = lazyModule(() => import('./features/gate/call-panel/PairPanel.tsx'))
const PairingPage = () => {
  const code = useLazyModule(pairing)
  return code ? <code.PairPanel /> : <LoadingScreen />
}

const Page = () => {
  if (isPairing) return <PairingPage />
  if (shared) return <SharedPage token={shared} />
  return arrival ? <ArrivalPage token={arrival} /> : <Opened />
}

export const App = () => (
  <QueryClientProvider client={queries}>
    <WidgetSettings>
      <Page />
      <FeedbackOutlet />
    </WidgetSettings>
  </QueryClientProvider>
)
