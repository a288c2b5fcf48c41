import { replayRoutes } from '@embarca/contracts/replay/routes.ts'
import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { readReplayAddress } from '../features/replay/replay-address.ts'

export const replayRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/loads/$hashId/replay',
  validateSearch: readReplayAddress,
  staticData: { title: 'Linha do tempo da carga', may: may.auditLoads },
  loader: ({ context: { reads }, params: { hashId } }) => reads.one(replayRoutes.replay, { id: hashId }),
  component: lazyScreen(() => import('./ReplayScreen.tsx'), 'ReplayScreen'),
})
