import type { May } from '@embarca/contracts/kit/route.ts'
import type { Toggle } from '@embarca/contracts/toggles.ts'
import { createRootRouteWithContext } from '@tanstack/react-router'
import type { UserSession } from '../session/session.ts'
import { NotFound } from './shell/NotFound.tsx'
import { RouteError } from './shell/RouteError.tsx'
import { Shell } from './shell/Shell.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The tab's title, and the name of the screen in the command palette. */
    readonly title?: string
    /** Who may open it; others get the forbidden page. Nothing said: everybody signed in. */
    readonly may?: May
    readonly toggle?: Toggle
    /** Its module is still to come: menus do not list it. */
    readonly soon?: true
    /** Not offered by the palette: it needs parameters, or is a way through. */
    readonly unlisted?: true
  }
}

/** Every screen is a child of this one: the bar above it, the feedback over it. */
export const shellRoute = createRootRouteWithContext<{ readonly session: UserSession }>()({
  component: Shell,
  notFoundComponent: NotFound,
  errorComponent: RouteError,
})
