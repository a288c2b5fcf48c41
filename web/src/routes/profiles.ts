import { profileCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { MAX_NAME_LENGTH, omitUndefined, readText } from '../base/search-params.ts'
import { pageInput, readRegisterAddress } from '../shared/register/address.ts'

export const profilesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/loadprofiles',
  validateSearch: (given: Record<string, unknown>) => readRegisterAddress(given),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { reads }, deps }) => reads.pages(referenceRoutes.profiles, pageInput(deps, 50)),
  staticData: { title: 'Perfis de carga', may: may.seeRegistries },
  component: lazyScreen(() => import('./ProfileScreens.tsx'), 'ProfilesScreen'),
})
/** A new profile, or the one with this `id`. */
export const profileRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/loadprofiles/new',
  validateSearch: (given: Record<string, unknown>) => omitUndefined({ id: readText(given['id'], MAX_NAME_LENGTH) }),
  staticData: { title: 'Novo perfil de carga', may: profileCommands.addProfile.may },
  component: lazyScreen(() => import('./ProfileScreens.tsx'), 'ProfileScreen'),
})
