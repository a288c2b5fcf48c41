import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import type { Reads } from '../base/queries.ts'

/** What every form starts from. */
const loader = ({ context: { reads } }: { context: { reads: Reads } }) => {
  reads.one(referenceRoutes.profiles, { size: 100 })
  reads.one(referenceRoutes.configs, {})
}
const component = lazyScreen(() => import('./LaunchScreen.tsx'), 'LaunchScreen')
const staticData = { title: 'Novo Frete', may: may.launchLoads }

export const launchRoute = createRoute({ getParentRoute: () => shellRoute, path: '/new/load/', staticData, loader, component })
/** The same screen under its second path (readings a14). */
export const launchAgainRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/load/new/',
  staticData: { ...staticData, unlisted: true as const },
  loader,
  component,
})
/** The same screen, starting with a lot. */
export const lotLaunchRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/load/lot-launch',
  staticData: { title: 'Novo lote', may: may.launchLoads },
  loader,
  component: lazyScreen(() => import('./LaunchScreen.tsx'), 'LotLaunchScreen'),
})
/** A draft to continue, a load to repeat, or with `edit` the form of a launched one. */
export const relaunchRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/new/load/$hash',
  validateSearch: (given: Record<string, unknown>): { edit?: true } =>
    given['edit'] === true || given['edit'] === 'true' ? { edit: true } : {},
  staticData,
  loader,
  component,
})
