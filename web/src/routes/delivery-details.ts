import { deliveryRoutes } from '@embarca/contracts/delivery/routes.ts'
import { loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import { loadOfCall } from '@embarca/contracts/load/delivery-call.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { readDetails } from '../features/load-details/details-reads.ts'
import { readDetailsAddress } from './details-address.ts'

const screenOptions = (title: string) => ({ getParentRoute: () => shellRoute, staticData: { title, may: may.seeLoads } })

/** One delivery of a load; in a lot, a withdrawal, which is a load of its own. */
export const deliveryDetailsRoute = createRoute({
  ...screenOptions('Entrega'),
  path: '/loads/$hashId/details/delivery/$deliveryId',
  validateSearch: readDetailsAddress,
  loader: ({ context: { reads }, params: { hashId: id, deliveryId } }) => readDetails(reads, loadOfCall({ id, deliveryId })),
  component: lazyScreen(() => import('./DeliveryDetailsScreen.tsx'), 'DeliveryDetailsScreen'),
})

/** The same delivery under its own id. */
export const deliveryRoute = createRoute({
  ...screenOptions('Entrega'),
  path: '/delivery/$id',
  validateSearch: readDetailsAddress,
  loader: ({ context: { reads }, params: { id } }) => readDetails(reads, loadOfDelivery(id)),
  component: lazyScreen(() => import('./DeliveryDetailsScreen.tsx'), 'DeliveryScreen'),
})

/** The loads of one launch. */
export const batchRoute = createRoute({
  ...screenOptions('Cargas lançadas junto'),
  path: '/loads/$hashId/details/batch/$batchId',
  loader: ({ context: { reads }, params: { hashId, batchId } }) => reads.one(loadDetailsRoutes.details, { id: hashId, batchId }),
  component: lazyScreen(() => import('./GroupScreens.tsx'), 'BatchScreen'),
})

/** The deliveries of a group. */
export const groupedRoute = createRoute({
  ...screenOptions('Entregas agrupadas'),
  path: '/loads/$hashId/details/grouped/$deliveryId',
  loader: ({ context: { reads }, params: { deliveryId: id } }) => reads.pages(deliveryRoutes.grouped, { id, size: 50 }),
  component: lazyScreen(() => import('./GroupScreens.tsx'), 'GroupedScreen'),
})
