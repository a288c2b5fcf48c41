import { receiptStatuses } from '@embarca/contracts/receipt/codes.ts'
import { may } from '@embarca/contracts/roles.ts'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../app/shell-route.ts'

export type ReceiptListAddress = {
  readonly text?: string
  readonly receiptStatus?: (typeof receiptStatuses)[number]
  readonly receipts?: string
}

const words = (given: unknown) => (typeof given === 'string' || typeof given === 'number' ? String(given).slice(0, 100) : '')
const read = (given: Record<string, unknown>): ReceiptListAddress => {
  const status = receiptStatuses.find((known) => known === given['receiptStatus'])
  return {
    ...(words(given['text']) && { text: words(given['text']) }),
    ...(status && { receiptStatus: status }),
    ...(words(given['receipts']) && { receipts: words(given['receipts']) }),
  }
}

export const receiptLoadsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/loads/deliveryReceiptLoads',
  validateSearch: read,
  staticData: { title: 'Canhotos de entrega', may: may.seeReceipts },
  component: lazyRouteComponent(() => import('./ReceiptLoadsScreen.tsx'), 'ReceiptLoadsScreen'),
})
