import { profileCommands } from '@embarca/contracts/reference/commands.ts'
import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { known, NAME, words } from '../lib/address.ts'

export const profilesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/loadprofiles',
  validateSearch: (given: Record<string, unknown>) => known({ text: words(given['text'], NAME) }),
  staticData: { title: 'Perfis de carga', may: may.seeRegistries },
  component: lazyScreen(() => import('./ProfileScreens.tsx'), 'ProfilesScreen'),
})
/** A new profile, or the one that `id` names. */
export const profileRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/loadprofiles/new',
  validateSearch: (given: Record<string, unknown>) => known({ id: words(given['id'], NAME) }),
  staticData: { title: 'Novo perfil de carga', may: profileCommands.addProfile.may },
  component: lazyScreen(() => import('./ProfileScreens.tsx'), 'ProfileScreen'),
})
