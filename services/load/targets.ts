import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { targetFaults } from './launch-check.ts'
import type { Register } from './lookup-types.ts'
import { reached } from './terms.ts'
import type { Decisions } from './types.ts'

/** Whom an open offer reaches, and whether it stands first. Who accepted it stays. */
export const targeting: Decisions<'ChangeTargets' | 'BoostLoad', { ChangeTargets: { register: Register } }> = {
  BoostLoad: (_, { loadId, flBoost }) => (flBoost ? [] : { type: 'LoadBoosted', data: { loadId } }),
  ChangeTargets: ({ id: _, ...asked }, { loadId, acceptances }, { lookups: { register } }) => {
    const [fault] = targetFaults({ target: asked }, register)
    if (fault) return refuse(fault.code)
    const target = { ...asked, flAll: asked.flAll || asked.flAllDriver, transporterIds: reached(asked, register) }
    const lost = acceptances.some(({ transporterId }) => !target.flAll && !target.transporterIds.includes(transporterId))
    return lost ? refuse('TARGET_HAS_ACCEPTED') : { type: 'TargetsChanged', data: { loadId, target } }
  },
}
