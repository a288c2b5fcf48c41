import { commandTable } from '../kit/command-row.ts'
import { following } from './close.ts'
import { delivering } from './deliver.ts'
import { judging } from './judge.ts'
import { expectedLookup, loadStatusLookup } from './lookups.ts'
import { sending } from './send.ts'
import type { ReceiptTypes } from './types.ts'

/** Every command of a delivery's receipts. What a driver reports is admitted by its own rules, whatever was judged so far. */
export const receiptCommands = commandTable<ReceiptTypes>()({
  ReportArrival: { outsideLifecycle: true, lookups: loadStatusLookup, decide: delivering.ReportArrival },
  AddReceiptImages: { outsideLifecycle: true, lookups: loadStatusLookup, decide: delivering.AddReceiptImages },
  EndDelivery: { outsideLifecycle: true, lookups: loadStatusLookup, decide: delivering.EndDelivery },

  ApproveReceipt: { lookups: loadStatusLookup, decide: judging.ApproveReceipt },
  ApproveReceiptOnTime: { lookups: loadStatusLookup, decide: judging.ApproveReceiptOnTime },
  ApproveLateReceipt: { lookups: loadStatusLookup, decide: judging.ApproveLateReceipt },
  RefuseReceipt: { lookups: loadStatusLookup, decide: judging.RefuseReceipt },
  UndoReceiptDecision: {
    lookups: loadStatusLookup,
    notAllowed: ({ closed }) => (closed ? 'RECEIPTS_CLOSED' : 'RECEIPT_NOT_JUDGED'),
    decide: judging.UndoReceiptDecision,
  },
  CorrectReceiptArrival: { lookups: loadStatusLookup, decide: judging.CorrectReceiptArrival },
  ResetReceiptArrival: { lookups: loadStatusLookup, decide: judging.ResetReceiptArrival },
  ReplaceReceiptImage: { lookups: loadStatusLookup, decide: judging.ReplaceReceiptImage },
  ApproveAllReceipts: { outsideLifecycle: true, lookups: loadStatusLookup, decide: judging.ApproveAllReceipts },

  ExpectReceipts: { outsideLifecycle: true, lookups: expectedLookup, decide: following.ExpectReceipts },
  FollowRoute: { outsideLifecycle: true, lookups: expectedLookup, decide: following.FollowRoute },
  CloseReceipts: { outsideLifecycle: true, decide: following.CloseReceipts },
  ReopenReceipts: { outsideLifecycle: true, lookups: loadStatusLookup, decide: following.ReopenReceipts },
  SendReceipts: { outsideLifecycle: true, decide: sending.SendReceipts },
})
