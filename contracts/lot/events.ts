import { Type } from 'typebox'
import { type FactsOf, fact } from '../kit/event.ts'
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
  LotOpened: fact({
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
  LotLimitsChanged: fact({ loadId, ...limits }),
  LotTotalChanged: fact({ loadId, total: volume }),
  /** Of what is wanted from then on; agreements keep their price. */
  LotPriceChanged: fact({ loadId, pricePerPart: Cents }),
  /** A transporter wants a part, or the shipper accepted its proposal for one. The price is that of a part. */
  LotAgreementProposed: fact({
    ...agreement,
    ...transporter,
    quota: volume,
    price: Cents,
    negotiationId: Type.Optional(Id),
    /** Worth so much that who approves hirings must approve it. */
    approvalRequired: Type.Boolean(),
    justification: Type.Optional(Type.String()),
  }),
  LotAgreementApproved: fact({ ...agreement, quota: volume }),
  LotAgreementRefused: fact({ ...agreement, reason: Type.String(), /** Free again. */ negotiationId: Type.Optional(Id) }),
  LotQuotaChanged: fact({ ...agreement, quota: volume }),
  LotWithdrawalsStopped: fact({ loadId, transporterId: Id }),
  LotWithdrawalsContinued: fact({ loadId, transporterId: Id }),
  /** From it a load of its own is born: `withdrawalLoad(loadId, withdrawalId)`. */
  LotWithdrawn: fact({
    ...withdrawal,
    ...transporter,
    lotAgreementId: Id,
    /** The code of that load. */ externalId: Type.String(),
    amount: volume,
    /** Of the whole withdrawal. */ price: Cents,
  }),
  LotWithdrawalChanged: fact({ ...withdrawal, amount: volume, price: Cents }),
  /** Its volume is free again. */
  LotWithdrawalCanceled: fact({ ...withdrawal, reason: Type.String() }),
  LotWithdrawalDelivered: fact(withdrawal),
  /** Delivered as it was thought, it is on the road again. */
  LotWithdrawalResumed: fact(withdrawal),
  LotFinished: fact({ loadId }),
  LotCanceled: fact({ loadId }),
  LotExpired: fact({ loadId }),
  LotReopened: fact({ loadId, deadline: Type.Optional(Instant), reason: Type.Optional(Type.String()) }),
}
export type LotEvent = FactsOf<typeof lotEvents>
