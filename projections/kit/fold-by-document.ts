import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { Poison, type ProjectionDeadLetters } from './dead-letters.ts'
import { type Changed, changedOf, type Folder, idFor, taggingPoison } from './folding.ts'
import { type AnyProjector, sourceOf, unfinishedStepOf } from './projector.ts'
import type { ReadStore } from './read-store.ts'

const NONE: ReadonlyMap<string, readonly Recorded[]> = new Map()

type Ports = { readonly store: ReadStore; readonly deadLetters: ProjectionDeadLetters; readonly change: Folder['change'] }

/**
 * Folds events document by document: each document is looked up and finished once, however many events change it. Throws `Poison` at an
 * event that cannot be folded and records no dead letter: the caller undoes the batch and folds event by event.
 */
export const foldByDocument = ({ store, deadLetters, change }: Ports) => {
  /** Most views have no document for most events. */
  const documentsOf = (projector: AnyProjector, events: readonly Recorded[]): ReadonlyMap<string, readonly Recorded[]> => {
    let documents: Map<string, Recorded[]> | undefined
    for (const event of events) {
      const id = idFor(projector, event)
      if (id === undefined || deadLetters.holds(projector.spec.view, event)) continue
      documents ??= new Map()
      const known = documents.get(id)
      if (known) known.push(event)
      else documents.set(id, [event])
    }
    return documents ?? NONE
  }

  const put = async (projector: AnyProjector, id: string, events: readonly Recorded[]): Promise<Changed | undefined> => {
    const done: Recorded[] = []
    const step = (doc: object | undefined, at: number) => {
      done.push(events[at]!)
      return taggingPoison(projector, events[at]!, unfinishedStepOf)(doc)
    }
    const sources = events.map((event) => sourceOf(event, projector))
    let { until, applied, doc } = await store.fold!<object>(projector.spec.view, id, sources, step, finishing(projector))
    for (const event of events.slice(until)) {
      const late = await change(projector, id, event)
      if (late.outcome === 'applied') done.push(event)
      applied ||= late.outcome === 'applied'
      doc = late.doc
    }
    return applied && projector.notifies ? changedOf(projector, id, doc, events.at(-1)!, done) : undefined
  }

  return async (projectors: readonly AnyProjector[], events: readonly Recorded[]): Promise<readonly Changed[]> => {
    const all: Changed[] = []
    for (const projector of projectors)
      for (const [id, own] of documentsOf(projector, events)) {
        const changed = await put(projector, id, own)
        if (changed) all.push(changed)
      }
    return all
  }
}

const finishing = ({ finish }: AnyProjector) =>
  finish &&
  ((doc: object, before: object | undefined): object => {
    try {
      return finish(doc, before)
    } catch (error) {
      throw new Poison(error)
    }
  })
