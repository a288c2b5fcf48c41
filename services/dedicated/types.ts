import type { DedicatedEvent, freedBecause } from '@embarca/contracts/dedicated/events.ts'
import type { dedicatedLabels } from '@embarca/contracts/dedicated/labels.pt.ts'
import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import type { Carrier } from '../registry/index.ts'
import type { ContractState } from './state.ts'

/** A contract as its drawer sends it: what is missing is refused in words (R212–R217). */
export type ContractForm = {
  readonly vehicleIds?: readonly string[]
  readonly transporterId?: string
  readonly driverId?: string
  readonly freightPriceNegotiated?: number
  readonly distanceAmountNegotiated?: number
  readonly pricePerKmExceeded?: number
  readonly penaltyPrice?: number
  readonly cycleDay?: number
  readonly daysOff?: readonly number[] | null
  readonly reasonDaysOff?: string
  readonly tags?: readonly string[]
}
type Id = { readonly id: string }
type Row = Id & { readonly shippingHash: string }
export type DedicatedCommand =
  | { readonly type: 'SaveContract'; readonly data: ContractForm }
  | { readonly type: 'ChangeContract'; readonly data: ContractForm & Id }
  | { readonly type: 'DisableContract'; readonly data: Id }
  | { readonly type: 'HoldLoad'; readonly data: Id & { readonly loadId: string } }
  | {
      readonly type: 'FreeLoad'
      readonly data: Id & { readonly loadId: string; readonly because: (typeof freedBecause)[number]; readonly leavesSums?: boolean }
    }
  | { readonly type: 'ChangeToll'; readonly data: Row & { readonly tollPrice: number } }
  | { readonly type: 'ChangeDrivenDistance'; readonly data: Row & { readonly distance: number } }
  | { readonly type: 'SetPenalty'; readonly data: Row & { readonly value: number; readonly reason?: string } }
  | { readonly type: 'ChangeRowCycle'; readonly data: Row & { readonly cycle: string; readonly justification: string } }
  | {
      readonly type: 'ComplementCycle'
      readonly data: Id & { readonly cycle: string; readonly complementPrice?: number; readonly tollPrice?: number }
    }

export type DedicatedRefusal = keyof typeof dedicatedLabels.refusal
export type DedicatedTypes = {
  state: ContractState
  command: DedicatedCommand
  event: DedicatedEvent
  status: ContractState['status']
  refusal: DedicatedRefusal
}

type CrewDriver = { readonly driverId: string; readonly name: string; readonly document: string; readonly phone: string }
type CrewVehicle = { readonly vehicleId: string; readonly plate: string; readonly vehicleType: string; readonly trailerType?: string }
/** The load that holds the vehicle, as far as a contract depends on it. */
export type HeldLoad = {
  readonly status: LoadStatus
  /** Whether it names this contract. */
  readonly isBound: boolean
  readonly vehicleType?: string
  /** Local days. */
  readonly collectDay?: string
  readonly deliveryDay?: string
}
export type SaveLookups = {
  readonly carrier: Carrier
  /** Undefined: he does not drive for the carrier. */
  readonly driver: CrewDriver | undefined
  /** Undefined: one of them does not run for the carrier. */
  readonly vehicles: readonly CrewVehicle[] | undefined
  readonly held?: HeldLoad
}
export type HeldLookups = { readonly held: HeldLoad | undefined }
