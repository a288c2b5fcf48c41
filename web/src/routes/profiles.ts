import { profileCommands } from '@embarca/contracts/reference/commands.ts'
import { may } from '@embarca/contracts/roles.ts'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../app/shell-route.ts'

const words = (given: unknown) => (typeof given === 'string' || typeof given === 'number' ? String(given).slice(0, 100) : '')

export const profilesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/loadprofiles',
  validateSearch: (given: Record<string, unknown>): { text?: string } => (words(given['text']) ? { text: words(given['text']) } : {}),
  staticData: { title: 'Perfis de carga', may: may.seeRegistries },
  component: lazyRouteComponent(() => import('./ProfileScreens.tsx'), 'ProfilesScreen'),
})
/** A new profile, or the one that `id` names. */
export const profileRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/loadprofiles/new',
  validateSearch: (given: Record<string, unknown>): { id?: string } => (words(given['id']) ? { id: words(given['id']) } : {}),
  staticData: { title: 'Novo perfil de carga', may: profileCommands.addProfile.may },
  component: lazyRouteComponent(() => import('./ProfileScreens.tsx'), 'ProfileScreen'),
})
