import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'

const component = lazyScreen(() => import('./LaunchScreen.tsx'), 'LaunchScreen')
const staticData = { title: 'Novo Frete', may: may.launchLoads }

export const launchRoute = createRoute({ getParentRoute: () => shellRoute, path: '/new/load/', staticData, component })
/** The same screen under its second path (readings a14). */
export const launchAgainRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/load/new/',
  staticData: { ...staticData, unlisted: true as const },
  component,
})
/** The same screen, starting with a lot. */
export const lotLaunchRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/load/lot-launch',
  staticData: { title: 'Novo lote', may: may.launchLoads },
  component: lazyScreen(() => import('./LaunchScreen.tsx'), 'LotLaunchScreen'),
})
/** A draft to continue, a load to repeat, or with `edit` the form of a launched one. */
export const relaunchRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/new/load/$hash',
  validateSearch: (given: Record<string, unknown>): { edit?: true } =>
    given['edit'] === true || given['edit'] === 'true' ? { edit: true } : {},
  staticData,
  component,
})
