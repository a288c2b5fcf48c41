import { receiptStatuses } from '@embarca/contracts/receipt/codes.ts'
import { may } from '@embarca/contracts/roles.ts'
import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../app/lazy-screen.ts'
import { shellRoute } from '../app/shell-route.ts'
import { known, NAME, one, words } from '../lib/address.ts'

export type ReceiptListAddress = {
  readonly text?: string
  readonly receiptStatus?: (typeof receiptStatuses)[number]
  readonly receipts?: string
}

const read = (given: Record<string, unknown>): ReceiptListAddress =>
  known({
    text: words(given['text'], NAME),
    receiptStatus: one(given['receiptStatus'], receiptStatuses),
    receipts: words(given['receipts'], NAME),
  })

export const receiptLoadsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/loads/deliveryReceiptLoads',
  validateSearch: read,
  staticData: { title: 'Canhotos de entrega', may: may.seeReceipts },
  component: lazyScreen(() => import('./ReceiptLoadsScreen.tsx'), 'ReceiptLoadsScreen'),
})
