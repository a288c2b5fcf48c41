import { orderRoutes } from '@embarca/contracts/order/read-routes.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { orderQuery, readOrderAddress } from '../features/orders/order-address.ts'

export const ordersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders',
  validateSearch: readOrderAddress,
  loaderDeps: ({ search: { order: _, launch: __, selected: ___, ...shown } }) => shown,
  loader: ({ context: { reads }, deps }) => {
    if (deps.tab !== undefined) return
    reads.one(orderRoutes.columns, {})
    reads.pages(orderRoutes.search, orderQuery(deps))
  },
  staticData: { title: 'Pedidos', may: orderRoutes.search.may },
  component: lazyScreen(() => import('./OrderScreens.tsx'), 'OrderScreens'),
})
