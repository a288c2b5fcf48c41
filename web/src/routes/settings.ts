import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'

export const settingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings',
  staticData: { title: 'Meu perfil', may: sessionRoutes.changeUser.may },
  component: lazyScreen(() => import('../features/settings/SettingsPage.tsx'), 'SettingsPage'),
})
