import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense, use, useCallback, useMemo, useState } from 'react'
import { isCallFailed } from '../lib/failure.ts'
import { lazyPart } from '../lib/lazily.ts'
import { fetchEarly } from './early.ts'
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

let opening: ReturnType<typeof openSession> | undefined
/** Once, and only where somebody has to be signed in. */
const openOnce = () => {
  if (!opening) fetchEarly(location.pathname)
  opening ??= openSession()
  return opening
}

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
  const opened = use(openOnce())
  if ('session' in opened) return <SignedIn first={opened.session} />
  if ('farewell' in opened) return <SignedOut text={opened.farewell} />
  if ('failed' in opened) return <OpeningFailed error={opened.failed} />
  return <LoadingScreen />
}

/** `/share/{token}` is for everybody who has the link. */
const shared = /^\/share\/([\w.~-]+)\/?$/.exec(location.pathname)?.[1]
const SharedPage = lazyPart(() => import('../routes/SharedScreen.tsx'), 'SharedScreen')

export const App = () => (
  <QueryClientProvider client={queries}>
    <Suspense fallback={<LoadingScreen />}>{shared ? <SharedPage token={shared} /> : <Opened />}</Suspense>
    <FeedbackOutlet />
  </QueryClientProvider>
)
