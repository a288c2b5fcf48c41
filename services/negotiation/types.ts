import type { OfType } from '@embarca/contracts/kit/event.ts'
import type { NegotiationRefusal, NegotiationStatus } from '@embarca/contracts/negotiation/codes.ts'
import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'
import type { CarrierDealCommand, DealCommand, NegotiationReaction } from '@embarca/contracts/negotiation/routes.ts'
import type { DecisionContext, DecisionsOf, NoLookups } from '../kit/decision.ts'
import type { NegotiationState } from './state.ts'

/** A transporter that the offer reached. */
export type Reached = { readonly transporterId: string; readonly transporterName: string; readonly accepted: boolean }

export type NegotiationCommand = DealCommand | CarrierDealCommand | NegotiationReaction
export type NegotiationTypes = {
  state: NegotiationState
  command: NegotiationCommand
  event: NegotiationEvent
  status: NegotiationStatus
  refusal: NegotiationRefusal
}

/** What decisions of negotiations may look up; each command's row names what it needs. */
export type NegotiationLookups = {
  /** The load's offer as it is now; undefined while there is none. */
  readonly offer: OfType<NegotiationEvent, 'NegotiationOpened'>['data'] | undefined
  /** Whether the load takes answers now. */
  readonly open: boolean
  /** Whether the shipper may still choose a transporter. */
  readonly unsettled: boolean
  /** The fixed price, or the reference value. */
  readonly reference: number | undefined
  /** Whether a transporter accepted the fixed price. */
  readonly accepted: boolean
  /** The asking transporter. */
  readonly carrier: Reached
  /** The transporter that the shipper names; undefined when the offer did not reach it. */
  readonly other: Reached | undefined
  /** Transporters that have the load, or a part of it. */
  readonly hired: readonly string[]
}
export type Looked<K extends keyof NegotiationLookups> = Pick<NegotiationLookups, K>

/** Decisions of the named commands, with the lookups that they read; `commands.ts` has their rows. */
export type NegotiationDecisions<K extends NegotiationCommand['type'], Lookups = NoLookups> = DecisionsOf<NegotiationTypes, K, Lookups>
export type NegotiationDecisionContext<Lookups = NoLookups> = DecisionContext<NegotiationTypes, Lookups>
