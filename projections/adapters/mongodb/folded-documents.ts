import type { Seen } from '../../kit/seen.ts'
import type { ViewTable } from './catalogue.ts'
import { asRead, type Pending } from './pending.ts'

type Folded = readonly [doc: object | null, seen: Seen]

/** So many documents are held as they are. */
const MOST_WARM = 20_000

/** Documents on their way into a new generation, by id: the last ones as they are, the others as bytes outside the heap. */
export const foldedDocuments = (table: ViewTable) => {
  const warm = new Map<string, Pending>()
  const cold = new Map<string, Buffer>()

  const freeze = () => {
    for (const [id, { doc, seen }] of warm) cold.set(id, Buffer.from(JSON.stringify([doc ?? null, seen] satisfies Folded)))
    warm.clear()
  }
  const thawed = (id: string): Pending => {
    const bytes = cold.get(id)
    const fresh = asRead(table, id, undefined)
    if (!bytes) return fresh
    const [doc, seen] = JSON.parse(bytes.toString()) as Folded
    return { ...fresh, doc: doc ?? undefined, seen }
  }
  return {
    get: (id: string): Pending => warm.get(id) ?? thawed(id),
    set: (id: string, { steps: _, ...pending }: Pending): void => {
      if (warm.size >= MOST_WARM) freeze()
      cold.delete(id)
      warm.set(id, { ...pending, steps: [] })
    },
    /** All of them, so many at a time. */
    *pieces(size: number): Generator<readonly Pending[]> {
      const ids = [...warm.keys(), ...cold.keys()]
      for (let at = 0; at < ids.length; at += size) yield ids.slice(at, at + size).map((id) => warm.get(id) ?? thawed(id))
    },
    clear: (): void => {
      warm.clear()
      cold.clear()
    },
  }
}
