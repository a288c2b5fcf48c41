import type { OfType } from '@embarca/contracts/kit/event.ts'
import type { ReceiptEvent } from '@embarca/contracts/receipt/events.ts'
import type { Fold } from '../kit/fold.ts'

type One = { readonly receiptId: string }
type Images = One & { readonly images: readonly unknown[] }
/** A drop as the rules read it; its id is the destination's. */
export type Drop = { readonly arrivedAt?: string; readonly endedAt?: string; readonly hasImage: boolean }
export type DropsById = Readonly<Record<string, Drop>>

const change = (drops: DropsById, { receiptId }: One, by: Partial<Drop>): DropsById => ({
  ...drops,
  [receiptId]: { hasImage: false, ...drops[receiptId], ...by },
})
const photographed = (drops: DropsById, data: Images) => (data.images.length ? change(drops, data, { hasImage: true }) : drops)

/** The drops of a delivery. A new expectation starts the delivery over. */
export const dropsFold: Fold<DropsById> = {
  initial: {},
  evolve: {
    ReceiptsExpected: () => ({}),
    ReceiptArrived: (drops, data: OfType<ReceiptEvent, 'ReceiptArrived'>['data']) => change(drops, data, { arrivedAt: data.arrivedAt }),
    DeliveryEnded: (drops, data: OfType<ReceiptEvent, 'DeliveryEnded'>['data']) => change(drops, data, { endedAt: data.endedAt }),
    ReceiptImagesAdded: photographed,
    ReceiptImageReplaced: photographed,
  },
}
