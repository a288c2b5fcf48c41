import type { FrozenCheck } from '@embarca/contracts/eligibility/checks.ts'
import { unwaivable } from '@embarca/contracts/eligibility/codes.ts'
import { type EligibilityInput, frozen, judge } from '@embarca/contracts/eligibility/judge.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import type { LoadState } from './state.ts'
import type { LoadDecisions } from './types.ts'

/** Hired and not collected: who has the load may still be another. */
const questionable: readonly LoadStatus[] = [
  'WAITING_APPROVE',
  'ASSIGNED_TO_TRANSPORTER',
  'WAITING_DRIVER_ACCEPT',
  'LINKED_TO_DRIVER_VEHICLE',
]
/** A carrier may be unbound while a load that names it waits for its time: nobody judges it then until the load opens. */
const questioning: readonly string[] = ['BLOCKED', 'NOT_WORKING_HERE']
const isHired = ({ status, transporter }: LoadState) => transporter !== undefined && (questionable as readonly string[]).includes(status)
const named = (checks: readonly FrozenCheck[] = []) =>
  checks
    .map(({ subjectId, rule }) => `${rule}:${subjectId}`)
    .sort()
    .join()

/** Whether the parties of a hiring may still have it (CA10, CA11), and an administrator's word that they may (CA12). */
export const reviewing: LoadDecisions<'ReviewHiring' | 'WaiveEligibility', { ReviewHiring: { judged: EligibilityInput } }> = {
  ReviewHiring: (_, load, { now, lookups: { judged } }) => {
    const { loadId, questioned } = load
    if (!isHired(load)) return []
    const checks = frozen(judge(judged, now)).filter(({ rule, verdict }) => questioning.includes(rule) && verdict === 'BLOCK')
    if (named(checks) === named(questioned)) return []
    return checks.length ? { type: 'HiringQuestioned', data: { loadId, checks } } : { type: 'HiringSettled', data: { loadId } }
  },
  WaiveEligibility: ({ rule, subjectId, reason }, load) => {
    if (unwaivable.includes(rule)) return refuse('NOT_WAIVABLE')
    if (load.waivers.some((one) => one.rule === rule && one.subjectId === subjectId)) return []
    return { type: 'EligibilityWaived', data: { loadId: load.loadId, rule, subjectId, reason: reason.trim() } }
  },
}
