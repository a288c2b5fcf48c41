import type { TagChange } from '@embarca/contracts/bulk/routes.ts'
import type { CarrierLoadCommand } from '@embarca/contracts/carrier/routes.ts'
import type { LoadRefusal, LoadStatus } from '@embarca/contracts/load/codes.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import type { LoadReaction } from '@embarca/contracts/load/reactions.ts'
import type { LoadRouteCommand } from '@embarca/contracts/load/routes.ts'
import type { Decision } from '../kit/decider.ts'
import type { LoadFacts } from './beside.ts'
import type { Load } from './state.ts'

export type LoadCommand = LoadRouteCommand | TagChange | CarrierLoadCommand | LoadReaction

export type LoadVocabulary = {
  state: Load
  command: LoadCommand
  event: LoadEvent
  status: LoadStatus
  refusal: LoadRefusal
  facts: LoadFacts
}

/** The decisions of some commands; `decider.ts` gathers all of them. */
export type Decisions<K extends LoadCommand['type']> = { readonly [Name in K]: Decision<LoadVocabulary, Name> }
