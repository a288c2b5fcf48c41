import { Type } from 'typebox'
import { type FactsOf, fact } from '../kit/event.ts'
import { Id, Instant } from '../kit/schema.ts'
import { Target } from '../load/terms.ts'

const loadId = Id

/** The conversation about an offer. Who is hired is decided in the load's own stream, where a cancellation also stands. */
export const negotiationEvents = {
  NegotiationOpened: fact({ loadId, shipperId: Id, operationGroupId: Id, target: Target, deadline: Instant }),
  OfferSeen: fact({ loadId, transporterId: Id }),
  OfferDeclined: fact({ loadId, transporterId: Id, transporterName: Type.String(), reason: Type.String() }),
  NegotiationClosed: fact({ loadId, because: Type.String() }),
  NegotiationReopened: fact({ loadId, deadline: Instant }),
}
export type NegotiationEvent = FactsOf<typeof negotiationEvents>
