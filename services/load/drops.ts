import type { ReceiptStatus } from '@embarca/contracts/receipt/codes.ts'
import type { Fold } from '../kit/fold.ts'
import type { Drops } from './lookup-types.ts'

type DropsState = {
  readonly receipts: Readonly<Record<string, { readonly status: ReceiptStatus; readonly ended: boolean }>>
  readonly closed: boolean
}
type One = { readonly receiptId: string }

const change = (state: DropsState, receiptId: string, by: Partial<DropsState['receipts'][string]>): DropsState => ({
  ...state,
  receipts: { ...state.receipts, [receiptId]: { status: 'PENDING', ended: false, ...state.receipts[receiptId], ...by } },
})
const reviewed = (state: DropsState, { receiptId, status }: One & { status: ReceiptStatus }) => change(state, receiptId, { status })

/** The receipts of a load's delivery, as the load needs them. */
export const dropsFold: Fold<DropsState> = {
  initial: { receipts: {}, closed: false },
  evolve: {
    ReceiptsExpected: (_, { receipts }: { receipts: readonly One[] }) => ({
      receipts: Object.fromEntries(receipts.map(({ receiptId }) => [receiptId, { status: 'PENDING', ended: false }])),
      closed: false,
    }),
    DeliveryEnded: (state, { receiptId }: One) => change(state, receiptId, { ended: true }),
    ReceiptApproved: reviewed,
    ReceiptRefused: reviewed,
    ReceiptDecisionUndone: reviewed,
    ReceiptsClosed: (state: DropsState) => ({ ...state, closed: true }),
    ReceiptsReopened: (state: DropsState) => ({ ...state, closed: false }),
  },
}

export const dropsOf = ({ receipts, closed }: DropsState): Drops => {
  const all = Object.values(receipts)
  return {
    closed,
    allApproved: all.length > 0 && all.every(({ status }) => status === 'APPROVED'),
    anyApproved: all.some(({ status }) => status === 'APPROVED'),
    allEnded: all.length > 0 && all.every(({ ended }) => ended),
  }
}
