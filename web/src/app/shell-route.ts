import type { May } from '@embarca/contracts/kit/route.ts'
import type { Toggle } from '@embarca/contracts/toggles.ts'
import { createRootRouteWithContext } from '@tanstack/react-router'
import type { Reads } from '../base/queries.ts'
import type { UserSession } from '../session/session.ts'
import { NotFound } from './shell/NotFound.tsx'
import { RouteError } from './shell/RouteError.tsx'
import { Shell } from './shell/Shell.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Title of the browser tab, and name of the screen in the command palette. */
    readonly title?: string
    /** Which users may open it; others get the forbidden page. Without it, every signed-in user may. */
    readonly may?: May
    readonly toggle?: Toggle
    /** The module does not exist yet: menus do not list the screen. */
    readonly soon?: true
    /** The palette does not offer it: it needs parameters, or only redirects. */
    readonly unlisted?: true
  }
}

/** The parent of every screen: it draws the bar above and the feedback over it. */
export const shellRoute = createRootRouteWithContext<{ readonly session: UserSession; readonly reads: Reads }>()({
  component: Shell,
  notFoundComponent: NotFound,
  errorComponent: RouteError,
})
