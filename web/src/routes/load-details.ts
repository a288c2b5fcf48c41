import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { readDetails } from '../features/load-details/details-reads.ts'
import { readDetailsAddress } from './details-address.ts'

export const loadDetailsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/loads/$hashId/details',
  validateSearch: readDetailsAddress,
  staticData: { title: 'Carga', may: may.seeLoads },
  loader: ({ context: { reads }, params: { hashId } }) => readDetails(reads, hashId),
  component: lazyScreen(() => import('./LoadDetailsScreen.tsx'), 'LoadDetailsScreen'),
})
