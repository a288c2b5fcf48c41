import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { type ReceiptsState, receiptOf } from './state.ts'
import type { ExpectedReceipts, LoadStatusLookup, ReceiptDecisions } from './types.ts'

/** Commands of the load to its receipts. */
export const following: ReceiptDecisions<
  'ExpectReceipts' | 'FollowRoute' | 'CloseReceipts' | 'ReopenReceipts',
  { ExpectReceipts: { expected: ExpectedReceipts }; FollowRoute: { expected: ExpectedReceipts }; ReopenReceipts: LoadStatusLookup }
> = {
  ExpectReceipts: (_, state, { lookups: { expected } }) => {
    if (!expected) return []
    const sameDriver = state.driverId === expected.driverId && state.transporterId === expected.transporterId
    return sameDriver && isUntouched(state) && isExpected(state, expected) ? [] : { type: 'ReceiptsExpected', data: expected }
  },

  // A receipt that has arrived was judged by the date of that time.
  FollowRoute: (_, state, { lookups: { expected } }) => {
    if (!expected || state.closed || state.driverId !== expected.driverId) return []
    const sameStops =
      expected.receipts
        .map(({ receiptId }) => receiptId)
        .sort()
        .join() === Object.keys(state.receipts).sort().join()
    if (!sameStops) return isUntouched(state) ? { type: 'ReceiptsExpected', data: expected } : []
    return expected.receipts.flatMap(({ receiptId, expectedAt }) => {
      const receipt = receiptOf(state, receiptId)
      if (!receipt || receipt.arrivedAt || receipt.expectedAt === expectedAt) return []
      return [{ type: 'ReceiptExpectationChanged', data: { ...of(state), receiptId, expectedAt } } as const]
    })
  },

  CloseReceipts: (_, state) => {
    // Before a driver is bound there is nothing to close; the load then says why it cannot finish.
    if (state.closed || !state.loadId) return []
    if (Object.values(state.receipts).some(({ status }) => status !== 'APPROVED')) return refuse('RECEIPTS_NOT_ALL_APPROVED')
    return { type: 'ReceiptsClosed', data: of(state) }
  },

  // A second finish that came too late must not open what the first one closed.
  ReopenReceipts: (_, state, { lookups: { loadStatus } }) =>
    state.closed && loadStatus !== 'FINISHED' ? { type: 'ReceiptsReopened', data: of(state) } : [],
}

const of = ({ loadId, deliveryId }: ReceiptsState) => ({ loadId, deliveryId })

/** The same stops at the same times: the route may have changed while the load had no driver. */
const isExpected = ({ receipts }: ReceiptsState, expected: NonNullable<ExpectedReceipts>) =>
  Object.keys(receipts).length === expected.receipts.length &&
  expected.receipts.every(({ receiptId, expectedAt }) => receipts[receiptId]?.expectedAt === expectedAt)

const isUntouched = ({ receipts, closed }: ReceiptsState) =>
  !closed &&
  Object.values(receipts).every(({ status, arrivedAt, images, ended }) => status === 'PENDING' && !arrivedAt && !images.length && !ended)
