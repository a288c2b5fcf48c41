import type { Actor } from '@embarca/contracts/kit/event.ts'
import { isRefusal, type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { LoadRefusal } from '@embarca/contracts/load/codes.ts'
import type { DraftForm, LaunchForm, LoadTerms } from '@embarca/contracts/load/terms.ts'
import { codeFor } from './code.ts'
import { withoutExcluded } from './excluded-targets.ts'
import { faulty } from './fault.ts'
import { faultsOf, isComplete, missing } from './launch-check.ts'
import type { LaunchLookups, Register } from './lookup-types.ts'
import { replicateOf } from './replicate.ts'
import { settledOf, strangerOf } from './settle.ts'
import { begun, started } from './start.ts'
import type { LoadState } from './state.ts'
import { type Named, termsOf } from './terms.ts'
import type { LoadDecisionContext, LoadDecisions } from './types.ts'

/** From the form to the offer, or to the settled hiring. */
export const launching: LoadDecisions<
  'SaveDraft' | 'PublishDraft' | 'DeleteDraft' | 'LaunchLoad' | 'RelaunchLoad' | 'OpenOffer',
  {
    SaveDraft: { register: Register }
    PublishDraft: LaunchLookups
    LaunchLoad: LaunchLookups
    RelaunchLoad: LaunchLookups
  }
> = {
  SaveDraft: ({ hashId, ...fields }, load, { next, by, newId, attempt, lookups: { register } }) => {
    const loadId = hashId ?? newId
    const form = flattened(fields)
    const operationGroupId = form.operationGroupId ?? (load.operationGroupId || by.operationGroups[0])
    const mine = operationGroupId && (by.operationGroups.includes(operationGroupId) || by.roles.includes('embarca_admin'))
    if (!mine || !register.operationGroup) return refuse('OPERATION_GROUP_UNKNOWN')
    return {
      type: 'LoadDrafted',
      data: {
        loadId,
        shipperId: by.shipperId,
        operationGroupId,
        ...authored(load, by),
        status: next,
        externalId: codeFor(form.externalId, loadId, attempt),
        form: { ...form, operationGroupId, ...(form.driver && { driver: { driverId: strangerOf(loadId), ...form.driver } }) },
        places: Object.values(register.places),
      },
    }
  },

  DeleteDraft: (_, { loadId, externalId }) => ({ type: 'LoadDraftDeleted', data: { loadId, externalId } }),

  PublishDraft: (_, load, given) => launched({ externalId: load.externalId, ...load.form }, load, given),
  LaunchLoad: (form, load, given) => launched(form, load, given),

  RelaunchLoad: ({ id, ...form }, load, given) => launched(form, load, given, id),

  OpenOffer: (_, { loadId, terms }, { next, now }) =>
    terms?.launchDate && now < terms.launchDate ? refuse('LAUNCH_NOT_YET') : begun(loadId, next, terms!, now),
}

/** A load keeps its first author when others save or publish it. */
const authored = ({ loadId, authorId }: LoadState, { userId }: Actor) => {
  const author = loadId ? authorId : userId
  return author === undefined ? {} : { authorId: author }
}

/** A fixed price may be in a field of its own, as specified. */
export const flattened = <Form extends DraftForm>({ normal, ...form }: Form) => ({ ...form, ...normal })

const nobody: LaunchForm['target'] = {
  ...{ flAll: false, flAllDriver: false },
  ...{ groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] },
}
/** A settled form names its transporter as target, or none. */
export const withTarget = <Form extends DraftForm>(form: Form) => ({ ...form, target: form.target ?? nobody })

const launched = (
  input: DraftForm,
  load: LoadState,
  { next, now, by, newId, attempt, lookups }: LoadDecisionContext<LaunchLookups>,
  relaunchedFrom?: string,
) => {
  const loadId = load.loadId || newId
  const form = input.freightType === 'FOB' || input.freightType === 'DEDICADO' ? withTarget(flattened(input)) : flattened(input)
  const terms = agreed(form, lookups, { loadId, externalId: codeFor(form.externalId, loadId, attempt) }, now)
  if (isRefusal(terms)) return terms
  const owner = { loadId, shipperId: by.shipperId, operationGroupId: form.operationGroupId!, ...authored(load, by) }
  const { priceConfirmed } = form
  return started({ ...owner, ...(relaunchedFrom && { relaunchedFrom }), ...(priceConfirmed && { priceConfirmed }) }, next, terms, now)
}

/** The terms of a form, or its faults. */
const agreed = (form: DraftForm, lookups: LaunchLookups, named: Named, now: string): LoadTerms | Refusal<LoadRefusal> => {
  if (!isComplete(form)) return faulty(missing(form))
  const faults = faultsOf(form, lookups, now)
  if (faults.length) return faulty(faults)
  const register = withoutExcluded(lookups.register, now, form.operationGroupId)
  return completeTerms(form, { ...lookups, register }, named, now)
}

export const completeTerms = (form: LaunchForm, lookups: LaunchLookups, named: Named, now: string): LoadTerms => {
  const { loadId } = named
  const settled = settledOf(form, loadId, lookups, now)
  const replicate = replicateOf(form)
  return { ...termsOf(form, lookups.register, named, now), ...(settled && { settled }), ...(replicate && { replicate, batchId: loadId }) }
}
