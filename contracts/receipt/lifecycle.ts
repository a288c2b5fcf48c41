import { setup } from 'xstate'

/** When a receipt admits which command, and where that leads. */
export const receiptLifecycle = setup({ types: { events: {} as { type: string } } }).createMachine({
  id: 'receipt',
  initial: 'PENDING',
  states: {
    PENDING: {
      on: {
        ApproveReceipt: 'APPROVED',
        ApproveReceiptOnTime: 'APPROVED',
        ApproveLateReceipt: 'APPROVED',
        RefuseReceipt: 'REFUSED',
        CorrectReceiptArrival: 'PENDING',
        ResetReceiptArrival: 'PENDING',
        ReplaceReceiptImage: 'PENDING',
      },
    },
    APPROVED: { on: { UndoReceiptDecision: 'PENDING' } },
    REFUSED: { on: { UndoReceiptDecision: 'PENDING', ReplaceReceiptImage: 'PENDING' } },
  },
})
