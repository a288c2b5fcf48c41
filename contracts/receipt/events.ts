import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { personalText } from '../kit/personal.ts'
import { Id, Instant } from '../kit/schema.ts'
import { personOfPlace, placeText } from '../reference/person-of-place.ts'
import { receiptStatuses } from './codes.ts'

const one = { loadId: Id, deliveryId: Id, receiptId: Id }
const all = { loadId: Id, deliveryId: Id }
const status = Type.Enum(receiptStatuses)

export const receiptEvents = {
  ReceiptsExpected: event({
    ...all,
    shipperId: Id,
    operationGroupId: Id,
    transporterId: Id,
    driverId: Id,
    driverName: personalText('driverId'),
    receipts: Type.Array(
      Type.Object({
        receiptId: Id,
        expectedAt: Instant,
        orderCode: Type.String(),
        ...personOfPlace,
        placeName: placeText,
        zone: Type.String(),
      }),
    ),
  }),
  /** The expected delivery date of the load changed. */
  ReceiptExpectationChanged: event({ ...one, expectedAt: Instant }),
  ReceiptArrived: event({ ...one, arrivedAt: Instant }),
  ReceiptImagesAdded: event({ ...one, images: Type.Array(Type.Object({ fileId: Id, name: Type.String() })) }),
  ReceiptImageReplaced: event({ ...one, images: Type.Array(Type.Object({ fileId: Id, name: Type.String() })) }),
  DeliveryEnded: event({ ...one, endedAt: Instant, /** True for the last one of the load. */ last: Type.Boolean() }),
  ReceiptArrivalCorrected: event({
    ...one,
    arrivedAt: Instant,
    /** False once it was set back to the expected date. */ resettable: Type.Boolean(),
  }),
  ReceiptApproved: event({
    ...one,
    status,
    onTime: Type.Boolean(),
    /** The answer `Sim` to the question although it arrived late. */ answeredOnTime: Type.Optional(Type.Boolean()),
    onTimeReasonId: Type.Optional(Type.String()),
  }),
  ReceiptRefused: event({ ...one, status, reason: Type.String() }),
  ReceiptDecisionUndone: event({ ...one, status }),
  /** The load is about to finish: no decision may be undone until `ReceiptsReopened`. */
  ReceiptsClosed: event(all),
  ReceiptsReopened: event(all),
  /** The receipts are approved and the load has no NF-e: staff who may add one are notified. */
  InvoicesRequested: event({ ...all, requestedAt: Instant }),
  /** As a PDF, by e-mail. Addresses are not kept. */
  ReceiptsSent: event({ ...all, recipients: Type.Integer({ minimum: 1 }) }),
}
export type ReceiptEvent = EventsOf<typeof receiptEvents>
