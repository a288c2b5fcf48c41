import { shipperCommands } from '@embarca/contracts/reference/commands.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'

export const configsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/configs',
  staticData: { title: 'Configurações', may: shipperCommands.saveConfigs.may },
  component: lazyScreen(() => import('../features/configs/ConfigPage.tsx'), 'ConfigPage'),
})
