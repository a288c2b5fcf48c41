import { shipperCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'

export const configsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/configs',
  staticData: { title: 'Configurações', may: shipperCommands.saveConfigs.may },
  loader: ({ context: { reads } }) => reads.one(referenceRoutes.configs, {}),
  component: lazyScreen(() => import('../features/configs/ConfigPage.tsx'), 'ConfigPage'),
})
