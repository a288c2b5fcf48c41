import { gateRoutes } from '@embarca/contracts/gate/read-routes.ts'
import { panelRoutes, panelServed } from '@embarca/contracts/session/panels.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { MAX_NAME_LENGTH, omitUndefined, readText } from '../base/search-params.ts'
import { readRegisterAddress } from '../shared/register/address.ts'

export const panelsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/panels',
  validateSearch: (given: Record<string, unknown>) => readRegisterAddress(given),
  loader: ({ context: { reads } }) => {
    reads.one(panelRoutes.panels, {})
    reads.one(gateRoutes.gates, {})
  },
  staticData: { title: 'Painéis de chamada', may: panelRoutes.panels.may, toggle: 'CONCIERGE' },
  component: lazyScreen(() => import('./PanelScreens.tsx'), 'PanelsScreen'),
})
/** A new TV, whose `code` its QR names; or the one with this `id`. */
export const panelRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/panels/new',
  validateSearch: (given: Record<string, unknown>) =>
    omitUndefined({ id: readText(given['id'], MAX_NAME_LENGTH), code: readText(given['code'], MAX_NAME_LENGTH) }),
  staticData: { title: 'Ligar painel', may: panelServed.admit.may, toggle: 'CONCIERGE', unlisted: true },
  component: lazyScreen(() => import('./PanelScreens.tsx'), 'PanelScreen'),
})
