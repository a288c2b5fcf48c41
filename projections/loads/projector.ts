import { type LoadRelatedEvent, loadIdIn } from '../kit/load-events.ts'
import type { Projector } from '../kit/projector.ts'
import { withFields } from '../kit/with-fields.ts'
import { movesAuction } from '../shared/auction.ts'
import { type LoadContribution, mergeContributions } from '../shared/load-contribution.ts'
import { isAnnounced } from './announcements.ts'
import { derivedFrom } from './derived.ts'
import { emptyLoad, type LoadDocument } from './document.ts'
import { isOfGate } from './gate-frames.ts'
import { specWith } from './spec.ts'
import { loadSteps } from './steps.ts'

const loadOf = loadIdIn()

/**
 * One document per load: everything that cards, rows, filters, chips and counters show or use, with what other views contribute.
 * `contributions`: by the name of the view they come from.
 */
export const loadsProjectorWith = (
  contributions: Readonly<Record<string, LoadContribution>>,
): Projector<LoadDocument, LoadRelatedEvent> => {
  const added = mergeContributions(contributions)
  const empty = { ...emptyLoad, ...added.empty }
  const fields = Object.keys(empty).length
  /** Objects of one shape are copied many times faster: a document read from the store lacks the fields that were undefined. */
  const shaped = (load: LoadDocument): LoadDocument => (Object.keys(load).length < fields ? { ...empty, ...load } : load)
  return {
    spec: specWith(added),
    scope: 'load',
    notifies: 'document',
    announces: (event) => isAnnounced(event) || movesAuction(event) || isOfGate(event),
    id: (event) => loadOf(event) ?? added.id(event),
    on: loadSteps,
    always: (load, event) => added.step(load, event),
    finish: (load, before) => withFields(shaped(load), { ...derivedFrom(load, before), ...added.derive(load, before) }),
  }
}

/** The view without contributions: only what the events of a load's own streams tell. */
export const bareLoadsProjector = loadsProjectorWith({})
