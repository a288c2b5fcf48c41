import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { codeFor } from './code.ts'
import type { Register } from './lookup-types.ts'
import type { LoadDecisions } from './types.ts'

/** Corrects what was launched with wrong values. An unchanged value changes nothing. */
export const correcting: LoadDecisions<
  'RenameLoad' | 'ChangeWeight' | 'ChangeDistance' | 'ChangeProfile',
  { ChangeProfile: { register: Register } }
> = {
  RenameLoad: ({ externalId: newCode }, { loadId, externalId: before }, { attempt }) => {
    const externalId = codeFor(newCode, loadId, attempt)
    return externalId === before ? [] : { type: 'LoadRenamed', data: { loadId, externalId } }
  },
  ChangeWeight: ({ weight: typed }, { loadId, terms }) => {
    const weight = Number(typed.replace(',', '.'))
    if (!weight) return refuse('WEIGHT_MISSING')
    return weight === terms?.weight ? [] : { type: 'WeightChanged', data: { loadId, weight } }
  },
  ChangeDistance: ({ freightDistance }, { loadId, terms }) =>
    freightDistance === terms?.freightDistance ? [] : { type: 'DistanceChanged', data: { loadId, freightDistance } },
  ChangeProfile: ({ profileId }, { loadId, terms }, { lookups: { register } }) => {
    if (!register.profile) return refuse('PROFILE_UNKNOWN')
    if (profileId === terms?.profileId) return []
    const { name: profileName, measureType } = register.profile
    return { type: 'LoadProfileChanged', data: { loadId, profileId, profileName, measureType } }
  },
}
