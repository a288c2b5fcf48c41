import { Type } from 'typebox'
import { type FactsOf, fact } from '../kit/event.ts'
import { personalText } from '../kit/personal.ts'
import { Id, Instant } from '../kit/schema.ts'
import { receiptStatuses } from './codes.ts'

const one = { loadId: Id, deliveryId: Id, receiptId: Id }
const all = { loadId: Id, deliveryId: Id }
const status = Type.Enum(receiptStatuses)

export const receiptEvents = {
  ReceiptsExpected: fact({
    ...all,
    shipperId: Id,
    operationGroupId: Id,
    transporterId: Id,
    driverId: Id,
    driverName: personalText('driverId'),
    receipts: Type.Array(
      Type.Object({ receiptId: Id, expectedAt: Instant, orderCode: Type.String(), placeName: Type.String(), zone: Type.String() }),
    ),
  }),
  /** The load is to be delivered at another time. */
  ReceiptExpectationChanged: fact({ ...one, expectedAt: Instant }),
  ReceiptArrived: fact({ ...one, arrivedAt: Instant }),
  ReceiptImagesAdded: fact({ ...one, images: Type.Array(Type.Object({ fileId: Id, name: Type.String() })) }),
  ReceiptImageReplaced: fact({ ...one, images: Type.Array(Type.Object({ fileId: Id, name: Type.String() })) }),
  DeliveryEnded: fact({ ...one, endedAt: Instant, /** True for the last one of the load. */ last: Type.Boolean() }),
  ReceiptArrivalCorrected: fact({
    ...one,
    arrivedAt: Instant,
    /** False once it was set back to the expected date. */ resettable: Type.Boolean(),
  }),
  ReceiptApproved: fact({
    ...one,
    status,
    onTime: Type.Boolean(),
    /** `Sim` to the question although it arrived late. */ answeredOnTime: Type.Optional(Type.Boolean()),
    onTimeReasonId: Type.Optional(Type.String()),
  }),
  ReceiptRefused: fact({ ...one, status, reason: Type.String() }),
  ReceiptDecisionUndone: fact({ ...one, status }),
  /** The load is about to finish: no decision may be undone any more until `ReceiptsReopened`. */
  ReceiptsClosed: fact(all),
  ReceiptsReopened: fact(all),
  /** As a PDF, by e-mail. Addresses are not kept. */
  ReceiptsSent: fact({ ...all, recipients: Type.Integer({ minimum: 1 }) }),
}
export type ReceiptEvent = FactsOf<typeof receiptEvents>
