import { type AnyRoute, createRouter } from '@tanstack/react-router'
import { ownRoutes } from '../app/own-routes.tsx'
import { shellRoute } from '../app/shell-route.ts'
import type { UserSession } from '../session/session.ts'
import { screens } from './screens.ts'

const taken = new Set((screens as readonly AnyRoute[]).map((screen) => (screen.options as { path?: string }).path ?? ''))
/** Only the features' screens are known by type; the shell's own are reached by address. */
const tree = shellRoute.addChildren([...screens, ...(ownRoutes(taken) as unknown as [])])

/** Built once the session is known: screens decide by who is signed in. */
export const createAppRouter = (session: UserSession) =>
  createRouter({
    routeTree: tree,
    context: { session },
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
