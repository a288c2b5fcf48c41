import { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { may } from '@embarca/contracts/roles.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { MAX_NAME_LENGTH, omitUndefined, readText } from '../base/search-params.ts'
import { carrierQuery, readCarrierAddress } from '../features/carriers/carrier-address.ts'

export const carriersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/transporters',
  validateSearch: readCarrierAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { reads }, deps }) => {
    reads.pages(carrierRoutes.search, carrierQuery(deps))
    reads.one(carrierRoutes.tags, {})
  },
  staticData: { title: 'Transportadoras', may: may.seeCarriers },
  component: lazyScreen(() => import('./CarriersScreen.tsx'), 'CarriersScreen'),
})
export const carrierRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/transporters/$transporterId',
  validateSearch: (given: Record<string, unknown>) => omitUndefined({ tab: readText(given['tab'], MAX_NAME_LENGTH) }),
  loader: ({ context: { reads }, params: { transporterId: id } }) => {
    reads.one(carrierRoutes.detail, { id })
    reads.one(sessionRoutes.shipperGroups, {})
  },
  staticData: { title: 'Transportadora', may: may.seeCarriers, unlisted: true },
  component: lazyScreen(() => import('../features/carriers/CarrierPage.tsx'), 'CarrierPage'),
})
