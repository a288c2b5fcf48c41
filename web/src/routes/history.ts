import { loadSearchRoutes } from '@embarca/contracts/load-search/routes.ts'
import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import type { Reads } from '../base/queries.ts'
import { type HistoryAddress, historyQuery, readHistoryAddress } from '../features/load-history/history-address.ts'
import { todayIn } from '../ui/dates.ts'

/** The address and the loader that the three lists share. */
const listOptions = ({ perDelivery = false, waiting = false } = {}) => ({
  validateSearch: readHistoryAddress,
  loaderDeps: ({ search }: { search: HistoryAddress }) => search,
  loader: ({ context: { reads }, deps }: { context: { reads: Reads }; deps: HistoryAddress }) =>
    reads.pages(loadSearchRoutes.history, historyQuery(deps, { perDelivery, waiting, today: todayIn() })),
})

/** Every load that was launched, however it ended (specification 1 §2.7). */
export const historyRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/loads/history',
  ...listOptions(),
  staticData: { title: 'Todas as cargas', may: may.seeLoads },
  component: lazyScreen(() => import('./HistoryScreens.tsx'), 'HistoryScreen'),
})

/** The deliveries of finished loads (readings a12). */
export const deliveryHistoryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/loads/deliveryhistory',
  ...listOptions({ perDelivery: true }),
  staticData: { title: 'Histórico de cargas', may: may.seeLoads },
  component: lazyScreen(() => import('./HistoryScreens.tsx'), 'DeliveryHistoryScreen'),
})

/** Loads that wait for the logistic operator (readings b2.3). */
export const logisticOperatorLoadsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/loads/logisticOperatorLoads',
  ...listOptions({ waiting: true }),
  staticData: { title: 'Cargas do operador logístico', may: may.seeLoads, toggle: 'ENABLE_LOGISTIC_OPERATOR' },
  component: lazyScreen(() => import('./HistoryScreens.tsx'), 'LogisticOperatorScreen'),
})
