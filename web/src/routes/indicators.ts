import { dashboardRoutes } from '@embarca/contracts/dashboard/routes.ts'
import { otifRoutes } from '@embarca/contracts/otif/routes.ts'
import { reportRoutes } from '@embarca/contracts/report/routes.ts'
import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { otifQuery } from '../features/reports/otif-address.ts'
import { readReportsAddress } from '../features/reports/reports-address.ts'
import { indicatorQuery, readIndicatorAddress } from '../shared/indicators/address.ts'

/** Charts of a period (specification 1 §2.1). */
export const dashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard',
  validateSearch: readIndicatorAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { reads }, deps }) => reads.one(dashboardRoutes.general, indicatorQuery(deps)),
  staticData: { title: 'Gráficos', may: may.seeIndicators },
  component: lazyScreen(() => import('./IndicatorScreens.tsx'), 'DashboardScreen'),
})

/** OTIF, loads in figures, and the requested files. */
export const reportsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports',
  validateSearch: readReportsAddress,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { reads }, deps }) => {
    if (deps.indicator === 'general') reads.one(dashboardRoutes.general, indicatorQuery(deps))
    else if (deps.indicator === 'otif') reads.one(otifRoutes.figures, otifQuery(deps))
    else reads.pages(reportRoutes.list, {})
  },
  staticData: { title: 'OTIF e relatórios', may: may.seeIndicators },
  component: lazyScreen(() => import('./IndicatorScreens.tsx'), 'ReportsScreen'),
})
