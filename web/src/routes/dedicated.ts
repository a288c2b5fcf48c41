import { dedicatedRoutes } from '@embarca/contracts/dedicated/read-routes.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { readContractAddress, readFleetAddress, readTableAddress } from '../features/dedicated/fleet-address.ts'

const needs = { may: dedicatedRoutes.board.may, toggle: 'ENABLE_DEDICATED' } as const

export const fleetRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dedicated',
  validateSearch: readFleetAddress,
  loaderDeps: ({ search: { drawer: _, ...filters } }) => filters,
  loader: ({ context: { reads }, deps }) => {
    reads.pages(dedicatedRoutes.board, deps)
    reads.one(dedicatedRoutes.indicators, {})
  },
  staticData: { title: 'Veículos dedicados', ...needs },
  component: lazyScreen(() => import('../features/dedicated/FleetScreen.tsx'), 'FleetScreen'),
})
export const contractRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dedicated/$id',
  validateSearch: readContractAddress,
  staticData: { title: 'Veículo dedicado', ...needs, unlisted: true },
  component: lazyScreen(() => import('../features/dedicated/ContractScreen.tsx'), 'ContractScreen'),
})
export const fleetTableRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dedicatedVehicles',
  validateSearch: readTableAddress,
  loader: ({ context: { reads } }) => reads.one(dedicatedRoutes.indicators, {}),
  staticData: { title: 'Frota dedicada', ...needs },
  component: lazyScreen(() => import('../features/dedicated/FleetTable.tsx'), 'FleetTable'),
})
