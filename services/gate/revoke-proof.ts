import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { about } from './moments.ts'
import type { GateDecisions } from './types.ts'

/** The page of a proof of arrival opens until staff revoke it (Y40). */
export const revoking: GateDecisions<'RevokeArrivalProof'> = {
  RevokeArrivalProof: (named, { step, isProofRevoked }, { now: at }) => {
    if (step === 'CREATED') return refuse('GATE_STEP_NOT_NOW')
    return isProofRevoked ? [] : { type: 'ArrivalProofRevoked', data: { ...about(named), at } }
  },
}
