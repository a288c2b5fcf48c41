import { type AnyRoute, createRouter } from '@tanstack/react-router'
import { ownRoutes } from '../app/own-routes.tsx'
import { shellRoute } from '../app/shell-route.ts'
import type { Reads } from '../base/queries.ts'
import type { UserSession } from '../session/session.ts'
import { screens } from './screens.ts'

const taken = new Set((screens as readonly AnyRoute[]).map((screen) => (screen.options as { path?: string }).path ?? ''))
/** Only the screens of features are in the typed route tree; the shell's own screens are reached by plain hrefs. */
const tree = shellRoute.addChildren([...screens, ...(ownRoutes(taken) as unknown as [])])

/** Built once the session is known, because screens depend on the user's rights. */
export const createAppRouter = (session: UserSession, reads: Reads) =>
  createRouter({
    routeTree: tree,
    context: { session, reads },
    defaultPreload: 'intent',
    scrollRestoration: true,
    trailingSlash: 'preserve',
    defaultPendingMs: 150,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
