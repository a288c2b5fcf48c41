import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { readReceiptListAddress } from './receipt-list-address.ts'

export const receiptLoadsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/loads/deliveryReceiptLoads',
  validateSearch: readReceiptListAddress,
  staticData: { title: 'Canhotos de entrega', may: may.seeReceipts },
  component: lazyScreen(() => import('./ReceiptLoadsScreen.tsx'), 'ReceiptLoadsScreen'),
})
