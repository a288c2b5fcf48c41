import { isRefusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import { revised } from '@embarca/contracts/load/revised.ts'
import { mans } from '@embarca/contracts/load/settles.ts'
import type { LaunchForm, LoadTerms } from '@embarca/contracts/load/terms.ts'
import { correcting } from './correct.ts'
import { faulty } from './fault.ts'
import { fobEditReason as reason } from './labels.pt.ts'
import { flattened, withTarget } from './launch.ts'
import { faultsOf } from './launch-check.ts'
import type { LaunchLookups } from './lookup-types.ts'
import { noting } from './notes.ts'
import { routing } from './route.ts'
import { manning, settledOf } from './settle.ts'
import type { LoadState } from './state.ts'
import { termsOf } from './terms.ts'
import type { LoadDecisionContext, LoadDecisions } from './types.ts'

type Events = readonly LoadEvent[]

/** Edits a FOB load by sending its form again: each change becomes its usual event, and then the terms as a whole. */
export const editing: LoadDecisions<'EditFob', { EditFob: LaunchLookups }> = {
  EditFob: ({ id: _, ...fields }, load, given) => {
    const form = withTarget(flattened(fields))
    if (load.terms?.settled === undefined || load.terms.freightType !== 'FOB') return refuse('LOAD_NOT_NOW')
    // The form names the crew of its own transporter.
    if (load.executor) return refuse('LOAD_FORWARDED')
    const faults = faultsOf(form, given.lookups, given.now)
    if (faults.length) return faulty(faults)
    const rerouted = routing.ChangeRoute({ id: load.loadId, ...form, reason }, load, given)
    if (isRefusal(rerouted)) return rerouted

    const changes = [...onlyChanges(load.terms, [rerouted].flat()), ...notes(form, load, given), ...price(form, load)]
    const terms = restated(form, load, changes, given)
    return [...changes, { type: 'LoadRestated', data: { loadId: load.loadId, terms } } as const, ...crew(form, load, terms.settled!)]
  },
}

/** An unchanged route changes nothing. */
const onlyChanges = ({ origins, destinations }: LoadTerms, events: Events): Events =>
  events.filter(
    (event) =>
      event.type !== 'RouteChanged' ||
      JSON.stringify([event.data.origins, event.data.destinations]) !== JSON.stringify([origins, destinations]),
  )

const notes = (form: LaunchForm, load: LoadState, given: LoadDecisionContext<LaunchLookups>): Events => {
  const id = load.loadId
  const { externalId = load.externalId, freightDistance = load.terms?.freightDistance } = form
  return [
    correcting.RenameLoad({ id, externalId }, load, given),
    freightDistance === undefined ? [] : correcting.ChangeDistance({ id, freightDistance }, load, given),
    noting.TagLoad({ id, tags: form.tags ?? [] }, load, given),
    noting.PrioritizeLoad({ id, flPriority: form.flPriority ? 'true' : 'false' }, load, given),
    noting.ObserveLoad({ id, observation: form.observation ?? '' }, load, given),
  ]
    .flat()
    .filter((outcome): outcome is LoadEvent => !isRefusal(outcome as object))
}

const price = ({ freightPrice }: LaunchForm, { loadId, terms }: LoadState): Events =>
  freightPrice && freightPrice !== terms?.freightPrice
    ? [{ type: 'PriceChanged', data: { loadId, freightPrice, approvalRequired: false, reason } }]
    : []

/** The terms of the form, with stops and code after the changes, and the earlier driver where it names none. */
const restated = (
  form: LaunchForm,
  load: LoadState,
  changes: Events,
  { lookups, newId, now }: LoadDecisionContext<LaunchLookups>,
): LoadTerms => {
  const before = load.terms!
  const { externalId, origins, destinations } = changes.reduce(revised, before)
  const settled = settledOf(form, newId, lookups, now)
  const same = settled?.transporterId === before.settled?.transporterId
  return {
    ...termsOf(form, lookups.register, load, now),
    ...(before.batchId !== undefined && { batchId: before.batchId }),
    externalId,
    origins,
    destinations,
    ...(settled && { settled: same && !mans(form) ? { ...before.settled, ...settled } : settled }),
  }
}

const crew = (form: LaunchForm, load: LoadState, settled: NonNullable<LoadTerms['settled']>): Events => {
  if (load.status === 'CREATED') return []
  const { loadId, transporter, terms } = load
  const { transporterId, transporterName } = settled
  const status = 'ASSIGNED_TO_TRANSPORTER'
  const other = transporter?.transporterId !== transporterId
  const replaced = {
    loadId,
    status,
    transporterId,
    transporterName,
    price: transporter?.price ?? terms?.freightPrice ?? 0,
    reason,
  } as const
  return [...(other ? [{ type: 'TransporterReplaced', data: replaced } as const] : []), ...(mans(form) ? manning(loadId, settled) : [])]
}
