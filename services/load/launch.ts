import { isRefusal, type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { LoadRefusal, LoadStanding } from '@embarca/contracts/load/codes.ts'
import type { DraftForm, LoadTerms } from '@embarca/contracts/load/terms.ts'
import type { Given } from '../kit/decider.ts'
import type { Register } from './beside.ts'
import { codeFor } from './code.ts'
import { deadlineFrom } from './deadline.ts'
import { faultsOf, faulty, isComplete, missing } from './launch-check.ts'
import { termsOf } from './terms.ts'
import type { Decisions, LoadVocabulary } from './vocabulary.ts'

/** From the form to the offer. */
export const launching: Decisions<'SaveDraft' | 'PublishDraft' | 'DeleteDraft' | 'LaunchLoad' | 'RelaunchLoad' | 'OpenOffer'> = {
  SaveDraft: ({ hashId, ...form }, load, { next, by, newId, facts: { register } }) => {
    const loadId = hashId ?? newId
    const operationGroupId = form.operationGroupId ?? (load.operationGroupId || by.operationGroups[0])
    const mine = operationGroupId && (by.operationGroups.includes(operationGroupId) || by.roles.includes('embarca_admin'))
    if (!mine || !register.operationGroup) return refuse('OPERATION_GROUP_UNKNOWN')
    return {
      type: 'LoadDrafted',
      data: {
        loadId,
        shipperId: by.shipperId,
        operationGroupId,
        status: next,
        externalId: codeFor(form.externalId, loadId),
        form: { ...form, operationGroupId },
        places: Object.values(register.places),
      },
    }
  },

  DeleteDraft: (_, { loadId, externalId }) => ({ type: 'LoadDraftDeleted', data: { loadId, externalId } }),

  PublishDraft: (_, load, given) => launched({ externalId: load.externalId, ...load.form }, load.loadId, given),
  LaunchLoad: (form, _, given) => launched(form, given.newId, given),

  RelaunchLoad: ({ id, ...form }, _, given) =>
    hasEnded(given.facts.relaunched) ? launched(form, given.newId, given, id) : refuse('LOAD_NOT_ENDED'),

  OpenOffer: (_, { loadId, terms }, { next, now }) =>
    terms?.launchDate && now < terms.launchDate ? refuse('LAUNCH_NOT_YET') : offered(loadId, next, terms!, now),
}

const hasEnded = (status: LoadStanding | undefined) => status === 'CANCELED' || status === 'EXPIRED' || status === 'FINISHED'

const launched = (
  form: DraftForm,
  loadId: string,
  { next, now, by, facts: { register } }: Given<LoadVocabulary>,
  relaunchedFrom?: string,
) => {
  const terms = agreed(form, register, loadId, now)
  if (isRefusal(terms)) return terms
  const owner = { loadId, shipperId: by.shipperId, operationGroupId: form.operationGroupId! }
  const launch = { type: 'LoadLaunched', data: { ...owner, status: next, terms, ...(relaunchedFrom && { relaunchedFrom }) } } as const
  return next === 'CREATED' ? launch : ([launch, offered(loadId, next, terms, now)] as const)
}

const agreed = (form: DraftForm, register: Register, loadId: string, now: string): LoadTerms | Refusal<LoadRefusal> => {
  if (!isComplete(form)) return faulty(missing(form))
  const faults = faultsOf(form, register, now)
  return faults.length ? faulty(faults) : termsOf(form, register, loadId)
}
const offered = (loadId: string, status: Given<LoadVocabulary>['next'], terms: LoadTerms, now: string) =>
  ({ type: 'LoadOffered', data: { loadId, status, offeredAt: now, deadline: deadlineFrom(terms, now), target: terms.target } }) as const
