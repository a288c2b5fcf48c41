import { commandTable } from '../kit/command-row.ts'
import { asking } from './ask.ts'
import { following } from './close.ts'
import { delivering } from './deliver.ts'
import { expectedLookup, invoicesLookup, loadStatusLookup } from './lookups.ts'
import { reviewing } from './review.ts'
import { sending } from './send.ts'
import type { ReceiptTypes } from './types.ts'

/** Every command of a delivery's receipts. A driver's reports have rules of their own, apart from the judgements so far. */
export const receiptCommands = commandTable<ReceiptTypes>()({
  ReportArrival: { outsideLifecycle: true, lookups: loadStatusLookup, decide: delivering.ReportArrival },
  AddReceiptImages: { outsideLifecycle: true, lookups: loadStatusLookup, decide: delivering.AddReceiptImages },
  EndDelivery: { outsideLifecycle: true, lookups: loadStatusLookup, decide: delivering.EndDelivery },

  ApproveReceipt: { lookups: loadStatusLookup, decide: reviewing.ApproveReceipt },
  ApproveReceiptOnTime: { lookups: loadStatusLookup, decide: reviewing.ApproveReceiptOnTime },
  ApproveLateReceipt: { lookups: loadStatusLookup, decide: reviewing.ApproveLateReceipt },
  RefuseReceipt: { lookups: loadStatusLookup, decide: reviewing.RefuseReceipt },
  UndoReceiptDecision: {
    lookups: loadStatusLookup,
    notAllowed: ({ closed }) => (closed ? 'RECEIPTS_CLOSED' : 'RECEIPT_NOT_JUDGED'),
    decide: reviewing.UndoReceiptDecision,
  },
  CorrectReceiptArrival: { lookups: loadStatusLookup, decide: reviewing.CorrectReceiptArrival },
  ResetReceiptArrival: { lookups: loadStatusLookup, decide: reviewing.ResetReceiptArrival },
  ReplaceReceiptImage: { lookups: loadStatusLookup, decide: reviewing.ReplaceReceiptImage },
  ApproveAllReceipts: { outsideLifecycle: true, lookups: loadStatusLookup, decide: reviewing.ApproveAllReceipts },

  RequestInvoices: { outsideLifecycle: true, lookups: invoicesLookup, decide: asking.RequestInvoices },

  ExpectReceipts: { outsideLifecycle: true, lookups: expectedLookup, decide: following.ExpectReceipts },
  FollowRoute: { outsideLifecycle: true, lookups: expectedLookup, decide: following.FollowRoute },
  CloseReceipts: { outsideLifecycle: true, decide: following.CloseReceipts },
  ReopenReceipts: { outsideLifecycle: true, lookups: loadStatusLookup, decide: following.ReopenReceipts },
  SendReceipts: { outsideLifecycle: true, decide: sending.SendReceipts },
})
