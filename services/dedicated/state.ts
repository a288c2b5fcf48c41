import { type ContractState, contractSteps, noContract } from '@embarca/contracts/dedicated/contract.ts'
import type { Fold } from '../kit/fold.ts'

export const contractFold: Fold<ContractState> = { initial: noContract, evolve: contractSteps }
export const streamOfContract = (id: string) => `dedicated-${id}`
