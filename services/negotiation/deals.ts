import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { DealAgent } from '@embarca/contracts/negotiation/codes.ts'
import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'
import type { Negotiation } from './state.ts'
import type { Decisions, NegotiationVocabulary, Reached } from './vocabulary.ts'

/** One deal among others: closed and opened again, talked in, and read. */
export const dealing: Decisions<
  'CloseDeal' | 'ReopenDeal' | 'SendDealMessage' | 'SendCarrierMessage' | 'ReadDeal' | 'ReadCarrierDeal' | 'ReadNegotiation'
> = {
  CloseDeal: ({ dealId: transporterId }, { loadId, deals }, { facts: { other } }) => {
    const deal = deals[transporterId]
    if (!deal && !other) return refuse('DEAL_UNKNOWN')
    if (deal?.held) return refuse('PROPOSAL_HELD')
    return deal?.closed ? [] : { type: 'DealClosed', data: { loadId, transporterId } }
  },
  ReopenDeal: ({ dealId: transporterId }, { loadId, deals }, { facts: { other } }) => {
    const deal = deals[transporterId]
    if (!deal && !other) return refuse('DEAL_UNKNOWN')
    return deal?.closed ? { type: 'DealReopened', data: { loadId, transporterId } } : []
  },

  SendDealMessage: (message, state, { facts, newId }) => {
    const { other } = facts
    if (!other) return refuse('DEAL_UNKNOWN')
    return isOver(other, facts) ? refuse('NEGOTIATION_NOT_NOW') : sent(state, other, 'SHIPPER', message, newId)
  },
  SendCarrierMessage: (message, state, { facts, newId }) =>
    isOver(facts.carrier, facts) ? refuse('NEGOTIATION_NOT_NOW') : sent(state, facts.carrier, 'TRANSPORTER', message, newId),

  ReadDeal: ({ dealId }, state, { facts: { other } }) =>
    other || state.deals[dealId] ? read(state, dealId, 'SHIPPER') : refuse('DEAL_UNKNOWN'),
  ReadCarrierDeal: (_, state, { facts: { carrier } }) => read(state, carrier.transporterId, 'TRANSPORTER'),
  ReadNegotiation: (_, { loadId, deals }) =>
    Object.values(deals).some(({ unread }) => unread.includes('SHIPPER')) ? { type: 'NegotiationRead', data: { loadId } } : [],
}

/** From the hiring on, only who was hired and the shipper still talk. */
const isOver = ({ transporterId }: Reached, { unsettled, hired }: NegotiationVocabulary['facts']) =>
  !unsettled && !hired.includes(transporterId)

type Message = { readonly text: string; readonly attachments?: readonly { fileId: string; name: string }[] }
const sent = (
  { loadId, deals }: Negotiation,
  { transporterId, transporterName }: Reached,
  by: DealAgent,
  { text: written, attachments = [] }: Message,
  messageId: string,
) => {
  const text = written.trim()
  if (!text && !attachments.length) return refuse('MESSAGE_EMPTY')
  if (deals[transporterId]?.closed) return refuse('DEAL_CLOSED')
  const data = { loadId, transporterId, transporterName, messageId, by, text, attachments: [...attachments] }
  return { type: 'DealMessageSent', data } as const
}

const read = ({ loadId, deals }: Negotiation, transporterId: string, by: DealAgent): readonly NegotiationEvent[] =>
  deals[transporterId]?.unread.includes(by) ? [{ type: 'DealRead', data: { loadId, transporterId, by } }] : []
