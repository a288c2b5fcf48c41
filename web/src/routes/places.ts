import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { readPlaceAddress } from '../features/gate-settings/place-address.ts'
import { pageInput, readDrawerAddress } from '../shared/register/address.ts'

export const placeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/collectionLocation/{-$id}',
  validateSearch: (given: Record<string, unknown>) => readPlaceAddress(given),
  staticData: { title: 'Local de coleta', may: may.runLoads, unlisted: true },
  component: lazyScreen(() => import('../features/gate-settings/PlacePage.tsx'), 'PlacePage'),
})
export const placesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/collectionLocations',
  validateSearch: (given: Record<string, unknown>) => readDrawerAddress(given, ['name', 'city']),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { reads }, deps }) => reads.pages(referenceRoutes.collectPlacesPaged, pageInput<'name' | 'city'>(deps, 20)),
  staticData: { title: 'Locais de coleta', may: may.seeRegistries },
  component: lazyScreen(() => import('../features/places/Places.tsx'), 'PlaceList'),
})
