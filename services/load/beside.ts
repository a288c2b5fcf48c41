import type { FieldsOf } from '@embarca/contracts/kit/registry.ts'
import type { LoadStanding } from '@embarca/contracts/load/codes.ts'
import type { PlaceSnapshot } from '@embarca/contracts/load/stops.ts'
import type { driverFields, profileFields, vehicleFields } from '@embarca/contracts/reference/fields.ts'
import type { Load } from './state.ts'

type Names = Readonly<Record<string, string>>
/** What a load is launched with, as the registers know it. Only what belongs to the shipper is in here. */
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
  /** The transporter of each named driver, when it works for the shipper. */
  readonly employers: Names
  /** Hirings above this many cents need approval. */
  readonly approvalAbove?: number | undefined
}
export type Crew = {
  readonly driver?: FieldsOf<typeof driverFields> | undefined
  readonly vehicles: readonly (FieldsOf<typeof vehicleFields> & { readonly id: string })[]
}
/** How far the drops and their receipts are. */
export type Drops = { readonly allApproved: boolean; readonly anyApproved: boolean; readonly allEnded: boolean; readonly closed: boolean }

/** What was said about the offer: whether anybody bid or has a proposal on the table, whether bids still come, and what is being accepted. */
export type Talk = {
  readonly answered: boolean
  readonly bidding: boolean
  readonly held: Readonly<Record<string, { readonly transporterId: string; readonly transporterName: string; readonly price: number }>>
}

/** What the load's decisions look at besides its own history, each only for the commands that need it. */
export type LoadFacts = {
  readonly register: Register
  /** The transporter that asks, or the one that is asked for; without an id when it does not work for the shipper. */
  readonly carrier: { readonly transporterId: string; readonly transporterName: string }
  readonly crew: Crew
  /** Where the load stands that is launched once more. */
  readonly relaunched?: LoadStanding
  /** The load of a batch that the others are made after. */
  readonly first?: Load
  /** The lot that a part was withdrawn from. */
  readonly whole?: Load
  readonly drops: Drops
  readonly talk: Talk
}

export const nothingBeside: LoadFacts = {
  register: { places: {}, products: {}, units: {}, conditionings: {}, operationGroup: false, groups: {}, transporters: [], employers: {} },
  carrier: { transporterId: '', transporterName: '' },
  crew: { vehicles: [] },
  drops: { allApproved: false, anyApproved: false, allEnded: false, closed: false },
  talk: { answered: false, bidding: false, held: {} },
}
