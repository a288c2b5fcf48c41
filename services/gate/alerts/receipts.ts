import type { OfType } from '@embarca/contracts/kit/event.ts'
import type { ReceiptEvent } from '@embarca/contracts/receipt/events.ts'
import type { Fold } from '../../kit/fold.ts'

type Data<K extends ReceiptEvent['type']> = OfType<ReceiptEvent, K>['data']
/** A drop as its deadlines read it; its id is the destination's. */
export type WatchedDrop = { readonly arrivedAt?: string; readonly endedAt?: string; readonly isDecided?: boolean }
export type WatchedDrops = Readonly<Record<string, WatchedDrop>>

const change = (drops: WatchedDrops, id: string, by: WatchedDrop): WatchedDrops => ({ ...drops, [id]: { ...drops[id], ...by } })

/** The drops of a delivery. A new expectation starts the delivery over. */
export const dropsFold: Fold<WatchedDrops> = {
  initial: {},
  evolve: {
    ReceiptsExpected: () => ({}),
    ReceiptArrived: (drops, { receiptId, arrivedAt }: Data<'ReceiptArrived'>) => change(drops, receiptId, { arrivedAt }),
    DeliveryEnded: (drops, { receiptId, endedAt }: Data<'DeliveryEnded'>) => change(drops, receiptId, { endedAt }),
    ReceiptApproved: (drops, { receiptId }: Data<'ReceiptApproved'>) => change(drops, receiptId, { isDecided: true }),
    ReceiptRefused: (drops, { receiptId }: Data<'ReceiptRefused'>) => change(drops, receiptId, { isDecided: true }),
    ReceiptDecisionUndone: (drops, { receiptId }: Data<'ReceiptDecisionUndone'>) => change(drops, receiptId, { isDecided: false }),
  },
}
