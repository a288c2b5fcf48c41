import { may } from '@embarca/contracts/roles.ts'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../app/shell-route.ts'
import { readDetailsAddress } from './load-details.ts'

/** One delivery of a load; of a lot, a withdrawal, which is a load of its own. */
export const deliveryDetailsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/loads/$hashId/details/delivery/$deliveryId',
  validateSearch: readDetailsAddress,
  staticData: { title: 'Entrega', may: may.seeLoads },
  component: lazyRouteComponent(() => import('./DeliveryDetailsScreen.tsx'), 'DeliveryDetailsScreen'),
})
