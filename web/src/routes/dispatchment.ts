import { gateRoutes } from '@embarca/contracts/gate/read-routes.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { MAX_NAME_LENGTH, omitUndefined, readText } from '../base/search-params.ts'

export const dispatchmentRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dispatchment',
  validateSearch: (given: Readonly<Record<string, unknown>>) =>
    omitUndefined({ gate: readText(given['gate'], MAX_NAME_LENGTH), id: readText(given['id'], MAX_NAME_LENGTH) }),
  loader: ({ context: { reads } }) => reads.one(gateRoutes.gates, {}),
  staticData: { title: 'Expedição', may: gateRoutes.fetch.may, toggle: 'CONCIERGE' },
  component: lazyScreen(() => import('../features/gate/dispatchment/DispatchmentScreen.tsx'), 'DispatchmentScreen'),
})
