import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { LoadingScreen } from '../app/shell/LoadingScreen.tsx'
import { OpeningFailed, SignedOut } from '../app/shell/SignedOut.tsx'
import { homeOf, isOtherApp } from '../session/home.ts'
import { SessionContext, type UserSession } from '../session/session.ts'
import { type Opening, readSession } from '../session/start.ts'
import { WidgetSettings } from '../ui/WidgetSettings.tsx'
import { FeedbackOutlet } from './late-dialogs.tsx'
import { openCarriers } from './opening.ts'

const queries = new QueryClient({
  defaultOptions: { queries: { retry: 1, staleTime: 5_000, networkMode: 'always' } },
})
let opening: Promise<Opening> | undefined

const isDriving = location.pathname.startsWith('/driver')
/** A trip's link has no account to open. */
const isTripLink = location.pathname.startsWith('/trip/')
const TripLinkApp = lazy(() => import('./trip-link/TripLinkApp.tsx').then((app) => ({ default: app.TripLinkApp })))
/** Loaded while the session opens. */
const half =
  isDriving || isTripLink
    ? import('./driver/DriverApp.tsx').then(({ DriverApp }) => ({ default: DriverApp }))
    : import('./company/CompanyApp.tsx').then(({ CompanyApp }) => ({ default: CompanyApp }))
const Half = lazy(() => half)

const SignedIn = ({ first }: { readonly first: UserSession }) => {
  const [session, setSession] = useState(first)
  const value = useMemo(() => ({ session, reread: async () => setSession(await readSession()) }), [session])
  return (
    <SessionContext value={value}>
      <Suspense fallback={<LoadingScreen />}>
        <Half />
      </Suspense>
    </SessionContext>
  )
}

/** The home of another app, or of the other half of this one; undefined when this is the right place. */
const placeElsewhere = ({ roles }: UserSession): string | undefined => {
  const home = homeOf(roles)
  if (!isOtherApp(home)) return home
  // Who drives for the own company has both.
  if (isDriving && roles.includes('driver')) return undefined
  return location.pathname.startsWith(home) ? undefined : home
}

const Opened = () => {
  const [opened, setOpened] = useState<Opening>()
  useEffect(() => {
    opening ??= openCarriers()
    void opening.then(setOpened)
  }, [])
  const elsewhere = opened && 'session' in opened ? placeElsewhere(opened.session) : undefined
  useEffect(() => {
    if (elsewhere !== undefined) location.replace(elsewhere)
  }, [elsewhere])
  if (!opened || elsewhere !== undefined) return <LoadingScreen />
  if ('session' in opened) return <SignedIn first={opened.session} />
  if ('farewell' in opened) return <SignedOut text={opened.farewell} />
  if ('failed' in opened) return <OpeningFailed error={opened.failed} />
  return <LoadingScreen />
}

export const CarriersApp = () => (
  <QueryClientProvider client={queries}>
    <WidgetSettings>
      {isTripLink ? (
        <Suspense fallback={<LoadingScreen />}>
          <TripLinkApp />
        </Suspense>
      ) : (
        <Opened />
      )}
      <FeedbackOutlet />
    </WidgetSettings>
  </QueryClientProvider>
)
