import { gateRoutes } from '@embarca/contracts/gate/read-routes.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { readDispatchmentAddress } from '../features/gate/dispatchment/dispatchment-address.ts'

export const dispatchmentRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dispatchment',
  validateSearch: readDispatchmentAddress,
  loader: ({ context: { reads } }) => reads.one(gateRoutes.gates, {}),
  staticData: { title: 'Expedição', may: gateRoutes.fetch.may, toggle: 'CONCIERGE' },
  component: lazyScreen(() => import('../features/gate/dispatchment/DispatchmentScreen.tsx'), 'DispatchmentScreen'),
})
