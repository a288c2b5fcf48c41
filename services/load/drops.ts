import type { ReceiptStatus } from '@embarca/contracts/receipt/codes.ts'
import type { Fold } from '../kit/fold.ts'
import type { Drops } from './lookup-types.ts'

type Heard = {
  readonly receipts: Readonly<Record<string, { readonly status: ReceiptStatus; readonly ended: boolean }>>
  readonly closed: boolean
}
type One = { readonly receiptId: string }

const change = (heard: Heard, receiptId: string, by: Partial<Heard['receipts'][string]>): Heard => ({
  ...heard,
  receipts: { ...heard.receipts, [receiptId]: { status: 'PENDING', ended: false, ...heard.receipts[receiptId], ...by } },
})
const judged = (heard: Heard, { receiptId, status }: One & { status: ReceiptStatus }) => change(heard, receiptId, { status })

/** What the load hears of its delivery's receipts. */
export const dropsFold: Fold<Heard> = {
  initial: { receipts: {}, closed: false },
  evolve: {
    ReceiptsExpected: (_, { receipts }: { receipts: readonly One[] }) => ({
      receipts: Object.fromEntries(receipts.map(({ receiptId }) => [receiptId, { status: 'PENDING', ended: false }])),
      closed: false,
    }),
    DeliveryEnded: (heard, { receiptId }: One) => change(heard, receiptId, { ended: true }),
    ReceiptApproved: judged,
    ReceiptRefused: judged,
    ReceiptDecisionUndone: judged,
    ReceiptsClosed: (heard: Heard) => ({ ...heard, closed: true }),
    ReceiptsReopened: (heard: Heard) => ({ ...heard, closed: false }),
  },
}

export const dropsOf = ({ receipts, closed }: Heard): Drops => {
  const all = Object.values(receipts)
  return {
    closed,
    allApproved: all.length > 0 && all.every(({ status }) => status === 'APPROVED'),
    anyApproved: all.some(({ status }) => status === 'APPROVED'),
    allEnded: all.length > 0 && all.every(({ ended }) => ended),
  }
}
