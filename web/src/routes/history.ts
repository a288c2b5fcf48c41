import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { readHistoryAddress } from '../features/load-history/history-address.ts'

/** Every load that was launched, however it ended (specification 1 §2.7). */
export const historyRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/loads/history',
  validateSearch: readHistoryAddress,
  staticData: { title: 'Todas as cargas', may: may.seeLoads },
  component: lazyScreen(() => import('./HistoryScreens.tsx'), 'HistoryScreen'),
})

/** The deliveries of finished loads (readings a12). */
export const deliveryHistoryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/loads/deliveryhistory',
  validateSearch: readHistoryAddress,
  staticData: { title: 'Histórico de cargas', may: may.seeLoads },
  component: lazyScreen(() => import('./HistoryScreens.tsx'), 'DeliveryHistoryScreen'),
})

/** Loads that wait for the logistic operator (readings b2.3). */
export const logisticOperatorLoadsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/loads/logisticOperatorLoads',
  validateSearch: readHistoryAddress,
  staticData: { title: 'Cargas do operador logístico', may: may.seeLoads, toggle: 'ENABLE_LOGISTIC_OPERATOR' },
  component: lazyScreen(() => import('./HistoryScreens.tsx'), 'LogisticOperatorScreen'),
})
