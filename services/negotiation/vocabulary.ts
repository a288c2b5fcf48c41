import type { OfType } from '@embarca/contracts/kit/event.ts'
import type { NegotiationRefusal, NegotiationStatus } from '@embarca/contracts/negotiation/codes.ts'
import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'
import type { CarrierDealCommand, DealCommand, NegotiationReaction } from '@embarca/contracts/negotiation/routes.ts'
import type { Decision } from '../kit/decider.ts'
import type { Negotiation } from './state.ts'

/** A transporter that the offer reached. */
export type Reached = { readonly transporterId: string; readonly transporterName: string; readonly accepted: boolean }

export type NegotiationCommand = DealCommand | CarrierDealCommand | NegotiationReaction
export type NegotiationVocabulary = {
  state: Negotiation
  command: NegotiationCommand
  event: NegotiationEvent
  status: NegotiationStatus
  refusal: NegotiationRefusal
  facts: {
    /** The load's offer as it is now; absent while there is none. */
    readonly offer?: OfType<NegotiationEvent, 'NegotiationOpened'>['data']
    /** Whether the load takes answers now. */
    readonly open: boolean
    /** Whether the shipper may still choose a transporter. */
    readonly unsettled: boolean
    /** The closed price, or what the freight should cost. */
    readonly reference?: number
    /** Somebody accepted the closed price. */
    readonly accepted: boolean
    /** The transporter that asks. */
    readonly carrier: Reached
    /** The transporter that the shipper speaks of; absent when the offer did not reach it. */
    readonly other?: Reached
    /** Who has the load, or a part of it. */
    readonly hired: readonly string[]
  }
}

/** The decisions of some commands; `decider.ts` gathers all of them. */
export type Decisions<K extends NegotiationCommand['type']> = { readonly [Name in K]: Decision<NegotiationVocabulary, Name> }
