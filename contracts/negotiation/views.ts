import { type Static, Type } from 'typebox'
import { Cents, Id } from '../kit/schema.ts'
import { dealAgents, dealStatuses } from './codes.ts'

const maybe = { text: Type.Optional(Type.String()), cents: Type.Optional(Cents), number: Type.Optional(Type.Number()) }

/** Transporters that accepted, in the order of acceptance. */
export const Acceptance = Type.Object({
  transporterId: Id,
  transporterName: Type.String(),
  price: Cents,
  at: Type.String(),
  status: Type.Enum(['ACCEPTED', 'ASSIGNED', 'LOST'] as const),
})

const Proposal = Type.Object({ negotiationId: Id, price: Cents, quota: maybe.number, text: maybe.text, at: Type.String() })

/** One line per transporter that the offer reached: what it did with the offer, and the open proposals. */
export const Talk = Type.Object({
  transporterId: Id,
  transporterName: Type.String(),
  seenAt: maybe.text,
  declinedAt: maybe.text,
  reason: maybe.text,
  acceptedAt: maybe.text,
  dealId: Type.Optional(Id),
  status: Type.Optional(Type.Enum(dealStatuses)),
  /** The last proposal of each side; a refused one is not open. */
  transporterProposal: Type.Optional(Proposal),
  shipperProposal: Type.Optional(Proposal),
  marked: Type.Optional(Type.Boolean()),
  /** Proposals and messages of the transporter that no user of the shipper has read. */
  unread: Type.Optional(Type.Integer()),
  /** 1 to 5, over the rated loads; absent without any. */
  rating: maybe.number,
  ratings: maybe.number,
  /** 0 to 1, over the deliveries with an arrival; absent without any. */
  onTimeShare: maybe.number,
})
export type Talk = Static<typeof Talk>

/** A deal in a list; negotiations are the same lines, sorted by the transporter's price. */
export const Deal = Type.Object({ ...Talk.properties, dealId: Id, status: Type.Enum(dealStatuses), lastAt: Type.String() })
export type Deal = Static<typeof Deal>

export const DealItem = Type.Object({
  id: Id,
  kind: Type.Enum(['PROPOSAL', 'REFUSAL', 'MESSAGE', 'ACCEPTANCE', 'RELEASE', 'CLOSED', 'REOPENED', 'BID'] as const),
  agent: Type.Enum(dealAgents),
  /** The author on the shipper's side; the transporter's name otherwise. */
  who: Type.String(),
  value: maybe.cents,
  quota: maybe.number,
  text: maybe.text,
  attachments: Type.Array(Type.Object({ fileId: Id, name: Type.String() })),
  viewed: Type.Boolean(),
  /** Open, replaced by a later one, refused, or accepted. */
  status: Type.Enum(['SENT', 'REPLACED', 'REFUSED', 'ACCEPTED'] as const),
  date: Type.String(),
})
export type DealItem = Static<typeof DealItem>
/** One deal with all its entries, oldest first. */
export const DealDetails = Type.Object({ ...Deal.properties, items: Type.Array(DealItem) })

/** A bid of an auction, latest first; `best` is the one that leads. */
export const Bid = Type.Object({
  negotiationId: Id,
  transporterId: Id,
  transporterName: Type.String(),
  price: Cents,
  at: Type.String(),
  best: Type.Boolean(),
})
export type Bid = Static<typeof Bid>

/** Seconds until an auction ends by the server's clock, and its price now. */
export const ResidualTime = Type.Object({
  shippingId: Id,
  residualTime: Type.Integer(),
  endsAt: Type.String(),
  offerPrice: maybe.cents,
  bids: Type.Integer(),
  /** Its initial bid, to compare the winning bid with. */ initialBid: maybe.cents,
})
export type ResidualTime = Static<typeof ResidualTime>
