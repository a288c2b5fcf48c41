import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { isCallFailed } from '../lib/failure.ts'
import { codeOf, useCode } from '../lib/use-code.ts'
import { fetchEarly } from './early.ts'
import { createAppRouter } from './router.ts'
import { type Session, SessionContext } from './session/session.ts'
import { type Opening, openSession, readSession } from './session/start.ts'
import { FeedbackOutlet } from './shell/FeedbackOutlet.tsx'
import { LoadingScreen } from './shell/LoadingScreen.tsx'
import { OpeningFailed, SignedOut } from './shell/Outside.tsx'

/** What the server refused once, it refuses again; silence and faults are worth another try. */
const isWorthAsking = (failures: number, thrown: unknown) =>
  failures < 2 && isCallFailed(thrown) && (thrown.status === 0 || thrown.status >= 500)

const queries = new QueryClient({
  defaultOptions: { queries: { retry: isWorthAsking, staleTime: 5_000, refetchOnWindowFocus: false, networkMode: 'always' } },
})

let opening: Promise<Opening> | undefined
/** Once, and only where somebody has to be signed in. */
const openOnce = () => {
  opening ??= openSession(fetchEarly)
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

/** Not by suspending: React would show the loading screen for 300 ms at least, however soon the session is there. */
const Opened = () => {
  const [opened, setOpened] = useState<Opening>()
  useEffect(() => void openOnce().then(setOpened), [])
  if (!opened) return <LoadingScreen />
  if ('session' in opened) return <SignedIn first={opened.session} />
  if ('farewell' in opened) return <SignedOut text={opened.farewell} />
  if ('failed' in opened) return <OpeningFailed error={opened.failed} />
  return <LoadingScreen />
}

/** `/share/{token}` is for everybody who has the link. */
const shared = /^\/share\/([\w.~-]+)\/?$/.exec(location.pathname)?.[1]
const sharing = codeOf(() => import('../routes/SharedScreen.tsx'))
const SharedPage = (props: { readonly token: string }) => {
  const code = useCode(sharing)
  return code ? <code.SharedScreen {...props} /> : <LoadingScreen />
}

export const App = () => (
  <QueryClientProvider client={queries}>
    {shared ? <SharedPage token={shared} /> : <Opened />}
    <FeedbackOutlet />
  </QueryClientProvider>
)
