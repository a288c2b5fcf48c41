import { type EventsOf, event } from '../kit/event.ts'
import { Id } from '../kit/schema.ts'

const tie = { operatorId: Id, transporterId: Id }

/** A logistic operator's own list of carriers: it invites, the carrier accepts, either ends it (CA8). No shipper's business. */
export const operatorTieEvents = {
  OperatorCarrierInvited: event(tie),
  OperatorCarrierAccepted: event(tie),
  OperatorCarrierRefused: event(tie),
  OperatorCarrierEnded: event(tie),
}
export type OperatorTieEvent = EventsOf<typeof operatorTieEvents>
