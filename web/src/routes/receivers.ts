import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { pageInput, readRegisterAddress } from '../shared/register/address.ts'

export const receiversRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/receivers',
  validateSearch: (given: Record<string, unknown>) => readRegisterAddress(given, ['name', 'city'], ['requiresScheduling']),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { reads }, deps }) => reads.pages(referenceRoutes.receivers, pageInput<'name' | 'city'>(deps, 30)),
  staticData: { title: 'Destinatários', may: may.seeRegistries },
  component: lazyScreen(() => import('../features/receivers/Receivers.tsx'), 'ReceiverList'),
})
export const receiverRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/receiver-management/{-$id}',
  staticData: { title: 'Destinatário', may: may.runLoads, unlisted: true },
  component: lazyScreen(() => import('../features/receivers/Receivers.tsx'), 'ReceiverPage'),
})
