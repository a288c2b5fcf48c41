import type { Position } from '@embarca/contracts/kit/position.ts'
import type { WrittenChanges } from '../../kit/read-store.ts'
import type { ViewTable } from './view-table.ts'

type CachedBodies = { readonly base: string; readonly bodies: Map<string, Uint8Array> }

/** Room for some twenty thousand cards. */
const MOST_BYTES = 32 * 1_048_576

/**
 * Caches bodies of documents by id for a read-only connection, so that a page is assembled without reading them again. Valid only while
 * the views are exactly at position `at`, up to which every write has been notified; a reader that finds them further on, because a
 * notification is still on its way, reads the documents themselves. A view without notifications is never cached.
 */
export const createBodyCache = (most = MOST_BYTES) => {
  const views = new Map<string, CachedBodies>()
  const notifiedViews = new Set<string>()
  /** Notified before they were written: until then readers find, and may cache, the old version. */
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
  /** Drops the cached bodies of a view that was rebuilt. */
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
    /** The position up to which all writes of a view are known; undefined before the first notification. */
    at: (view: string): Position | undefined => (notifiedViews.has(view) ? at : undefined),
    /** The bodies of these documents; those not cached are read. */
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
    /** Call it with every write, in order. After a gap, such as a restart of the writer, the cache is emptied. */
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
