import { Type } from 'typebox'
import { type CommandsOf, command, query } from '../kit/route.ts'
import { Cents, Id, Line, listOf, paging, Reason, RefusalReason, Text } from '../kit/schema.ts'
import { actionFailed } from '../labels.pt.ts'
import { may } from '../roles.ts'
import { negotiationMessages } from './labels.pt.ts'
import { Acceptance, Bid, Deal, DealDetails, ResidualTime, Talk } from './views.ts'

const viewing = { may: may.seeLoads }
export const negotiationRoutes = {
  accepts: query('GET /shipping/:id/accepts', listOf(Acceptance), { ...viewing, query: paging }),
  negotiations: query('GET /shipping/:id/negotiations', listOf(Talk), { ...viewing, query: paging }),
  deals: query('GET /shipping/:id/deals', listOf(Deal), { ...viewing, query: paging }),
  deal: query('GET /shipping/:id/deals/:dealId', DealDetails, viewing),
  bids: query('GET /shipping/:id/bids', listOf(Bid), { ...viewing, query: paging }),
  residualTime: query('GET /shipping/requestResidualTime', Type.Array(ResidualTime), {
    ...viewing,
    query: { /** Joined by commas. */ shippingIds: Type.String({ minLength: 1, maxLength: 8000 }) },
  }),
}

const runs = { may: may.runLoads, messages: { failed: actionFailed } }
const price = Type.Integer({ minimum: 1, maximum: 100_000_000_00 })
const proposal = { price, quota: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000_000 })), text: Type.Optional(Text) }
const proposed = { may: may.runLoads, messages: { done: negotiationMessages.proposalSent, failed: actionFailed } }
export const attachments = Type.Array(Type.Object({ fileId: Id, name: Line }, { additionalProperties: false }), { maxItems: 10 })
const attaches = ({ attachments = [] }: { attachments?: readonly { fileId: string }[] }) => attachments.map(({ fileId }) => fileId)

/** Commands of the shipper's staff to the transporters of an offer. `dealId` is the transporter's id (`decisions/0015`). */
export const dealRoutes = {
  makeDealProposal: command('POST /shipping/:id/deals/:dealId/makeproposalshipper', 'MakeDealProposal', {
    ...proposed,
    creates: true,
    body: proposal,
  }),
  makeProposal: command('POST /shipping/:id/negotiations/makeproposal', 'MakeProposal', {
    ...proposed,
    creates: true,
    body: { transporterId: Id, ...proposal },
  }),
  closeDeal: command('POST /shipping/:id/deals/:dealId/close', 'CloseDeal', {
    may: may.runLoads,
    messages: { done: negotiationMessages.closed, failed: runs.messages.failed },
  }),
  uncloseDeal: command('POST /shipping/:id/deals/:dealId/unclose', 'ReopenDeal', runs),
  /** Marks it, or removes the mark. */
  markProposal: command('POST /shipping/:id/negotiations/markproposal', 'MarkProposal', { ...runs, query: { negotiationId: Id } }),
  refuseProposal: command('POST /shipping/:id/negotiations/refuseProposal', 'RefuseProposal', {
    may: may.runLoads,
    query: { transporterId: Id, justification: RefusalReason },
    messages: { done: negotiationMessages.proposalRefused, failed: runs.messages.failed },
  }),
  sendMessage: command('POST /shipping/:id/deals/:dealId/messages', 'SendDealMessage', {
    ...runs,
    creates: true,
    body: { text: Type.String({ maxLength: 4000 }), attachments: Type.Optional(attachments) },
    attaches,
  }),
  readDeal: command('POST /shipping/:id/deals/:dealId/messages/viewed', 'ReadDeal', runs),
  /** All deals at once, bids included. */
  readNegotiation: command('POST /shipping/:id/negotiations/viewed', 'ReadNegotiation', runs),
}

/** Hires by a proposal or bid; decided by the load, after the negotiation held it (`decisions/0015`). */
export const acceptProposal = command('POST /shipping/:id/negotiations/acceptproposal', 'AcceptProposal', {
  may: may.runLoads,
  query: { negotiationId: Id, justification: Type.Optional(Line) },
  messages: { done: negotiationMessages.transporterBound, failed: negotiationMessages.notAccepted },
})

/** Opens one deal again, and its offer if that was closed; decided by the load. */
export const reopenNegotiation = command('POST /shipping/:id/reopenNegotiation', 'ReopenNegotiation', {
  ...runs,
  query: { transporterId: Id },
})

/** The transporter's side of a deal. `:id` is the load. */
const theirs = { may: may.actForTransporter }
const operates = { may: may.operateForTransporter }
export const transporterDealCommands = {
  see: command('POST /webtransporter/offers/:id/seen', 'SeeOffer', operates),
  decline: command('POST /webtransporter/offers/:id/decline', 'DeclineOffer', { ...operates, body: { reason: Reason } }),
  propose: command('POST /webtransporter/offers/:id/proposal', 'Propose', { ...operates, creates: true, body: proposal }),
  /** Refuses the shipper's proposal; the transporter's own stays open. */
  refuseShipperProposal: command('POST /webtransporter/offers/:id/proposal/refuse', 'RefuseShipperProposal', {
    ...operates,
    body: { negotiationId: Id, reason: RefusalReason },
  }),
  /** Proposes the shipper's price: the shipper can then accept it. */
  agree: command('POST /webtransporter/offers/:id/proposal/accept', 'AgreeToProposal', {
    ...operates,
    creates: true,
    body: { negotiationId: Id },
  }),
  bid: command('POST /webtransporter/offers/:id/bid', 'PlaceBid', { ...operates, creates: true, body: { price } }),
  message: command('POST /webtransporter/offers/:id/messages', 'SendCarrierMessage', {
    ...operates,
    creates: true,
    body: { text: Type.String({ maxLength: 4000 }), attachments: Type.Optional(attachments) },
    attaches,
  }),
  readDeal: command('POST /webtransporter/offers/:id/messages/viewed', 'ReadCarrierDeal', operates),
}
/** The transporter's own deal of an offer, its auction included; never those of others. */
export const transporterDealRoutes = {
  deal: query(
    'GET /webtransporter/offers/:id/deal',
    Type.Object({
      ...DealDetails.properties,
      auction: Type.Optional(Type.Object({ ...ResidualTime.properties, nextBid: Cents, mine: Type.Boolean() })),
    }),
    theirs,
  ),
}

export type DealCommand = CommandsOf<typeof dealRoutes>
export type CarrierDealCommand = CommandsOf<typeof transporterDealCommands>

/** Commands to a negotiation from its load's events and deadlines. */
export type NegotiationReaction =
  | {
      readonly type: 'OpenNegotiation'
      readonly data: { readonly id: string /** The load did not record the end. */; readonly takenBack?: true }
    }
  | {
      readonly type: 'CloseNegotiation'
      readonly data: {
        readonly id: string
        readonly because: string
        /** Only if this end of the offer has come. */ readonly deadline?: string
        /** Only if a transporter answered. */ readonly ifAnswered?: true
      }
    }
  | {
      readonly type: 'HoldProposal'
      readonly data: { readonly id: string; readonly negotiationId: string; readonly justification?: string }
    }
  | { readonly type: 'ReleaseProposal'; readonly data: { readonly id: string; readonly negotiationId: string } }
  | { readonly type: 'EndAuction'; readonly data: { readonly id: string; readonly endsAt: string } }
