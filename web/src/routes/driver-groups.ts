import { driverRoutes } from '@embarca/contracts/reference/driver.ts'
import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { omitUndefined, readFlag } from '../base/search-params.ts'
import { readMembersAddress } from '../shared/register/members-address.ts'

export const driverGroupsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/driver-groups',
  validateSearch: (given: Record<string, unknown>) => omitUndefined({ adds: readFlag(given['adds']) }),
  loader: ({ context: { reads } }) => reads.one(driverRoutes.driverGroups, {}),
  staticData: { title: 'Grupos de motoristas', may: may.seeDrivers },
  component: lazyScreen(() => import('../features/driver-groups/DriverGroupList.tsx'), 'DriverGroupList'),
})
export const driverGroupRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/driver-groups/$id',
  validateSearch: readMembersAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { reads }, params: { id }, deps: { text, side } }) => {
    reads.one(driverRoutes.driverGroups, {})
    reads.pages(driverRoutes.groupDrivers, { groupId: id, bind: side !== 'out', size: 15, ...omitUndefined({ text }) })
  },
  staticData: { title: 'Grupo de motoristas', may: may.seeDrivers, unlisted: true },
  component: lazyScreen(() => import('../features/driver-groups/DriverGroupPage.tsx'), 'DriverGroupPage'),
})
