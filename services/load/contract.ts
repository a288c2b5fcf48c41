import { statusOfBound } from '@embarca/contracts/dedicated/codes.ts'
import type { DedicatedEvent } from '@embarca/contracts/dedicated/events.ts'
import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import type { LookupContext } from '../kit/command-row.ts'
import type { Evolve } from '../kit/decision.ts'
import type { Fold } from '../kit/fold.ts'
import { loadOf } from './load-of.ts'
import type { ContractSummary } from './lookup-types.ts'

const stays = (contract: ContractSummary): ContractSummary => contract
const evolve: Evolve<{ state: ContractSummary; event: DedicatedEvent }> = {
  DedicatedContracted: (_, { shipperId, operationGroupId, terms }) => ({ isActive: true, shipperId, operationGroupId, terms }),
  DedicatedChanged: (contract, { terms }) => ({ ...contract, terms }),
  DedicatedDisabled: (contract) => ({ ...contract, isActive: false }),
  DedicatedLoadHeld: (contract, { loadId: heldBy }) => ({ ...contract, heldBy }),
  DedicatedLoadFreed: ({ heldBy, ...contract }, { loadId }) =>
    heldBy === undefined || heldBy === loadId ? contract : { ...contract, heldBy },
  DedicatedIdle: stays,
  DedicatedTollChanged: stays,
  DedicatedDistanceChanged: stays,
  DedicatedPenaltySet: stays,
  DedicatedCycleChanged: stays,
  DedicatedComplemented: stays,
}
const contractSummaryFold: Fold<ContractSummary> = { initial: { isActive: false, shipperId: '', operationGroupId: '' }, evolve }

export const contractSummary = ({ read }: Pick<LookupContext, 'read'>, id: string): Promise<ContractSummary> =>
  read(contractSummaryFold, `dedicated-${id}`)

/** A contract that a user names for a load; one of others has no terms. */
export const contractNamed = async (id: string, context: LookupContext): Promise<ContractSummary & { readonly isBusy: boolean }> => {
  const contract = await contractSummary(context, id)
  const { by } = context
  const isTheirs = by.operationGroups.includes(contract.operationGroupId) || by.roles.includes('embarca_admin')
  if (contract.shipperId !== by.shipperId || !isTheirs) return { isActive: false, shipperId: '', operationGroupId: '', isBusy: false }
  const held = contract.heldBy === undefined ? undefined : await loadOf(context, contract.heldBy)
  return { ...contract, isBusy: held !== undefined && held.dedicatedId === id && statusOfBound(held.status as LoadStatus) !== undefined }
}
