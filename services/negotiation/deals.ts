import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { DealAgent } from '@embarca/contracts/negotiation/codes.ts'
import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'
import type { NegotiationState } from './state.ts'
import type { Looked, NegotiationDecisions, Reached } from './types.ts'

/** Commands of one deal: close, reopen, send a message, mark as read. */
export const dealing: NegotiationDecisions<
  'CloseDeal' | 'ReopenDeal' | 'SendDealMessage' | 'SendCarrierMessage' | 'ReadDeal' | 'ReadCarrierDeal' | 'ReadNegotiation',
  {
    CloseDeal: Looked<'other'>
    ReopenDeal: Looked<'other'>
    SendDealMessage: Looked<'other' | 'unsettled' | 'hired'>
    SendCarrierMessage: Looked<'carrier' | 'unsettled' | 'hired'>
    ReadDeal: Looked<'other'>
    ReadCarrierDeal: Looked<'carrier'>
  }
> = {
  CloseDeal: ({ dealId: transporterId }, { loadId, deals }, { lookups: { other } }) => {
    const deal = deals[transporterId]
    if (!deal && !other) return refuse('DEAL_UNKNOWN')
    if (deal?.held) return refuse('PROPOSAL_HELD')
    return deal?.closed ? [] : { type: 'DealClosed', data: { loadId, transporterId } }
  },
  ReopenDeal: ({ dealId: transporterId }, { loadId, deals }, { lookups: { other } }) => {
    const deal = deals[transporterId]
    if (!deal && !other) return refuse('DEAL_UNKNOWN')
    return deal?.closed ? { type: 'DealReopened', data: { loadId, transporterId } } : []
  },

  SendDealMessage: (message, state, { lookups, newId }) => {
    const { other } = lookups
    if (!other) return refuse('DEAL_UNKNOWN')
    return isOver(other, lookups) ? refuse('NEGOTIATION_NOT_NOW') : sent(state, other, 'SHIPPER', message, newId)
  },
  SendCarrierMessage: (message, state, { lookups, newId }) =>
    isOver(lookups.carrier, lookups) ? refuse('NEGOTIATION_NOT_NOW') : sent(state, lookups.carrier, 'TRANSPORTER', message, newId),

  ReadDeal: ({ dealId }, state, { lookups: { other } }) =>
    other || state.deals[dealId] ? read(state, dealId, 'SHIPPER') : refuse('DEAL_UNKNOWN'),
  ReadCarrierDeal: (_, state, { lookups: { carrier } }) => read(state, carrier.transporterId, 'TRANSPORTER'),
  ReadNegotiation: (_, { loadId, deals }) =>
    Object.values(deals).some(({ unread }) => unread.includes('SHIPPER')) ? { type: 'NegotiationRead', data: { loadId } } : [],
}

/** After the hiring, only the hired transporter and the shipper can write. */
const isOver = ({ transporterId }: Reached, { unsettled, hired }: Looked<'unsettled' | 'hired'>) =>
  !unsettled && !hired.includes(transporterId)

type Message = { readonly text: string; readonly attachments?: readonly { fileId: string; name: string }[] }
const sent = (
  { loadId, deals }: NegotiationState,
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

const read = ({ loadId, deals }: NegotiationState, transporterId: string, by: DealAgent): readonly NegotiationEvent[] =>
  deals[transporterId]?.unread.includes(by) ? [{ type: 'DealRead', data: { loadId, transporterId, by } }] : []
