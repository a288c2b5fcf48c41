import { gateRoutes } from '@embarca/contracts/gate/read-routes.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { MAX_NAME_LENGTH, omitUndefined, readText } from '../base/search-params.ts'

export const callPanelRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/driver-call-panel',
  validateSearch: (given: Readonly<Record<string, unknown>>) => omitUndefined({ gate: readText(given['gate'], MAX_NAME_LENGTH) }),
  loader: ({ context: { reads } }) => reads.one(gateRoutes.gates, {}),
  staticData: { title: 'Painel de chamadas', may: gateRoutes.calls.may, toggle: 'CONCIERGE' },
  component: lazyScreen(() => import('../features/gate/call-panel/CallPanel.tsx'), 'CallPanel'),
})
