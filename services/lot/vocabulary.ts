import type { LoadStanding } from '@embarca/contracts/load/codes.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import type { LotRefusal, LotStatus } from '@embarca/contracts/lot/codes.ts'
import type { LotEvent } from '@embarca/contracts/lot/events.ts'
import type { CarrierLotCommand, LotReaction, LotRouteCommand } from '@embarca/contracts/lot/routes.ts'
import type { Decision } from '../kit/decider.ts'
import type { Lot } from './state.ts'

export type LotCommand = LotRouteCommand | CarrierLotCommand | LotReaction

/** The lot's load as it stands now. */
export type WholeLoad = {
  readonly loadId: string
  readonly shipperId: string
  readonly operationGroupId: string
  readonly authorId?: string | undefined
  readonly externalId: string
  readonly status: LoadStanding
  readonly deadline: string
  readonly terms: LoadTerms
}
export type HeldProposal = {
  readonly negotiationId: string
  readonly transporterId: string
  readonly transporterName: string
  readonly price: number
}
/** What a lot's decisions look at besides its own history, each only for the commands that need it. */
export type LotFacts = {
  /** Absent when the load is no lot, or not offered yet. */
  readonly load?: WholeLoad | undefined
  /** The transporter that asks. */
  readonly carrier: { readonly transporterId: string; readonly transporterName: string }
  /** Agreements worth more cents than that need who approves hirings. */
  readonly approvalAbove?: number | undefined
  /** The proposal that its negotiation keeps for this lot. */
  readonly proposal?: HeldProposal | undefined
  /** Some transporter's proposal lies on the table. */
  readonly proposed: boolean
  /** Where the load of the withdrawal stands that is asked about. */
  readonly withdrawnLoad?: LoadStanding
}
export const nothingBeside: LotFacts = { carrier: { transporterId: '', transporterName: '' }, proposed: false }

export type LotVocabulary = {
  state: Lot
  command: LotCommand
  event: LotEvent
  status: LotStatus
  refusal: LotRefusal
  facts: LotFacts
}

/** The decisions of some commands; `decider.ts` gathers all of them. */
export type Decisions<K extends LotCommand['type']> = { readonly [Name in K]: Decision<LotVocabulary, Name> }
