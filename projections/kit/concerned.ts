import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { AnyProjector } from './projector.ts'

type Document = { readonly view: string; readonly id: string; readonly alone?: true }

/** The documents that facts go into, each once. A fact that cannot say is passed over here: who folds it sets it aside. */
export const concerned = (projectors: readonly AnyProjector[], facts: readonly Recorded[]): readonly Document[] => {
  const documents = new Map<string, Document>()
  for (const projector of projectors)
    for (const fact of facts) {
      const id = idOrNone(projector, fact)
      if (id !== undefined)
        documents.set(`${projector.spec.view}/${id}`, { view: projector.spec.view, id, ...(projector.alone?.(fact) && { alone: true }) })
    }
  return [...documents.values()]
}

const idOrNone = (projector: AnyProjector, fact: Recorded): string | undefined => {
  try {
    return projector.id(fact)
  } catch {
    return undefined
  }
}
