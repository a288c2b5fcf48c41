import { may } from '@embarca/contracts/roles.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { MAX_NAME_LENGTH, omitUndefined, readText } from '../base/search-params.ts'
import { readRegisterAddress } from '../shared/register/address.ts'

export const usersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/user-register',
  validateSearch: (given: Record<string, unknown>) => ({
    ...readRegisterAddress(given, ['name', 'username', 'active']),
    ...omitUndefined({ access: readText(given['access'], MAX_NAME_LENGTH) }),
  }),
  loader: ({ context: { reads } }) => {
    reads.one(sessionRoutes.users, {})
    reads.one(sessionRoutes.shipperGroups, {})
  },
  staticData: { title: 'Gestão de usuários', may: may.manageUsers },
  component: lazyScreen(() => import('./UserScreens.tsx'), 'UsersScreen'),
})
/** A new user, or the one with this `id`. */
export const userRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/user-register/new',
  validateSearch: (given: Record<string, unknown>) => omitUndefined({ id: readText(given['id'], MAX_NAME_LENGTH) }),
  staticData: { title: 'Novo usuário', may: may.manageUsers },
  component: lazyScreen(() => import('./UserScreens.tsx'), 'UserScreen'),
})
