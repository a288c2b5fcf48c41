import { may } from '@embarca/contracts/roles.ts'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../app/shell-route.ts'

export const loadDetailsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/loads/$hashId/details',
  validateSearch: (given: Record<string, unknown>): { receipts?: string; invoices?: true; deal?: string } => ({
    ...(typeof given['receipts'] === 'string' && { receipts: given['receipts'] }),
    ...(typeof given['deal'] === 'string' && { deal: given['deal'] }),
    ...((given['invoices'] === true || given['invoices'] === 'true') && { invoices: true as const }),
  }),
  staticData: { title: 'Carga', may: may.seeLoads },
  component: lazyRouteComponent(() => import('./LoadDetailsScreen.tsx'), 'LoadDetailsScreen'),
})
