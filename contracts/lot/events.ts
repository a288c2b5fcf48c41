import { Type } from 'typebox'
import { type FactsOf, fact } from '../kit/event.ts'
import { Cents, Id } from '../kit/schema.ts'

/** The load that is withdrawn in parts. */
const loadId = Id
const transporter = { transporterId: Id, transporterName: Type.String() }
/** Kilograms, or cubic metres where the load's profile measures cubage. */
const volume = Type.Number()
const agreement = { loadId, lotAgreementId: Id, transporterId: Id }
const withdrawal = { loadId, withdrawalId: Type.String(), transporterId: Id }

export const lotEvents = {
  LotOpened: fact({
    loadId,
    shipperId: Id,
    operationGroupId: Id,
    externalId: Type.String(),
    total: volume,
    /** Of one withdrawal. */
    amountMinimum: Type.Optional(volume),
    amountMaximum: Type.Optional(volume),
    pricePerPart: Type.Optional(Cents),
  }),
  LotLimitsChanged: fact({ loadId, amountMinimum: Type.Optional(volume), amountMaximum: Type.Optional(volume) }),
  /** A transporter wants a part, or the shipper accepted its proposal for one. */
  LotAgreementProposed: fact({ ...agreement, ...transporter, quota: volume, price: Cents, negotiationId: Type.Optional(Id) }),
  LotAgreementApproved: fact({ ...agreement, quota: volume }),
  LotAgreementRefused: fact({ ...agreement, reason: Type.String() }),
  LotQuotaChanged: fact({ ...agreement, quota: volume }),
  LotWithdrawalsStopped: fact({ loadId, transporterId: Id }),
  LotWithdrawalsContinued: fact({ loadId, transporterId: Id }),
  /** From it a load of its own is born: `withdrawalLoad(loadId, withdrawalId)`. */
  LotWithdrawn: fact({ ...withdrawal, lotAgreementId: Id, amount: volume, price: Cents }),
  LotWithdrawalChanged: fact({ ...withdrawal, amount: volume }),
  /** Its volume is free again. */
  LotWithdrawalCanceled: fact({ ...withdrawal, reason: Type.String() }),
  LotWithdrawalDelivered: fact(withdrawal),
  LotFinished: fact({ loadId }),
  LotCanceled: fact({ loadId }),
  LotReopened: fact({ loadId, reason: Type.String() }),
}
export type LotEvent = FactsOf<typeof lotEvents>
