import { statusOfBound } from '@embarca/contracts/dedicated/codes.ts'
import { type ContractState, hasCycle, runningCycle, termsIn } from '@embarca/contracts/dedicated/contract.ts'
import { IDLE_DAYS, workdaysOf } from '@embarca/contracts/dedicated/cycles.ts'
import { loadOfRow } from '@embarca/contracts/dedicated/routes.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { DecisionsOf } from '../kit/decision.ts'
import { idleFrom, idleSince } from './idle.ts'
import type { DedicatedRefusal, DedicatedTypes, HeldLookups, NamedLookups } from './types.ts'

type Names = Exclude<DedicatedTypes['command']['type'], 'SaveContract'>
type Lookups = { HoldLoad: HeldLookups & NamedLookups; FreeLoad: NamedLookups }

/** The loads of a contract, and what is corrected of their money (Y26–Y32). */
export const contractRows = (texts: Readonly<Record<DedicatedRefusal, string>>): DecisionsOf<DedicatedTypes, Names, Lookups> => {
  const at = (code: DedicatedRefusal, field: string) => refuse(code, { fields: [{ field, message: texts[code] }] })
  const rowOf = (contract: ContractState, loadId: string) => contract.rows[loadId]
  const about = ({ dedicatedId }: ContractState, loadId: string) => ({ dedicatedId, loadId })
  /** What is corrected in a cycle that has ended is a restatement. */
  const restated = (contract: ContractState, cycle: string, now: string) =>
    cycle < runningCycle(contract, localDay(now)).start ? { restated: true } : {}

  return {
    DisableContract: (_, { dedicatedId, heldBy }) => ({
      type: 'DedicatedDisabled',
      data: { dedicatedId, ...(heldBy !== undefined && { loadId: heldBy }) },
    }),
    HoldLoad: ({ loadId }, contract, { now, lookups: { held, named } }) => {
      const binding = (named?.bindings ?? 0) + 1
      const holds = contract.heldBy === loadId
      if (holds && (named?.isBound || contract.binding === binding)) return []
      const isBusy = contract.heldBy !== undefined && (!held || (held.isBound && statusOfBound(held.status) !== undefined))
      if (!holds && isBusy) return refuse('VEHICLE_HAS_LOAD')
      const cycle = runningCycle(contract, localDay(now)).start
      return { type: 'DedicatedLoadHeld', data: { ...about(contract, loadId), cycle, binding } }
    },
    /** A reservation that its load followed stays, and so does one for a later binding than the one that ended. */
    FreeLoad: ({ loadId, because, leavesSums, binding = 1 }, contract, { now, lookups: { named } }) => {
      if (!rowOf(contract, loadId) || (because === 'NOT_BOUND' && named?.isBound)) return []
      const holds = contract.heldBy === loadId
      if (because === 'ENDED' && !holds) return []
      if (because !== 'NOT_BOUND' && holds && contract.binding > binding) return []
      const idle = holds && contract.status === 'ACTIVE' ? idleFrom(termsIn(contract)!, now) : {}
      return { type: 'DedicatedLoadFreed', data: { ...about(contract, loadId), because, ...(leavesSums && { leavesSums }), ...idle } }
    },
    TellIdle: ({ idleAt }, contract, { now }) => {
      if (contract.idleAt !== idleAt || contract.isIdleNoticed) return []
      const { daysOff, idleDays = IDLE_DAYS } = termsIn(contract)!
      const since = idleSince(idleAt, idleDays, daysOff)
      return {
        type: 'DedicatedIdle',
        data: { dedicatedId: contract.dedicatedId, since, days: workdaysOf(since, localDay(now), daysOff) },
      }
    },

    ChangeToll: ({ shippingHash, tollPrice }, contract, { now }) => {
      const row = rowOf(contract, shippingHash)
      if (!row) return at('LOAD_NOT_BOUND', 'shippingHash')
      if (row.tollPrice === tollPrice) return []
      return { type: 'DedicatedTollChanged', data: { ...about(contract, shippingHash), tollPrice, ...restated(contract, row.cycle, now) } }
    },
    ChangeDrivenDistance: ({ shippingHash, distance }, contract, { now }) => {
      const row = rowOf(contract, shippingHash)
      if (!row) return at('LOAD_NOT_BOUND', 'shippingHash')
      if (row.distance === distance) return []
      return {
        type: 'DedicatedDistanceChanged',
        data: { ...about(contract, shippingHash), distance, ...restated(contract, row.cycle, now) },
      }
    },
    SetPenalty: ({ shippingHash, value: penaltyPrice, reason }, contract, { now }) => {
      const row = rowOf(contract, shippingHash)
      if (!row) return at('LOAD_NOT_BOUND', 'shippingHash')
      if ((row.penaltyPrice ?? 0) === penaltyPrice) return []
      const why = reason?.trim() ? { reason: reason.trim() } : {}
      const data = { ...about(contract, shippingHash), penaltyPrice, ...why, ...restated(contract, row.cycle, now) }
      return { type: 'DedicatedPenaltySet', data }
    },
    ChangeRowCycle: ({ id, cycle, justification }, contract, { now }) => {
      const shippingHash = loadOfRow(id)
      const row = rowOf(contract, shippingHash)
      if (!row) return at('LOAD_NOT_BOUND', 'shippingHash')
      if (row.cycle === cycle) return at('CYCLE_UNCHANGED', 'cycle')
      if (!hasCycle(contract, cycle, localDay(now))) return at('CYCLE_UNKNOWN', 'cycle')
      const [earlier] = [row.cycle, cycle].sort()
      const moved = { ...about(contract, shippingHash), before: row.cycle, cycle, justification: justification.trim() }
      return { type: 'DedicatedCycleChanged', data: { ...moved, ...restated(contract, earlier!, now) } }
    },
    ComplementCycle: ({ cycle, ...given }, contract, { now }) => {
      if (given.complementPrice === undefined && given.tollPrice === undefined) return at('COMPLEMENT_MISSING', 'complementPrice')
      if (!hasCycle(contract, cycle, localDay(now))) return at('CYCLE_UNKNOWN', 'cycle')
      const before = contract.complements[cycle] ?? { complementPrice: 0, tollPrice: 0 }
      const complements = {
        complementPrice: given.complementPrice ?? before.complementPrice,
        tollPrice: given.tollPrice ?? before.tollPrice,
      }
      if (JSON.stringify(complements) === JSON.stringify(before)) return []
      const data = { dedicatedId: contract.dedicatedId, cycle, ...complements, ...restated(contract, cycle, now) }
      return { type: 'DedicatedComplemented', data }
    },
  }
}
