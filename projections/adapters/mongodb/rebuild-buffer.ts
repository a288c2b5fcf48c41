import type { StreamCheckpoints } from '../../kit/stream-checkpoints.ts'
import type { ViewCollection } from './catalogue.ts'
import { asRead, type PendingDocument } from './pending.ts'

type SerialisedDocument = readonly [doc: object | null, seen: StreamCheckpoints]

/** The number of documents kept as objects. */
const MAX_OBJECTS = 20_000

/** Documents of a new generation, by id: the latest ones as objects, the others as bytes outside the heap. */
export const rebuildBuffer = (table: ViewCollection) => {
  const objects = new Map<string, PendingDocument>()
  const serialised = new Map<string, Buffer>()

  const serialiseAll = () => {
    for (const [id, { doc, checkpoints }] of objects)
      serialised.set(id, Buffer.from(JSON.stringify([doc ?? null, checkpoints] satisfies SerialisedDocument)))
    objects.clear()
  }
  const parsed = (id: string): PendingDocument => {
    const bytes = serialised.get(id)
    const fresh = asRead(table, id, undefined)
    if (!bytes) return fresh
    const [doc, checkpoints] = JSON.parse(bytes.toString()) as SerialisedDocument
    return { ...fresh, doc: doc ?? undefined, checkpoints }
  }
  return {
    get: (id: string): PendingDocument => objects.get(id) ?? parsed(id),
    set: (id: string, { steps: _, ...pending }: PendingDocument): void => {
      if (objects.size >= MAX_OBJECTS) serialiseAll()
      serialised.delete(id)
      objects.set(id, { ...pending, steps: [] })
    },
    /** All of them, in pieces of `size`. */
    *pieces(size: number): Generator<readonly PendingDocument[]> {
      const ids = [...objects.keys(), ...serialised.keys()]
      for (let at = 0; at < ids.length; at += size) yield ids.slice(at, at + size).map((id) => objects.get(id) ?? parsed(id))
    },
    clear: (): void => {
      objects.clear()
      serialised.clear()
    },
  }
}
