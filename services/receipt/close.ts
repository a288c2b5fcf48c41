import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { Receipts } from './state.ts'
import type { Decisions } from './vocabulary.ts'

/** What the load asks of its receipts. */
export const following: Decisions<'ExpectReceipts' | 'CloseReceipts' | 'ReopenReceipts'> = {
  ExpectReceipts: (_, state, { facts: { expected } }) => {
    if (!expected) return []
    const sameDriver = state.driverId === expected.driverId && state.transporterId === expected.transporterId
    return sameDriver && isUntouched(state) ? [] : { type: 'ReceiptsExpected', data: expected }
  },

  CloseReceipts: (_, state) => {
    if (state.closed) return []
    if (Object.values(state.receipts).some(({ status }) => status !== 'APPROVED')) return refuse('RECEIPTS_NOT_ALL_APPROVED')
    return { type: 'ReceiptsClosed', data: of(state) }
  },

  // A second finish that came too late must not open what the first one closed.
  ReopenReceipts: (_, state, { facts: { loadStatus } }) =>
    state.closed && loadStatus !== 'FINISHED' ? { type: 'ReceiptsReopened', data: of(state) } : [],
}

const of = ({ loadId, deliveryId }: Receipts) => ({ loadId, deliveryId })

const isUntouched = ({ receipts, closed }: Receipts) =>
  !closed &&
  Object.values(receipts).every(({ status, arrivedAt, images, ended }) => status === 'PENDING' && !arrivedAt && !images.length && !ended)
