import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { pageInput, readDrawerAddress } from '../shared/register/address.ts'

export const placesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/collectionLocations',
  validateSearch: (given: Record<string, unknown>) => readDrawerAddress(given, ['name', 'city']),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { reads }, deps }) => reads.pages(referenceRoutes.collectPlacesPaged, pageInput<'name' | 'city'>(deps, 20)),
  staticData: { title: 'Locais de coleta', may: may.seeRegistries },
  component: lazyScreen(() => import('../features/places/Places.tsx'), 'PlaceList'),
})
