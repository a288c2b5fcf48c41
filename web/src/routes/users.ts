import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { known, NAME, words } from '../lib/address.ts'

export const usersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/user-register',
  validateSearch: (given: Record<string, unknown>) => known({ text: words(given['text'], NAME), access: words(given['access'], NAME) }),
  staticData: { title: 'Gestão de usuários', may: may.manageUsers },
  component: lazyScreen(() => import('./UserScreens.tsx'), 'UsersScreen'),
})
/** A new person, or the one that `id` names. */
export const userRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/user-register/new',
  validateSearch: (given: Record<string, unknown>) => known({ id: words(given['id'], NAME) }),
  staticData: { title: 'Novo usuário', may: may.manageUsers },
  component: lazyScreen(() => import('./UserScreens.tsx'), 'UserScreen'),
})
