import type { PartnershipRefusal, PartnershipStatus } from '@embarca/contracts/partnership/codes.ts'
import type { PartnershipEvent } from '@embarca/contracts/partnership/events.ts'
import type { PartnershipReaction, PartnershipRouteCommand } from '@embarca/contracts/partnership/routes.ts'
import type { PartnershipState, registered } from '../registry/index.ts'

export type PartnershipCommand = PartnershipRouteCommand | PartnershipReaction
export type PartnershipTypes = {
  state: PartnershipState
  command: PartnershipCommand
  event: PartnershipEvent
  status: PartnershipStatus
  refusal: PartnershipRefusal
}

/** The two companies of the relation. */
export type Relation = { readonly shipperId: string; readonly transporterId: string }
export type Company = Awaited<ReturnType<typeof registered<'transporter'>>>
/** What every decision of a relation reads: whose it is, and the carrier as it is registered. */
export type RelationLookup = { readonly relation: Relation; readonly company: Company }
