import { receiptLifecycle } from '@embarca/contracts/receipt/lifecycle.ts'
import type { Decider } from '../kit/decider.ts'
import { following } from './close.ts'
import { delivering } from './deliver.ts'
import { judging } from './judge.ts'
import { sending } from './send.ts'
import { evolve, noReceipts, receiptOf } from './state.ts'
import type { ReceiptCommand, ReceiptVocabulary } from './vocabulary.ts'

/** What a driver reports is admitted by its own rules, whatever was judged so far. */
const reports: readonly ReceiptCommand['type'][] = ['ReportArrival', 'AddReceiptImages', 'EndDelivery']

export const receiptDecider: Decider<ReceiptVocabulary> = {
  initial: noReceipts,
  lifecycle: {
    machine: receiptLifecycle,
    notNow: ({ closed }, { type }) => {
      if (closed) return 'RECEIPTS_CLOSED'
      return type === 'UndoReceiptDecision' ? 'RECEIPT_NOT_JUDGED' : 'RECEIPT_NOT_NOW'
    },
    status: (state, { type, data }) =>
      'receiverId' in data && !reports.includes(type) ? receiptOf(state, data.receiverId)?.status : undefined,
  },
  decide: { ...judging, ...delivering, ...following, ...sending },
  evolve,
}
