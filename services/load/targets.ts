import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { excludedFaults, withoutExcluded, withWaivers } from './excluded-targets.ts'
import { targetFaults } from './launch-check.ts'
import type { Register } from './lookup-types.ts'
import { reachedTarget } from './terms.ts'
import type { LoadDecisions } from './types.ts'

/** The targets of an open offer, and its boost. A transporter that accepted it stays. */
export const targeting: LoadDecisions<'ChangeTargets' | 'BoostLoad', { ChangeTargets: { register: Register } }> = {
  BoostLoad: (_, { loadId, flBoost }) => (flBoost ? [] : { type: 'LoadBoosted', data: { loadId } }),
  ChangeTargets: ({ id: _, ...data }, { loadId, acceptances, operationGroupId, waivers }, { now, lookups: { register: known } }) => {
    const register = withoutExcluded(withWaivers(known, waivers), now, operationGroupId)
    const [fault] = [...targetFaults({ target: data }, register), ...excludedFaults(data, register, now, operationGroupId)]
    if (fault) return refuse(fault.code)
    const target = reachedTarget(data, register, now)
    const lost = acceptances.some(({ transporterId }) => !target.flAll && !target.transporterIds.includes(transporterId))
    return lost ? refuse('TARGET_HAS_ACCEPTED') : { type: 'TargetsChanged', data: { loadId, target } }
  },
}
