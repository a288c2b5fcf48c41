import { blockLabels } from '@embarca/contracts/block/labels.pt.ts'
import { blockRoutes } from '@embarca/contracts/block/routes.ts'
import { eligibilityLabels } from '@embarca/contracts/eligibility/labels.pt.ts'
import { ruleRoutes } from '@embarca/contracts/eligibility/routes.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { omitUndefined } from '../base/search-params.ts'
import { blockQuery, readBlockAddress } from '../features/blocks/block-address.ts'
import { readDrawerAddress } from '../shared/register/address.ts'

const PAGE = 10
const search = (given: Record<string, unknown>) => readDrawerAddress(given)
type Search = ReturnType<typeof readBlockAddress>
const listed = ({ search: { text, only } }: { readonly search: Search }) => omitUndefined({ text, only })

export const blockedTransportersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/blockedTransporters',
  validateSearch: readBlockAddress,
  loaderDeps: listed,
  loader: ({ context: { reads }, deps }) => reads.pages(blockRoutes.transporters, blockQuery(deps)),
  staticData: { title: blockLabels.titles.TRANSPORTER, may: blockRoutes.transporters.may },
  component: lazyScreen(() => import('../features/blocks/BlockList.tsx'), 'BlockedTransporters'),
})
export const blockedDriversRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/blockedDrivers',
  validateSearch: readBlockAddress,
  loaderDeps: listed,
  loader: ({ context: { reads }, deps }) => reads.pages(blockRoutes.drivers, blockQuery(deps)),
  staticData: { title: blockLabels.titles.DRIVER, may: blockRoutes.drivers.may, toggle: 'ENABLE_DRIVER_VEHICLE_BLOCK' },
  component: lazyScreen(() => import('../features/blocks/BlockList.tsx'), 'BlockedDrivers'),
})
export const blockedVehiclesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/blockedVehicles',
  validateSearch: readBlockAddress,
  loaderDeps: listed,
  loader: ({ context: { reads }, deps }) => reads.pages(blockRoutes.vehicles, blockQuery(deps)),
  staticData: { title: blockLabels.titles.VEHICLE, may: blockRoutes.vehicles.may, toggle: 'ENABLE_DRIVER_VEHICLE_BLOCK' },
  component: lazyScreen(() => import('../features/blocks/BlockList.tsx'), 'BlockedVehicles'),
})
export const blockRulesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/blockedVehicles/rules',
  validateSearch: search,
  loader: ({ context: { reads } }) => reads.pages(ruleRoutes.rules, { size: PAGE }),
  staticData: { title: eligibilityLabels.title, may: ruleRoutes.rules.may, toggle: 'ENABLE_DRIVER_VEHICLE_BLOCK' },
  component: lazyScreen(() => import('../features/block-rules/RuleList.tsx'), 'RuleList'),
})
