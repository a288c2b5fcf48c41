import { shipperCommands } from '@embarca/contracts/reference/commands.ts'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../app/shell-route.ts'

export const configsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/configs',
  staticData: { title: 'Configurações', may: shipperCommands.saveConfigs.may },
  component: lazyRouteComponent(() => import('../features/configs/ConfigPage.tsx'), 'ConfigPage'),
})
