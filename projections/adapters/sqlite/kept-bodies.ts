import type { Position } from '@embarca/contracts/kit/position.ts'
import type { Written } from '../../kit/read-store.ts'
import type { ViewTable } from './view-table.ts'

type Kept = { readonly base: string; readonly bodies: Map<string, Uint8Array> }

/** Some twenty thousand cards. */
const MOST_BYTES = 32 * 1_048_576

/**
 * Documents as they are sent, by their id, for who only reads: a page is then put together without reading them again. They are
 * good for nobody but a reader that finds the views at `at`, where all that was written has been told; whoever finds them further
 * on, because word of it is still on its way, reads the documents themselves. Of a view nobody is told of nothing is ever kept.
 */
export const keptBodies = (most = MOST_BYTES) => {
  const views = new Map<string, Kept>()
  const toldOf = new Set<string>()
  /** Told before it was written: until then readers find it as it was, and may keep it so. */
  const awaited: [view: string, id: string][] = []
  let at: Position | undefined
  let bytes = 0

  const forget = ({ bodies }: Kept, id: string) => {
    bytes -= bodies.get(id)?.length ?? 0
    bodies.delete(id)
  }
  const forgetOf = (view: string, id: string) => {
    const kept = views.get(view)
    if (kept) forget(kept, id)
  }
  const forgetAll = () => {
    views.clear()
    awaited.length = 0
    at = undefined
    bytes = 0
  }
  /** What was kept of a view that was folded anew is of no use any more. */
  const keptOf = ({ spec: { view }, base }: ViewTable): Kept => {
    const before = views.get(view)
    if (before?.base === base) return before
    for (const { length } of before?.bodies.values() ?? []) bytes -= length
    const made: Kept = { base, bodies: new Map() }
    views.set(view, made)
    return made
  }
  const shrink = () => {
    for (const kept of views.values())
      for (const id of kept.bodies.keys()) {
        if (bytes <= most) return
        forget(kept, id)
      }
  }

  return {
    /** Up to where everything that was written to a view is known; undefined as long as nobody has told. */
    at: (view: string): Position | undefined => (toldOf.has(view) ? at : undefined),
    /** The bodies of these documents in a view's table; those that are not kept are read. */
    of: (table: ViewTable, ids: readonly string[], read: (id: string) => Uint8Array): readonly Uint8Array[] => {
      const { bodies } = keptOf(table)
      const found = ids.map((id) => {
        const before = bodies.get(id)
        if (before) return before
        const body = read(id)
        bodies.set(id, body)
        bytes += body.length
        return body
      })
      shrink()
      return found
    },
    /** Call it with what was written, in order. Where some was missed, as when the writer was started anew, nothing is kept. */
    told: ({ changed, from, seenTo }: Written): void => {
      if (from !== at) forgetAll()
      for (const { view, id } of changed) {
        toldOf.add(view)
        forgetOf(view, id)
      }
      if (seenTo === from) {
        if (at !== undefined) for (const { view, id } of changed) awaited.push([view, id])
        return
      }
      for (const [view, id] of awaited.splice(0)) forgetOf(view, id)
      at = seenTo
    },
  }
}
export type KeptBodies = ReturnType<typeof keptBodies>
