import { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { omitUndefined, readFlag } from '../base/search-params.ts'
import { pageInput, readRegisterAddress } from '../shared/register/address.ts'
import { readMembersAddress } from '../shared/register/members-address.ts'

export const carrierGroupsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/groups',
  validateSearch: (given: Record<string, unknown>) => ({
    ...readRegisterAddress(given),
    ...omitUndefined({ adds: readFlag(given['adds']) }),
  }),
  loaderDeps: ({ search: { text } }) => omitUndefined({ text }),
  loader: ({ context: { reads }, deps }) => reads.pages(referenceRoutes.groups, pageInput(deps, 50)),
  staticData: { title: 'Grupos de transporte', may: may.seeCarriers },
  component: lazyScreen(() => import('../features/carrier-groups/GroupList.tsx'), 'GroupList'),
})
export const carrierGroupRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/groups/$id',
  validateSearch: readMembersAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { reads }, params: { id }, deps: { text, side } }) => {
    reads.one(referenceRoutes.groups, { size: 100 })
    reads.pages(carrierRoutes.members, { id, bind: side !== 'out', size: 50, ...omitUndefined({ text }) })
  },
  staticData: { title: 'Grupo de transporte', may: may.seeCarriers, unlisted: true },
  component: lazyScreen(() => import('../features/carrier-groups/GroupPage.tsx'), 'GroupPage'),
})
