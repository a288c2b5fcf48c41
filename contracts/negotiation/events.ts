import { Type } from 'typebox'
import { frozenChecks as checks } from '../eligibility/checks.ts'
import { type EventsOf, event } from '../kit/event.ts'
import { Cents, Id, Instant } from '../kit/schema.ts'
import { hiringTypes } from '../load/codes.ts'
import { ReachedTarget } from '../load/terms.ts'
import { dealAgents } from './codes.ts'

const loadId = Id
const transporter = { transporterId: Id, transporterName: Type.String() }
const by = Type.Enum(dealAgents)
const Attachment = Type.Object({ fileId: Id, name: Type.String() })
/** The rules of an auction: each bid must be lower than the price before. */
const AuctionRules = Type.Object({
  initialBid: Cents,
  /** A bid is at least this many per cent below the best before it. */ reductionPercentage: Type.Number(),
  /** Minutes that remain at least after a bid; absent: the end does not move. */ extension: Type.Optional(Type.Integer()),
  endsAt: Instant,
})

/** Proposals, bids and messages about an offer. The load's own stream decides who is hired, because it also has cancellations. */
export const negotiationEvents = {
  NegotiationOpened: event({
    loadId,
    shipperId: Id,
    operationGroupId: Id,
    target: ReachedTarget,
    deadline: Instant,
    externalId: Type.Optional(Type.String()),
    hiringType: Type.Optional(Type.Enum(hiringTypes)),
    lot: Type.Optional(Type.Boolean()),
    auction: Type.Optional(AuctionRules),
  }),
  OfferSeen: event({ loadId, transporterId: Id }),
  OfferDeclined: event({ loadId, transporterId: Id, transporterName: Type.String(), reason: Type.String() }),
  NegotiationClosed: event({ loadId, because: Type.String() }),
  NegotiationReopened: event({ loadId, deadline: Instant, auction: Type.Optional(AuctionRules) }),

  /** `negotiationId` names this proposal of one side; the next one of the same side replaces it. */
  ProposalMade: event({
    loadId,
    ...transporter,
    negotiationId: Id,
    by,
    price: Cents,
    /** Kilograms of a lot that the transporter asks for. */ quota: Type.Optional(Type.Number()),
    text: Type.Optional(Type.String()),
    checks,
  }),
  ProposalMarked: event({ loadId, transporterId: Id, negotiationId: Id, marked: Type.Boolean() }),
  /** The shipper refuses the transporter's proposal. */
  ProposalRefused: event({ loadId, transporterId: Id, negotiationId: Id, justification: Type.String() }),
  /** The transporter refuses the shipper's proposal; the deal stays open. */
  ShipperProposalRefused: event({ loadId, transporterId: Id, negotiationId: Id, reason: Type.String() }),
  /** From then on the transporter cannot change it; the load decides whether it is hired. */
  ProposalHeld: event({
    loadId,
    ...transporter,
    negotiationId: Id,
    price: Cents,
    quota: Type.Optional(Type.Number()),
    justification: Type.Optional(Type.String()),
  }),
  ProposalReleased: event({ loadId, transporterId: Id, negotiationId: Id }),
  DealClosed: event({ loadId, transporterId: Id }),
  DealReopened: event({ loadId, transporterId: Id }),
  DealMessageSent: event({ loadId, ...transporter, messageId: Id, by, text: Type.String(), attachments: Type.Array(Attachment) }),
  /** This side read everything of the other side so far. */
  DealRead: event({ loadId, transporterId: Id, by }),
  /** The shipper's staff read everything of all transporters so far, bids included. */
  NegotiationRead: event({ loadId }),

  BidPlaced: event({ loadId, ...transporter, negotiationId: Id, price: Cents, checks }),
  AuctionExtended: event({ loadId, endsAt: Instant }),
  /** `endsAt`: the latest planned end; `deadline`: the end of its offer. */
  AuctionEnded: event({ loadId, endsAt: Instant, deadline: Instant, bids: Type.Integer() }),
}
export type NegotiationEvent = EventsOf<typeof negotiationEvents>
