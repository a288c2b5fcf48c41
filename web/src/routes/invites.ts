import { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'

export const invitesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/invites',
  loader: ({ context: { reads } }) => reads.pages(carrierRoutes.invites, {}),
  staticData: { title: 'Convites', may: may.seeCarriers },
  component: lazyScreen(() => import('../features/invites/Invites.tsx'), 'Invites'),
})
export const logisticOperatorRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/logisticOperator',
  loader: ({ context: { reads } }) => reads.one(carrierRoutes.logisticOperators, {}),
  staticData: { title: 'Operador logístico', may: may.seeCarriers, toggle: 'ENABLE_LOGISTIC_OPERATOR' },
  component: lazyScreen(() => import('../features/logistic-operator/LogisticOperators.tsx'), 'LogisticOperators'),
})
