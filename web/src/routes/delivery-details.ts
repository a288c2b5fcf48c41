import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { readDetailsAddress } from './details-address.ts'

const screenOptions = (title: string) => ({ getParentRoute: () => shellRoute, staticData: { title, may: may.seeLoads } })

/** One delivery of a load; in a lot, a withdrawal, which is a load of its own. */
export const deliveryDetailsRoute = createRoute({
  ...screenOptions('Entrega'),
  path: '/loads/$hashId/details/delivery/$deliveryId',
  validateSearch: readDetailsAddress,
  component: lazyScreen(() => import('./DeliveryDetailsScreen.tsx'), 'DeliveryDetailsScreen'),
})

/** The same delivery under its own id. */
export const deliveryRoute = createRoute({
  ...screenOptions('Entrega'),
  path: '/delivery/$id',
  validateSearch: readDetailsAddress,
  component: lazyScreen(() => import('./DeliveryDetailsScreen.tsx'), 'DeliveryScreen'),
})

/** The loads of one launch. */
export const batchRoute = createRoute({
  ...screenOptions('Cargas lançadas junto'),
  path: '/loads/$hashId/details/batch/$batchId',
  component: lazyScreen(() => import('./GroupScreens.tsx'), 'BatchScreen'),
})

/** The deliveries of a group. */
export const groupedRoute = createRoute({
  ...screenOptions('Entregas agrupadas'),
  path: '/loads/$hashId/details/grouped/$deliveryId',
  component: lazyScreen(() => import('./GroupScreens.tsx'), 'GroupedScreen'),
})
