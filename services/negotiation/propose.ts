import { type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { NegotiationRefusal } from '@embarca/contracts/negotiation/codes.ts'
import { priceRefused } from './price.ts'
import type { DealState, NegotiationState, Proposal } from './state.ts'
import type { Looked, NegotiationDecisionContext, NegotiationDecisions, Reached } from './types.ts'

type ByShipper = Looked<'other' | 'open' | 'reference'>
type ProposalTerms = Omit<Proposal, 'negotiationId'>
type ProposalContext<L> = Pick<NegotiationDecisionContext<L>, 'lookups' | 'now' | 'newId'>

/** Prices that one side proposes and the other may accept. The load decides who is hired. */
export const proposing: NegotiationDecisions<
  'MakeDealProposal' | 'MakeProposal' | 'Propose' | 'AgreeToProposal' | 'RefuseShipperProposal' | 'RefuseProposal' | 'MarkProposal',
  {
    MakeDealProposal: ByShipper
    MakeProposal: ByShipper
    Propose: Looked<'carrier' | 'open' | 'reference'>
    AgreeToProposal: Looked<'carrier' | 'open'>
    RefuseShipperProposal: Looked<'carrier'>
  }
> = {
  MakeDealProposal: ({ price, quota, text }, state, context) => offered(state, termsOf(price, quota, text), context),
  MakeProposal: ({ price, quota, text }, state, context) => offered(state, termsOf(price, quota, text), context),

  Propose: ({ price, quota, text }, state, context) => {
    const { lookups, newId } = context
    const no = unspeakable(state, lookups.carrier, context) ?? priceRefused(price, lookups.reference)
    return no ?? made(state, lookups.carrier, 'TRANSPORTER', termsOf(price, quota, text), newId)
  },
  AgreeToProposal: ({ negotiationId }, state, context) => {
    const { lookups, newId } = context
    const no = unspeakable(state, lookups.carrier, context)
    if (no) return no
    const ours = state.deals[lookups.carrier.transporterId]?.ours
    if (ours?.negotiationId !== negotiationId) return refuse('PROPOSAL_REPLACED')
    return made(state, lookups.carrier, 'TRANSPORTER', termsOf(ours.price, ours.quota), newId)
  },
  RefuseShipperProposal: ({ negotiationId, reason }, { loadId, deals }, { lookups: { carrier } }) => {
    if (deals[carrier.transporterId]?.ours?.negotiationId !== negotiationId) return refuse('PROPOSAL_REPLACED')
    return { type: 'ShipperProposalRefused', data: { loadId, transporterId: carrier.transporterId, negotiationId, reason } }
  },

  RefuseProposal: ({ transporterId, justification }, { loadId, deals }) => {
    const deal = deals[transporterId]
    if (!deal?.theirs) return refuse('PROPOSAL_UNKNOWN')
    if (deal.held) return refuse('PROPOSAL_HELD')
    return { type: 'ProposalRefused', data: { loadId, transporterId, negotiationId: deal.theirs.negotiationId, justification } }
  },
  MarkProposal: ({ negotiationId }, { loadId, deals }) => {
    const deal = Object.values(deals).find((one) => one.theirs?.negotiationId === negotiationId || one.bid?.negotiationId === negotiationId)
    if (!deal) return refuse('PROPOSAL_REPLACED')
    return { type: 'ProposalMarked', data: { loadId, transporterId: deal.transporterId, negotiationId, marked: !deal.marked } }
  },
}

const termsOf = (price: number, quota?: number, text?: string): ProposalTerms => ({
  price,
  ...(quota !== undefined && { quota }),
  ...(text?.trim() && { text: text.trim() }),
})

/** What keeps a side from proposing a price to this transporter, or this transporter from proposing one. */
const unspeakable = (
  { deals, auction, lot, deadline }: NegotiationState,
  { transporterId, accepted }: Reached,
  { lookups: { open }, now }: Pick<ProposalContext<Looked<'open'>>, 'lookups' | 'now'>,
): Refusal<NegotiationRefusal> | undefined => {
  // Whether or not the end was recorded; a lot ends when its volume does.
  if (!open || (!lot && now >= deadline)) return refuse('NEGOTIATION_NOT_NOW')
  if (auction) return refuse('PROPOSALS_NOT_HERE')
  if (accepted) return refuse('ALREADY_ACCEPTED')
  const deal = deals[transporterId]
  if (deal?.held) return refuse('PROPOSAL_HELD')
  return deal?.closed ? refuse('DEAL_CLOSED') : undefined
}

const offered = (state: NegotiationState, proposal: ProposalTerms, context: ProposalContext<ByShipper>) => {
  const { other } = context.lookups
  if (!other) return refuse('DEAL_UNKNOWN')
  if (other.accepted) return refuse('TRANSPORTER_ALREADY_ACCEPTED')
  return (
    unspeakable(state, other, context) ??
    priceRefused(proposal.price, context.lookups.reference) ??
    made(state, other, 'SHIPPER', proposal, context.newId)
  )
}

const made = (
  { loadId, deals }: NegotiationState,
  { transporterId, transporterName }: Reached,
  by: 'SHIPPER' | 'TRANSPORTER',
  proposal: ProposalTerms,
  negotiationId: string,
) => {
  const last = by === 'SHIPPER' ? deals[transporterId]?.ours : deals[transporterId]?.theirs
  if (isSame(last, proposal)) return []
  return { type: 'ProposalMade', data: { loadId, transporterId, transporterName, negotiationId, by, ...proposal } } as const
}
const isSame = (last: DealState['ours'], { price, quota, text }: ProposalTerms) =>
  last !== undefined && last.price === price && last.quota === quota && last.text === text
