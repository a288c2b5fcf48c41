import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { type Changed, carefully, changedOf, type Folder, idFor } from './folding.ts'
import { type ParkingLot, Poison } from './parked.ts'
import { type AnyProjector, sourceOf, unfinishedStepOf } from './projector.ts'
import type { ReadStore } from './read-store.ts'

const NONE: ReadonlyMap<string, readonly Recorded[]> = new Map()

type Ports = { readonly store: ReadStore; readonly lot: ParkingLot; readonly change: Folder['change'] }

/**
 * Folds facts document by document: each is looked up and finished once, however many of them it hears. Throws `Poison` at what it
 * cannot fold and parks nothing: whoever asks takes it back, and folds fact by fact.
 */
export const foldingTogether = ({ store, lot, change }: Ports) => {
  /** Most views hear nothing of most facts. */
  const documentsOf = (projector: AnyProjector, facts: readonly Recorded[]): ReadonlyMap<string, readonly Recorded[]> => {
    let documents: Map<string, Recorded[]> | undefined
    for (const fact of facts) {
      const id = idFor(projector, fact)
      if (id === undefined || lot.holds(projector.spec.view, fact)) continue
      documents ??= new Map()
      const known = documents.get(id)
      if (known) known.push(fact)
      else documents.set(id, [fact])
    }
    return documents ?? NONE
  }

  const put = async (projector: AnyProjector, id: string, facts: readonly Recorded[]): Promise<Changed | undefined> => {
    const done: Recorded[] = []
    const step = (doc: object | undefined, at: number) => {
      done.push(facts[at]!)
      return carefully(projector, facts[at]!, unfinishedStepOf)(doc)
    }
    const sources = facts.map((fact) => sourceOf(fact, projector))
    let { until, applied, doc } = await store.fold!<object>(projector.spec.view, id, sources, step, finishing(projector))
    for (const fact of facts.slice(until)) {
      const late = await change(projector, id, fact)
      if (late.outcome === 'applied') done.push(fact)
      applied ||= late.outcome === 'applied'
      doc = late.doc
    }
    return applied && projector.tells ? changedOf(projector, id, doc, facts.at(-1)!, done) : undefined
  }

  return async (projectors: readonly AnyProjector[], facts: readonly Recorded[]): Promise<readonly Changed[]> => {
    const all: Changed[] = []
    for (const projector of projectors)
      for (const [id, own] of documentsOf(projector, facts)) {
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
