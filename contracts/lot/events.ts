import { Type } from 'typebox'
import { frozenChecks as checks } from '../eligibility/checks.ts'
import { type EventsOf, event } from '../kit/event.ts'
import { Cents, Id, Instant } from '../kit/schema.ts'
import { OrderDraw } from './draws.ts'

/** The load of the lot. */
const loadId = Id
const transporter = { transporterId: Id, transporterName: Type.String() }
/** Kilograms, or cubic metres or units if the load's profile uses those. */
const volume = Type.Number()
const agreement = { loadId, lotAgreementId: Id, transporterId: Id }
const withdrawal = { loadId, withdrawalId: Type.String(), transporterId: Id }
/** Of a lot from orders: what the withdrawal takes of each. */
const draws = Type.Optional(Type.Array(OrderDraw))
const limits = { amountMinimum: Type.Optional(volume), amountMaximum: Type.Optional(volume) }

export const lotEvents = {
  LotOpened: event({
    loadId,
    shipperId: Id,
    operationGroupId: Id,
    /** The code of its load. */
    authorId: Type.Optional(Id),
    externalId: Type.String(),
    measureType: Type.String(),
    total: volume,
    /** For one withdrawal. */
    ...limits,
    /** The amount that a price is for: a burden, a tonne, a cubic metre or a unit. */
    part: volume,
    pricePerPart: Type.Optional(Cents),
    /** When it expires if no transporter wants a part. */
    deadline: Instant,
  }),
  LotLimitsChanged: event({ loadId, ...limits }),
  LotTotalChanged: event({ loadId, total: volume }),
  /** For agreements requested from then on; existing ones keep their price. */
  LotPriceChanged: event({ loadId, pricePerPart: Cents }),
  /** A transporter asks for a part, or the shipper accepted its proposal for one. The price is per part. */
  LotAgreementProposed: event({
    ...agreement,
    ...transporter,
    quota: volume,
    price: Cents,
    negotiationId: Type.Optional(Id),
    /** Its value needs an approver of hirings. */
    approvalRequired: Type.Boolean(),
    justification: Type.Optional(Type.String()),
    checks,
  }),
  LotAgreementApproved: event({ ...agreement, quota: volume, checks }),
  LotAgreementRefused: event({ ...agreement, reason: Type.String(), /** Open again. */ negotiationId: Type.Optional(Id) }),
  LotQuotaChanged: event({ ...agreement, quota: volume }),
  LotWithdrawalsStopped: event({ loadId, transporterId: Id }),
  LotWithdrawalsContinued: event({ loadId, transporterId: Id }),
  /** A reaction creates a load for it: `withdrawalLoad(loadId, withdrawalId)`. */
  LotWithdrawn: event({
    ...withdrawal,
    ...transporter,
    lotAgreementId: Id,
    /** The code of that load. */ externalId: Type.String(),
    amount: volume,
    /** For the whole withdrawal. */ price: Cents,
    draws,
    checks,
  }),
  LotWithdrawalChanged: event({ ...withdrawal, amount: volume, price: Cents, draws }),
  /** Its volume returns to the lot. */
  LotWithdrawalCanceled: event({ ...withdrawal, reason: Type.String() }),
  LotWithdrawalDelivered: event(withdrawal),
  /** A delivered withdrawal that was sent back on the road. */
  LotWithdrawalResumed: event(withdrawal),
  LotFinished: event({ loadId }),
  LotCanceled: event({ loadId }),
  LotExpired: event({ loadId }),
  LotReopened: event({ loadId, deadline: Type.Optional(Instant), reason: Type.Optional(Type.String()) }),
}
export type LotEvent = EventsOf<typeof lotEvents>
