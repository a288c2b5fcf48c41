import type { ContractTerms, DedicatedEvent } from '@embarca/contracts/dedicated/events.ts'
import type { LookupContext } from '../kit/command-row.ts'
import type { Evolve } from '../kit/decision.ts'
import type { Fold } from '../kit/fold.ts'

/** A contract as loads read it: its terms now, and whether it may carry one. */
export type ContractSummary = {
  readonly isActive: boolean
  readonly shipperId: string
  readonly operationGroupId: string
  readonly terms?: ContractTerms
}
const stays = (contract: ContractSummary): ContractSummary => contract
const evolve: Evolve<{ state: ContractSummary; event: DedicatedEvent }> = {
  DedicatedContracted: (_, { shipperId, operationGroupId, terms }) => ({ isActive: true, shipperId, operationGroupId, terms }),
  DedicatedChanged: (contract, { terms }) => ({ ...contract, terms }),
  DedicatedDisabled: (contract) => ({ ...contract, isActive: false }),
  DedicatedLoadHeld: stays,
  DedicatedLoadFreed: stays,
  DedicatedTollChanged: stays,
  DedicatedDistanceChanged: stays,
  DedicatedPenaltySet: stays,
  DedicatedCycleChanged: stays,
  DedicatedComplemented: stays,
}
const contractSummaryFold: Fold<ContractSummary> = { initial: { isActive: false, shipperId: '', operationGroupId: '' }, evolve }

export const contractSummary = ({ read }: Pick<LookupContext, 'read'>, id: string): Promise<ContractSummary> =>
  read(contractSummaryFold, `dedicated-${id}`)
