import type { LoadLifecycleStatus } from '@embarca/contracts/load/codes.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import type { LotRefusal, LotStatus } from '@embarca/contracts/lot/codes.ts'
import type { LotEvent } from '@embarca/contracts/lot/events.ts'
import type { CarrierLotCommand, LotReaction, LotRouteCommand } from '@embarca/contracts/lot/routes.ts'
import type { DecisionContext, DecisionsOf, NoLookups } from '../kit/decision.ts'
import type { LotState } from './state.ts'

export type LotCommand = LotRouteCommand | CarrierLotCommand | LotReaction

/** The lot's load as it is now. */
export type LotLoad = {
  readonly loadId: string
  readonly shipperId: string
  readonly operationGroupId: string
  readonly authorId?: string | undefined
  readonly externalId: string
  readonly status: LoadLifecycleStatus
  readonly deadline: string
  readonly terms: LoadTerms
}
/** The lot's load; undefined when the load is no lot, or not offered yet. */
export type LoadLookup = { readonly load: LotLoad | undefined }
/** A proposal that its negotiation holds for this lot. */
export type HeldProposal = {
  readonly negotiationId: string
  readonly transporterId: string
  readonly transporterName: string
  readonly price: number
}
export type LotTypes = {
  state: LotState
  command: LotCommand
  event: LotEvent
  status: LotStatus
  refusal: LotRefusal
}

/** Decisions of the named commands, with the lookups that they read; `commands.ts` has their rows. */
export type LotDecisions<K extends LotCommand['type'], Lookups = NoLookups> = DecisionsOf<LotTypes, K, Lookups>
export type LotDecisionContext<Lookups = NoLookups> = DecisionContext<LotTypes, Lookups>
