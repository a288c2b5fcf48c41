import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import { gateRoutes } from '@embarca/contracts/gate/read-routes.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { readChecklistAddress, readGateAddress } from '../features/gate/gate-address.ts'

export const gateRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/concierge',
  validateSearch: readGateAddress,
  loader: ({ context: { reads } }) => reads.one(gateRoutes.gates, {}),
  staticData: { title: gateLabels.title, may: gateRoutes.fetch.may, toggle: 'CONCIERGE' },
  component: lazyScreen(() => import('../features/gate/GateScreen.tsx'), 'GateScreen'),
})

export const checklistsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/checklist',
  validateSearch: readChecklistAddress,
  loader: ({ context: { reads } }) => reads.one(gateRoutes.gates, {}),
  staticData: { title: gateLabels.checklist, may: gateRoutes.fetch.may, toggle: 'ENABLE_CHECKLIST' },
  component: lazyScreen(() => import('../features/gate/ChecklistScreen.tsx'), 'ChecklistScreen'),
})
