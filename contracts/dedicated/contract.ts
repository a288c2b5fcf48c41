import type { OfType } from '../kit/event.ts'
import { type Cycle, type CycleDay, cycleOn, cyclesUntil } from './cycles.ts'
import type { ContractTerms, DedicatedEvent } from './events.ts'

/** A load of a contract, with what was corrected of it. */
export type ContractRow = {
  readonly cycle: string
  readonly leftSums?: true
  readonly tollPrice?: number
  readonly distance?: number
  readonly penaltyPrice?: number
}
type Version = { readonly from: string; readonly terms: ContractTerms }
export type ContractState = {
  readonly status: 'NEW' | 'ACTIVE' | 'DISABLED'
  readonly dedicatedId: string
  readonly shipperId: string
  readonly operationGroupId: string
  /** First days of cycles. */
  readonly firstCycle: string
  readonly cycleDays: readonly CycleDay[]
  /** Oldest first; each holds from a cycle on. */
  readonly versions: readonly Version[]
  /** The load that holds the vehicle. */
  readonly heldBy?: string
  /** Which of that load's bindings to contracts it is held for, from 1; 0: it is not held. */
  readonly binding: number
  /** When it will have stood idle too long; absent: it has a load, or ended. */
  readonly idleAt?: string
  /** Its people were notified. */
  readonly isIdleNoticed?: true
  readonly rows: Readonly<Record<string, ContractRow>>
  readonly complements: Readonly<Record<string, { readonly complementPrice: number; readonly tollPrice: number }>>
}
export const noContract: ContractState = {
  ...{ status: 'NEW', dedicatedId: '', shipperId: '', operationGroupId: '', firstCycle: '' },
  ...{ binding: 0, cycleDays: [], versions: [], rows: {}, complements: {} },
}

const withRow = (contract: ContractState, loadId: string, row: Partial<ContractRow>): ContractState => ({
  ...contract,
  rows: { ...contract.rows, [loadId]: { ...contract.rows[loadId]!, ...row } },
})
const free = ({ heldBy: _, isIdleNoticed: __, ...contract }: ContractState, idleAt: string | undefined): ContractState => ({
  ...contract,
  binding: 0,
  ...(idleAt !== undefined && { idleAt }),
})
const taken = ({ idleAt: _, isIdleNoticed: __, ...contract }: ContractState): ContractState => contract
const without = (contract: ContractState, loadId: string): ContractState => {
  const { [loadId]: _, ...rows } = contract.rows
  return { ...contract, rows }
}

/** What each event changes of a contract, for its decisions and its views. */
export const contractSteps: {
  readonly [K in DedicatedEvent['type']]: (contract: ContractState, data: OfType<DedicatedEvent, K>['data']) => ContractState
} = {
  DedicatedContracted: (_, { dedicatedId, shipperId, operationGroupId, firstCycle, terms, idleAt }) => ({
    ...noContract,
    ...{ status: 'ACTIVE', dedicatedId, shipperId, operationGroupId, firstCycle },
    cycleDays: [{ day: terms.cycleDay }],
    versions: [{ from: firstCycle, terms }],
    ...(idleAt !== undefined && { idleAt }),
  }),
  DedicatedChanged: (contract, { from, cycleDayAfter: after, terms, idleAt }) => ({
    ...contract,
    ...(idleAt !== undefined && { idleAt }),
    cycleDays: after === undefined ? contract.cycleDays : [...contract.cycleDays, { day: terms.cycleDay, after }],
    versions: [...contract.versions.filter((version) => version.from < from), { from, terms }],
  }),
  DedicatedDisabled: (contract) => ({ ...taken(contract), status: 'DISABLED' }),
  DedicatedLoadHeld: (contract, { loadId, cycle, binding }) => ({
    ...taken(contract),
    heldBy: loadId,
    binding,
    rows: { ...contract.rows, [loadId]: { ...contract.rows[loadId], cycle } },
  }),
  DedicatedLoadFreed: (contract, { loadId, because, leavesSums, idleAt }) => {
    const freed = contract.heldBy === loadId ? free(contract, idleAt) : contract
    if (because === 'ENDED') return freed
    return leavesSums ? withRow(freed, loadId, { leftSums: true }) : without(freed, loadId)
  },
  DedicatedIdle: (contract) => ({ ...contract, isIdleNoticed: true }),
  DedicatedTollChanged: (contract, { loadId, tollPrice }) => withRow(contract, loadId, { tollPrice }),
  DedicatedDistanceChanged: (contract, { loadId, distance }) => withRow(contract, loadId, { distance }),
  DedicatedPenaltySet: (contract, { loadId, penaltyPrice }) => withRow(contract, loadId, { penaltyPrice }),
  DedicatedCycleChanged: (contract, { loadId, cycle }) => withRow(contract, loadId, { cycle }),
  DedicatedComplemented: (contract, { cycle, complementPrice, tollPrice }) => ({
    ...contract,
    complements: { ...contract.complements, [cycle]: { complementPrice, tollPrice } },
  }),
}

/** The terms in force now, or in a cycle. */
export const termsIn = ({ versions }: ContractState, cycle?: string): ContractTerms | undefined =>
  (cycle === undefined ? versions.at(-1) : (versions.findLast(({ from }) => from <= cycle) ?? versions[0]))?.terms
export const runningCycle = ({ firstCycle, cycleDays }: ContractState, today: string): Cycle =>
  cycleOn(firstCycle, cycleDays, today) ?? cyclesUntil(firstCycle, cycleDays, firstCycle)[0]!
/** A cycle of the contract that has begun. */
export const hasCycle = ({ firstCycle, cycleDays }: ContractState, cycle: string, today: string): boolean =>
  cyclesUntil(firstCycle, cycleDays, today).some(({ start }) => start === cycle)
