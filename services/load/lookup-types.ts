import type { BlockState } from '@embarca/contracts/block/active.ts'
import type { ContractTerms } from '@embarca/contracts/dedicated/events.ts'
import type { FieldsOf } from '@embarca/contracts/kit/registry.ts'
import type { PlaceSnapshot } from '@embarca/contracts/load/stops.ts'
import type { driverFields, profileFields, vehicleFields } from '@embarca/contracts/reference/fields.ts'
import type { Tie, Tied } from '@embarca/contracts/reference/ties.ts'
import type { Carrier } from '../registry/index.ts'

type Names = Readonly<Record<string, string>>
/** The register entries that a form names, as they are now. Other shippers' entries are left out. */
export type Register = {
  readonly places: Readonly<Record<string, PlaceSnapshot>>
  readonly operationGroup: boolean
  readonly profile?: FieldsOf<typeof profileFields> | undefined
  /** Names by id. */
  readonly products: Names
  readonly units: Names
  readonly conditionings: Names
  /** Transporters of each group. */
  readonly groups: Readonly<Record<string, readonly string[]>>
  /** Those of the named transporters that work for the shipper. */
  readonly transporters: readonly string[]
  /** Drivers of each group of drivers. */
  readonly driverGroups: Readonly<Record<string, readonly string[]>>
  /** Of each named driver and of each in a named group, the ties with companies that work for the shipper. */
  readonly employers: Readonly<Record<string, readonly Tie[]>>
  /** The operation groups of carriers that the target names, itself or by group or driver; empty: they work in all. */
  readonly operationGroups?: Readonly<Record<string, readonly string[]>>
  /** Blocks of carriers. */
  readonly blocks?: readonly BlockState[]
  /** Hirings above this many cents need approval. */
  readonly approvalAbove?: number | undefined
}
type TiedTo<Fields extends { transporterId: string }> = Fields & Tied<Partial<Fields>>
export type Crew = {
  readonly driver?: TiedTo<FieldsOf<typeof driverFields>> | undefined
  readonly vehicles: readonly TiedTo<FieldsOf<typeof vehicleFields> & { readonly id: string }>[]
}
/** The progress of drops and receipts. */
export type Drops = { readonly allApproved: boolean; readonly anyApproved: boolean; readonly allEnded: boolean; readonly closed: boolean }

/** A transporter that does not work for the shipper. */
export const noCarrier: Carrier = { transporterId: '', transporterName: '' }
export const noCrew: Crew = { vehicles: [] }

/** A contract as loads read it: its terms now, and whether it may carry one. */
export type ContractSummary = {
  readonly isActive: boolean
  readonly shipperId: string
  readonly operationGroupId: string
  readonly terms?: ContractTerms
  readonly heldBy?: string
}

/** Lookups of a launch: what its form names, and the settled transporter. */
export type LaunchLookups = {
  readonly register: Register
  readonly carrier: Carrier
  readonly crew: Crew
  /** The contract whose vehicle it names; without terms: it is none of the user's. */
  readonly contract?: (ContractSummary & { readonly isBusy: boolean }) | undefined
}

/** The negotiation of the offer: whether it has a bid or an open proposal, whether bids are still taken, and which proposals are held. */
export type NegotiationSummary = {
  readonly answered: boolean
  readonly bidding: boolean
  readonly held: Readonly<Record<string, { readonly transporterId: string; readonly transporterName: string; readonly price: number }>>
}
