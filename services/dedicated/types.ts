import type { ContractState } from '@embarca/contracts/dedicated/contract.ts'
import type { DedicatedEvent } from '@embarca/contracts/dedicated/events.ts'
import type { dedicatedLabels } from '@embarca/contracts/dedicated/labels.pt.ts'
import type { DedicatedReaction, dedicatedCommands } from '@embarca/contracts/dedicated/routes.ts'
import type { CommandsOf, InputOf } from '@embarca/contracts/kit/route.ts'
import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import type { Crew } from '../load/index.ts'
import type { Carrier } from '../registry/index.ts'

/** A contract as its drawer sends it: what is missing is refused in words (R212–R217). */
export type ContractForm = Omit<InputOf<typeof dedicatedCommands.save>, 'dedicatedVehicleId' | 'cycle'>
export type DedicatedCommand = CommandsOf<typeof dedicatedCommands> | DedicatedReaction

export type DedicatedRefusal = keyof typeof dedicatedLabels.refusal
export type DedicatedTypes = {
  state: ContractState
  command: DedicatedCommand
  event: DedicatedEvent
  status: ContractState['status']
  refusal: DedicatedRefusal
}

/** The load that holds the vehicle, as far as a contract depends on it. */
export type HeldLoad = {
  readonly status: LoadStatus
  /** Whether it names this contract. */
  readonly isBound: boolean
  /** How often a contract's vehicle was bound to it. */
  readonly bindings: number
  readonly vehicleType?: string
  /** Local days. */
  readonly collectDay?: string
  readonly deliveryDay?: string
}
export type SaveLookups = {
  readonly carrier: Carrier
  readonly crew: Crew
  readonly held?: HeldLoad
}
export type HeldLookups = { readonly held: HeldLoad | undefined }
/** `named`: the load that a command names. */
export type NamedLookups = { readonly named: HeldLoad | undefined }
