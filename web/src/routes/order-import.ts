import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'

export const orderImportRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders/check',
  staticData: { title: 'Importar pedidos', may: may.planOrders },
  component: lazyScreen(() => import('../features/order-import/OrderImport.tsx'), 'OrderImport'),
})
