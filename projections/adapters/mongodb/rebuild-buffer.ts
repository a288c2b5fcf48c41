import type { StreamCheckpoints } from '../../kit/stream-checkpoints.ts'
import type { ViewCollection } from './catalogue.ts'
import { asRead, type PendingDocument } from './pending.ts'

type FrozenDocument = readonly [doc: object | null, seen: StreamCheckpoints]

/** The number of documents kept as objects. */
const MOST_WARM = 20_000

/** Documents of a new generation, by id: the latest ones as objects, the others as bytes outside the heap. */
export const rebuildBuffer = (table: ViewCollection) => {
  const warm = new Map<string, PendingDocument>()
  const cold = new Map<string, Buffer>()

  const freeze = () => {
    for (const [id, { doc, checkpoints }] of warm)
      cold.set(id, Buffer.from(JSON.stringify([doc ?? null, checkpoints] satisfies FrozenDocument)))
    warm.clear()
  }
  const thawed = (id: string): PendingDocument => {
    const bytes = cold.get(id)
    const fresh = asRead(table, id, undefined)
    if (!bytes) return fresh
    const [doc, checkpoints] = JSON.parse(bytes.toString()) as FrozenDocument
    return { ...fresh, doc: doc ?? undefined, checkpoints }
  }
  return {
    get: (id: string): PendingDocument => warm.get(id) ?? thawed(id),
    set: (id: string, { steps: _, ...pending }: PendingDocument): void => {
      if (warm.size >= MOST_WARM) freeze()
      cold.delete(id)
      warm.set(id, { ...pending, steps: [] })
    },
    /** All of them, in pieces of `size`. */
    *pieces(size: number): Generator<readonly PendingDocument[]> {
      const ids = [...warm.keys(), ...cold.keys()]
      for (let at = 0; at < ids.length; at += size) yield ids.slice(at, at + size).map((id) => warm.get(id) ?? thawed(id))
    },
    clear: (): void => {
      warm.clear()
      cold.clear()
    },
  }
}
