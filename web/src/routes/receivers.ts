import { receiverCommands } from '@embarca/contracts/reference/receiver.ts'
import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { readRegisterAddress } from '../shared/register/address.ts'

export const receiversRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/receivers',
  validateSearch: (given: Record<string, unknown>) => readRegisterAddress(given, ['name', 'city'], ['requiresScheduling']),
  staticData: { title: 'Destinatários', may: may.seeRegistries },
  component: lazyScreen(() => import('../features/receivers/Receivers.tsx'), 'ReceiverList'),
})
export const receiverRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/receiver-management/{-$id}',
  staticData: { title: 'Destinatário', may: receiverCommands.addReceiver.may, unlisted: true },
  component: lazyScreen(() => import('../features/receivers/Receivers.tsx'), 'ReceiverPage'),
})
