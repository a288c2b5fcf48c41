import { may } from '@embarca/contracts/roles.ts'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../app/shell-route.ts'
import { readReplayAddress } from '../features/replay/replay-address.ts'

export const replayRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/loads/$hashId/replay',
  validateSearch: readReplayAddress,
  staticData: { title: 'Linha do tempo da carga', may: may.auditLoads },
  component: lazyRouteComponent(() => import('./ReplayScreen.tsx'), 'ReplayScreen'),
})
