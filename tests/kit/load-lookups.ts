import type { LoadLifecycleStatus } from '@embarca/contracts/load/codes.ts'
import type { FormsOfLoad } from '@embarca/services/load/evaluate.ts'
import type { Gates } from '@embarca/services/load/gates.ts'
import type { ContractSummary, Crew, Drops, NegotiationSummary, Register } from '@embarca/services/load/lookup-types.ts'
import type { LoadState } from '@embarca/services/load/state.ts'
import type { Carrier } from '@embarca/services/registry/index.ts'

type LoadLookups = {
  readonly register: Register
  readonly carrier: Carrier
  readonly crew: Crew
  readonly drops: Drops
  readonly talk: NegotiationSummary
  readonly relaunched?: LoadLifecycleStatus
  readonly first?: LoadState
  readonly whole?: LoadState
  readonly forms: FormsOfLoad
  readonly gates: Gates['gates']
  readonly contract: ContractSummary & { readonly isBusy: boolean }
  readonly vehicleIds: readonly string[]
}

/** The lookups of a decision about a load, all without a result. */
export const nothingFound: LoadLookups = {
  forms: {},
  gates: [],
  contract: { isActive: false, shipperId: '', operationGroupId: '', isBusy: false },
  vehicleIds: ['v1'],
  register: {
    places: {},
    products: {},
    units: {},
    conditionings: {},
    operationGroup: false,
    groups: {},
    transporters: [],
    employers: {},
    driverGroups: {},
  },
  carrier: { transporterId: '', transporterName: '' },
  crew: { vehicles: [] },
  drops: { allApproved: false, anyApproved: false, allEnded: false, closed: false },
  talk: { answered: false, bidding: false, held: {} },
}
