import { deliveryOf, loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import { receiptLifecycle } from '@embarca/contracts/receipt/lifecycle.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { filesOfLoad, loadOf, ownershipOf } from '../load/index.ts'
import { receiptCommands } from './commands.ts'
import { receiptReactions } from './reactions.ts'
import { receiptFold, receiptOf } from './state.ts'
import type { ReceiptTypes } from './types.ts'

export const receipts: Module<ReceiptTypes> = {
  name: 'receipt',
  fold: receiptFold,
  lifecycle: {
    machine: receiptLifecycle,
    status: (state, { receiverId }: { readonly receiverId: string }) => receiptOf(state, receiverId)?.status,
    notAllowed: ({ closed }) => (closed ? 'RECEIPTS_CLOSED' : 'RECEIPT_NOT_NOW'),
  },
  commands: receiptCommands,
  stream: (id) => `receipts-${id}`,
  key: loadOfDelivery,
  filesOf: filesOfLoad,
  owner: async ({ loadId }, { id }, context) => {
    const load = await loadOf(context, loadId || loadOfDelivery(id))
    return deliveryOf(load.loadId) === id ? ownershipOf(load, context) : undefined
  },
}

export const receiptService = {
  modules: { receipt: receipts },
  routes: { receipt: 'receipt', receiptPaper: 'receipt', driverReceipt: 'receipt', bulkReceipt: 'receipt' },
  reactions: { order: 4, table: receiptReactions },
} as const satisfies ServiceManifest
