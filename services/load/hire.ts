import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { Carrier } from '../registry/index.ts'
import { deadlineFrom } from './deadline.ts'
import type { NegotiationSummary, Register } from './lookup-types.ts'
import { hasAccepted, type LoadState } from './state.ts'
import type { LoadDecisions } from './types.ts'

/** From the offer to a hired transporter. */
export const hiring: LoadDecisions<
  | 'AcceptOffer'
  | 'CompleteOffer'
  | 'CloseOffer'
  | 'ReopenOffer'
  | 'ChooseTransporter'
  | 'ApproveHiring'
  | 'RefuseHiring'
  | 'UndoAcceptance'
  | 'AcceptProposal'
  | 'ReopenNegotiation',
  {
    AcceptOffer: { carrier: Carrier }
    CompleteOffer: { talk: NegotiationSummary }
    CloseOffer: { talk: NegotiationSummary }
    AcceptProposal: { talk: NegotiationSummary; register: Register }
  }
> = {
  AcceptOffer: (_, load, { next, now, lookups: { carrier } }) => {
    if (hasAccepted(load, carrier.transporterId)) return refuse('ALREADY_ACCEPTED')
    if (load.deadline && now >= load.deadline) return refuse('OFFER_OVER')
    const hired = { ...carrier, price: load.terms!.freightPrice! }
    const accepted = { type: 'OfferAccepted', data: { loadId: load.loadId, ...hired } } as const
    if (next === load.status) return accepted
    return [accepted, { type: 'TransporterAssigned', data: { loadId: load.loadId, status: next, ...hired } }]
  },

  CompleteOffer: (_, { loadId, deadline }, { next, now, lookups: { talk } }) => {
    // A late bid moved the end of its auction: the offer ends with it.
    if (talk.bidding) return []
    if (deadline && now < deadline) return refuse('OFFER_STILL_OPEN')
    return { type: next === 'EXPIRED' ? 'LoadExpired' : 'OfferCompleted', data: { loadId, status: next } }
  },
  CloseOffer: (_, { loadId }, { next }) => ({ type: 'OfferCompleted', data: { loadId, status: next } }),
  AcceptProposal: ({ negotiationId }, { loadId }, { next, lookups: { talk } }) => {
    const held = talk.held[negotiationId]
    if (!held) return refuse('PROPOSAL_REPLACED')
    return { type: 'TransporterAssigned', data: { loadId, status: next, ...held, negotiationId } }
  },
  /** Its deal is open again by then; an open offer needs no event. */
  ReopenNegotiation: (_, load, { next, now }) =>
    load.status === 'OFFER_COMPLETED' ? { type: 'OfferReopened', data: { ...reopened(load, now), status: next } } : [],
  ReopenOffer: (_, load, { next, now }) => ({ type: 'OfferReopened', data: { ...reopened(load, now), status: next } }),

  ChooseTransporter: ({ transporterId }, { loadId, acceptances }, { next }) => {
    const chosen = acceptances.find((one) => one.transporterId === transporterId)
    if (!chosen) return refuse('TRANSPORTER_DID_NOT_ACCEPT')
    return { type: 'TransporterAssigned', data: { loadId, status: next, ...chosen } }
  },

  ApproveHiring: (_, { loadId }, { next }) => ({ type: 'HiringApproved', data: { loadId, status: next } }),
  RefuseHiring: ({ reason }, load, { next, now }) => ({ type: 'HiringRefused', data: { ...reopened(load, now), status: next, reason } }),
  UndoAcceptance: (_, load, { next, now }) => ({ type: 'AcceptanceUndone', data: { ...reopened(load, now), status: next } }),
}

/** Whether a hiring needs approval: the profile asks for it, or its price is above the shipper's limit or above the reference. */
export const isDear = (
  negotiationId: string,
  { terms }: LoadState,
  { talk, register }: { readonly talk: NegotiationSummary; readonly register: Register },
): boolean => {
  const price = talk.held[negotiationId]?.price ?? 0
  const limits = [register.approvalAbove, terms?.referenceValue]
  return register.profile?.approvalRequired === true || limits.some((limit) => limit !== undefined && price > limit)
}

const reopened = ({ loadId, terms }: LoadState, now: string) => ({ loadId, deadline: deadlineFrom(terms!, now) })
