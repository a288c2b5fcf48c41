import type { CarrierTalkCommand } from '@embarca/contracts/carrier/routes.ts'
import type { OfType } from '@embarca/contracts/kit/event.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { NegotiationRefusal, NegotiationStatus } from '@embarca/contracts/negotiation/codes.ts'
import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'
import { negotiationLifecycle } from '@embarca/contracts/negotiation/lifecycle.ts'
import type { NegotiationReaction } from '@embarca/contracts/negotiation/routes.ts'
import type { Decider } from '../kit/decider.ts'

export type Negotiation = {
  readonly loadId: string
  readonly status: NegotiationStatus | 'NEW'
  readonly deadline: string
  readonly seen: readonly string[]
  readonly declined: readonly string[]
}
export type NegotiationVocabulary = {
  state: Negotiation
  command: CarrierTalkCommand | NegotiationReaction
  event: NegotiationEvent
  status: NegotiationStatus
  refusal: NegotiationRefusal
  facts: {
    /** The load's offer as it is now; absent while there is none. */
    readonly offer?: OfType<NegotiationEvent, 'NegotiationOpened'>['data']
    /** The transporter that asks, and whether it accepted already. */
    readonly carrier: { readonly transporterId: string; readonly transporterName: string; readonly accepted: boolean }
  }
}

export const negotiationDecider: Decider<NegotiationVocabulary> = {
  initial: { loadId: '', status: 'NEW', deadline: '', seen: [], declined: [] },

  lifecycle: {
    machine: negotiationLifecycle,
    notNow: 'NEGOTIATION_NOT_NOW',
    status: ({ status }) => status,
    moot: ({ status }, { type }) => type === 'CloseNegotiation' && status !== 'OPEN',
  },

  decide: {
    OpenNegotiation: (_, { status, deadline }, { facts: { offer } }) => {
      if (!offer || (status === 'OPEN' && deadline === offer.deadline)) return []
      if (status === 'NEW') return { type: 'NegotiationOpened', data: offer }
      return { type: 'NegotiationReopened', data: { loadId: offer.loadId, deadline: offer.deadline } }
    },
    CloseNegotiation: ({ because }, { loadId }) => ({ type: 'NegotiationClosed', data: { loadId, because } }),

    SeeOffer: (_, { loadId, seen }, { facts: { carrier } }) =>
      seen.includes(carrier.transporterId) ? [] : { type: 'OfferSeen', data: { loadId, transporterId: carrier.transporterId } },
    DeclineOffer: ({ reason }, { loadId, declined }, { facts: { carrier } }) => {
      const { accepted, ...who } = carrier
      if (accepted) return refuse('ALREADY_ACCEPTED')
      if (declined.includes(who.transporterId)) return refuse('ALREADY_DECLINED')
      return { type: 'OfferDeclined', data: { loadId, ...who, reason } }
    },
  },

  evolve: {
    NegotiationOpened: (state, { loadId, deadline }) => ({ ...state, loadId, deadline, status: 'OPEN' }),
    OfferSeen: (state, { transporterId }) => ({ ...state, seen: [...state.seen, transporterId] }),
    OfferDeclined: (state, { transporterId }) => ({ ...state, declined: [...state.declined, transporterId] }),
    NegotiationClosed: (state) => ({ ...state, status: 'CLOSED' }),
    NegotiationReopened: (state, { deadline }) => ({ ...state, deadline, status: 'OPEN', declined: [] }),
  },
}
