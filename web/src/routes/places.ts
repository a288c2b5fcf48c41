import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { readDrawerAddress } from '../shared/register/address.ts'

export const placesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/collectionLocations',
  validateSearch: (given: Record<string, unknown>) => readDrawerAddress(given, ['name', 'city']),
  staticData: { title: 'Locais de coleta', may: may.seeRegistries },
  component: lazyScreen(() => import('../features/places/Places.tsx'), 'PlaceList'),
})
