import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { Cents, Id, Instant } from '../kit/schema.ts'

/** The load that is withdrawn in parts. */
const loadId = Id
const transporter = { transporterId: Id, transporterName: Type.String() }
/** Kilograms, or cubic metres or units where the load's profile measures those. */
const volume = Type.Number()
const agreement = { loadId, lotAgreementId: Id, transporterId: Id }
const withdrawal = { loadId, withdrawalId: Type.String(), transporterId: Id }
const limits = { amountMinimum: Type.Optional(volume), amountMaximum: Type.Optional(volume) }

export const lotEvents = {
  LotOpened: event({
    loadId,
    shipperId: Id,
    operationGroupId: Id,
    /** Of its load. */
    authorId: Type.Optional(Id),
    externalId: Type.String(),
    measureType: Type.String(),
    total: volume,
    /** Of one withdrawal. */
    ...limits,
    /** What a price is of: a burden, a tonne, a cubic metre or a unit. */
    part: volume,
    pricePerPart: Type.Optional(Cents),
    /** When it expires if nobody wants a part of it. */
    deadline: Instant,
  }),
  LotLimitsChanged: event({ loadId, ...limits }),
  LotTotalChanged: event({ loadId, total: volume }),
  /** Of what is wanted from then on; agreements keep their price. */
  LotPriceChanged: event({ loadId, pricePerPart: Cents }),
  /** A transporter wants a part, or the shipper accepted its proposal for one. The price is that of a part. */
  LotAgreementProposed: event({
    ...agreement,
    ...transporter,
    quota: volume,
    price: Cents,
    negotiationId: Type.Optional(Id),
    /** Worth so much that who approves hirings must approve it. */
    approvalRequired: Type.Boolean(),
    justification: Type.Optional(Type.String()),
  }),
  LotAgreementApproved: event({ ...agreement, quota: volume }),
  LotAgreementRefused: event({ ...agreement, reason: Type.String(), /** Free again. */ negotiationId: Type.Optional(Id) }),
  LotQuotaChanged: event({ ...agreement, quota: volume }),
  LotWithdrawalsStopped: event({ loadId, transporterId: Id }),
  LotWithdrawalsContinued: event({ loadId, transporterId: Id }),
  /** From it a load of its own is born: `withdrawalLoad(loadId, withdrawalId)`. */
  LotWithdrawn: event({
    ...withdrawal,
    ...transporter,
    lotAgreementId: Id,
    /** The code of that load. */ externalId: Type.String(),
    amount: volume,
    /** Of the whole withdrawal. */ price: Cents,
  }),
  LotWithdrawalChanged: event({ ...withdrawal, amount: volume, price: Cents }),
  /** Its volume is free again. */
  LotWithdrawalCanceled: event({ ...withdrawal, reason: Type.String() }),
  LotWithdrawalDelivered: event(withdrawal),
  /** Delivered as it was thought, it is on the road again. */
  LotWithdrawalResumed: event(withdrawal),
  LotFinished: event({ loadId }),
  LotCanceled: event({ loadId }),
  LotExpired: event({ loadId }),
  LotReopened: event({ loadId, deadline: Type.Optional(Instant), reason: Type.Optional(Type.String()) }),
}
export type LotEvent = EventsOf<typeof lotEvents>
