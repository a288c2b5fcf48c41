import { statusOfBound } from '@embarca/contracts/dedicated/codes.ts'
import { type ContractState, contractSteps, noContract, termsIn } from '@embarca/contracts/dedicated/contract.ts'
import type { LookupContext } from '../kit/command-row.ts'
import type { Fold } from '../kit/fold.ts'
import { loadOf } from './load-of.ts'
import type { ContractSummary } from './lookup-types.ts'

const contractFold: Fold<ContractState> = { initial: noContract, evolve: contractSteps }

export const contractSummary = async ({ read }: Pick<LookupContext, 'read'>, id: string): Promise<ContractSummary> => {
  const contract = await read(contractFold, `dedicated-${id}`)
  const { status, shipperId, operationGroupId, heldBy } = contract
  const terms = termsIn(contract)
  return { isActive: status === 'ACTIVE', shipperId, operationGroupId, ...(terms && { terms }), ...(heldBy !== undefined && { heldBy }) }
}

/** A contract that a user names for a load; one of others has no terms. */
export const contractNamed = async (id: string, context: LookupContext): Promise<ContractSummary & { readonly isBusy: boolean }> => {
  const contract = await contractSummary(context, id)
  const { by } = context
  const isTheirs = by.operationGroups.includes(contract.operationGroupId) || by.roles.includes('embarca_admin')
  if (contract.shipperId !== by.shipperId || !isTheirs) return { isActive: false, shipperId: '', operationGroupId: '', isBusy: false }
  const held = contract.heldBy === undefined ? undefined : await loadOf(context, contract.heldBy)
  return { ...contract, isBusy: held !== undefined && held.dedicatedId === id && statusOfBound(held.status) !== undefined }
}
