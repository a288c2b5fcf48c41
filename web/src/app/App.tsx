import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense, use, useCallback, useMemo, useState } from 'react'
import { isCallFailed } from '../lib/failure.ts'
import { createAppRouter } from './router.ts'
import { type Session, SessionContext } from './session/session.ts'
import { openSession, readSession } from './session/start.ts'
import { FeedbackOutlet } from './shell/FeedbackOutlet.tsx'
import { LoadingScreen } from './shell/LoadingScreen.tsx'
import { OpeningFailed, SignedOut } from './shell/Outside.tsx'

/** What the server refused once, it refuses again; silence and faults are worth another try. */
const isWorthAsking = (failures: number, thrown: unknown) =>
  failures < 2 && isCallFailed(thrown) && (thrown.status === 0 || thrown.status >= 500)

const queries = new QueryClient({
  defaultOptions: { queries: { retry: isWorthAsking, staleTime: 5_000, refetchOnWindowFocus: false, networkMode: 'always' } },
})

const opening = openSession()

const SignedIn = ({ first }: { readonly first: Session }) => {
  const [session, setSession] = useState(first)
  const [router] = useState(() => createAppRouter(first))
  const reread = useCallback(async () => {
    const next = await readSession()
    queries.clear()
    setSession(next)
  }, [])
  const held = useMemo(() => ({ session, reread }), [session, reread])
  return (
    <SessionContext value={held}>
      <RouterProvider router={router} context={{ session }} />
    </SessionContext>
  )
}

const Opened = () => {
  const opened = use(opening)
  if ('session' in opened) return <SignedIn first={opened.session} />
  if ('farewell' in opened) return <SignedOut text={opened.farewell} />
  if ('failed' in opened) return <OpeningFailed error={opened.failed} />
  return <LoadingScreen />
}

export const App = () => (
  <QueryClientProvider client={queries}>
    <Suspense fallback={<LoadingScreen />}>
      <Opened />
    </Suspense>
    <FeedbackOutlet />
  </QueryClientProvider>
)
