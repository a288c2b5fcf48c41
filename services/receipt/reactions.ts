import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import type { ReceiptEvent } from '@embarca/contracts/receipt/events.ts'
import type { Call, Reactions } from '../kit/reaction.ts'
import { reservedUntil } from '../kit/reservation.ts'

const receipts = (type: string, loadId: string, at?: string): Call => ({
  module: 'receipt',
  command: { type, data: { id: deliveryOf(loadId) } },
  at,
})

/** Statuses a load may be sent back to with its driver: the delivery starts over. */
const beforeDelivery = ['LINKED_TO_DRIVER_VEHICLE', 'IN_COLLECT', 'COLLECT_DONE', 'IN_TRANSIT']

/** Receipts are expected of the driver who agreed to drive. */
export const receiptReactions: Reactions<LoadEvent | ReceiptEvent> = {
  on: {
    DriverConfirmed: ({ data: { loadId } }) => [receipts('ExpectReceipts', loadId)],
    DriverReplaced: ({ data: { loadId, status } }) => (status === 'LINKED_TO_DRIVER_VEHICLE' ? [receipts('ExpectReceipts', loadId)] : []),
    DeliveryDateChanged: ({ data: { loadId } }) => [receipts('FollowRoute', loadId)],
    RouteChanged: ({ data: { loadId } }) => [receipts('FollowRoute', loadId)],
    StatusReset: ({ data: { loadId, status } }) => (beforeDelivery.includes(status) ? [receipts('ExpectReceipts', loadId)] : []),
    // The process may have died before its load was finished.
    ReceiptsClosed: (event) => [receipts('ReopenReceipts', event.data.loadId, reservedUntil(event))],
    LoadReopened: ({ data: { loadId, status } }) => (status === 'DELIVERED' ? [receipts('ReopenReceipts', loadId)] : []),
  },
}
