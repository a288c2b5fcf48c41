import type { Position } from '@embarca/contracts/kit/position.ts'
import type { WrittenChanges } from '../../kit/read-store.ts'
import type { ViewTable } from './view-table.ts'

type CachedBodies = { readonly base: string; readonly bodies: Map<string, Uint8Array> }

/** Some twenty thousand cards. */
const MOST_BYTES = 32 * 1_048_576

/**
 * Documents as they are sent, by their id, for who only reads: a page is then put together without reading them again. They are
 * good for nobody but a reader that finds the views at `at`, where all that was written has been told; whoever finds them further
 * on, because word of it is still on its way, reads the documents themselves. Of a view nobody is told of nothing is ever kept.
 */
export const createBodyCache = (most = MOST_BYTES) => {
  const views = new Map<string, CachedBodies>()
  const notifiedViews = new Set<string>()
  /** Told before it was written: until then readers find it as it was, and may keep it so. */
  const unconfirmed: [view: string, id: string][] = []
  let at: Position | undefined
  let bytes = 0

  const forget = ({ bodies }: CachedBodies, id: string) => {
    bytes -= bodies.get(id)?.length ?? 0
    bodies.delete(id)
  }
  const forgetOf = (view: string, id: string) => {
    const cached = views.get(view)
    if (cached) forget(cached, id)
  }
  const forgetAll = () => {
    views.clear()
    unconfirmed.length = 0
    at = undefined
    bytes = 0
  }
  /** What was kept of a view that was folded anew is of no use any more. */
  const cachedBodiesOf = ({ spec: { view }, base }: ViewTable): CachedBodies => {
    const before = views.get(view)
    if (before?.base === base) return before
    for (const { length } of before?.bodies.values() ?? []) bytes -= length
    const made: CachedBodies = { base, bodies: new Map() }
    views.set(view, made)
    return made
  }
  const shrink = () => {
    for (const cached of views.values())
      for (const id of cached.bodies.keys()) {
        if (bytes <= most) return
        forget(cached, id)
      }
  }

  return {
    /** Up to where everything that was written to a view is known; undefined as long as nobody has told. */
    at: (view: string): Position | undefined => (notifiedViews.has(view) ? at : undefined),
    /** The bodies of these documents in a view's table; those that are not kept are read. */
    of: (table: ViewTable, ids: readonly string[], read: (id: string) => Uint8Array): readonly Uint8Array[] => {
      const { bodies } = cachedBodiesOf(table)
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
    noteWritten: ({ changed, from, lastPosition }: WrittenChanges): void => {
      if (from !== at) forgetAll()
      for (const { view, id } of changed) {
        notifiedViews.add(view)
        forgetOf(view, id)
      }
      if (lastPosition === from) {
        if (at !== undefined) for (const { view, id } of changed) unconfirmed.push([view, id])
        return
      }
      for (const [view, id] of unconfirmed.splice(0)) forgetOf(view, id)
      at = lastPosition
    },
  }
}
export type BodyCache = ReturnType<typeof createBodyCache>
