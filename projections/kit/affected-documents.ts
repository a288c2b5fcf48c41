import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { AnyProjector } from './projector.ts'

type Document = { readonly view: string; readonly id: string; readonly isSingleEvent?: true }

/** The documents that the events change, each once. Skips an event whose id cannot be computed: the fold records it as a dead letter. */
export const affectedDocuments = (projectors: readonly AnyProjector[], events: readonly Recorded[]): readonly Document[] => {
  const documents = new Map<string, Document>()
  for (const projector of projectors)
    for (const event of events) {
      const id = idOrNone(projector, event)
      if (id !== undefined)
        documents.set(`${projector.spec.view}/${id}`, {
          view: projector.spec.view,
          id,
          ...(projector.isSingleEvent?.(event) && { isSingleEvent: true }),
        })
    }
  return [...documents.values()]
}

const idOrNone = (projector: AnyProjector, event: Recorded): string | undefined => {
  try {
    return projector.id(event)
  } catch {
    return undefined
  }
}
