import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { readReportsAddress } from '../features/reports/reports-address.ts'
import { readIndicatorAddress } from '../shared/indicators/address.ts'

/** Charts of a period (specification 1 §2.1). */
export const dashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard',
  validateSearch: readIndicatorAddress,
  staticData: { title: 'Gráficos', may: may.seeIndicators },
  component: lazyScreen(() => import('./IndicatorScreens.tsx'), 'DashboardScreen'),
})

/** OTIF, loads in figures, and the requested files. */
export const reportsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports',
  validateSearch: readReportsAddress,
  staticData: { title: 'OTIF e relatórios', may: may.seeIndicators },
  component: lazyScreen(() => import('./IndicatorScreens.tsx'), 'ReportsScreen'),
})
