import type { TagChange } from '@embarca/contracts/bulk/routes.ts'
import type { CarrierLoadCommand } from '@embarca/contracts/carrier/routes.ts'
import type { DedicatedLoadCommand, OfContractReaction } from '@embarca/contracts/dedicated/routes.ts'
import type { LoadRefusal, LoadStatus } from '@embarca/contracts/load/codes.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import type { LaunchOrders } from '@embarca/contracts/load/launch-routes.ts'
import type { LoadReaction } from '@embarca/contracts/load/reactions.ts'
import type { LoadRouteCommand } from '@embarca/contracts/load/routes.ts'
import type { DecisionContext, DecisionsOf, NoLookups } from '../kit/decision.ts'
import type { LoadState } from './state.ts'

export type LoadCommand =
  | LoadRouteCommand
  | LaunchOrders
  | TagChange
  | CarrierLoadCommand
  | DedicatedLoadCommand
  | OfContractReaction
  | LoadReaction

export type LoadTypes = {
  state: LoadState
  command: LoadCommand
  event: LoadEvent
  status: LoadStatus
  refusal: LoadRefusal
}

/** Decisions of the named commands, with the lookups that they read; `commands.ts` has their rows. */
export type LoadDecisions<K extends LoadCommand['type'], Lookups = NoLookups> = DecisionsOf<LoadTypes, K, Lookups>
export type LoadDecisionContext<Lookups = NoLookups> = DecisionContext<LoadTypes, Lookups>
