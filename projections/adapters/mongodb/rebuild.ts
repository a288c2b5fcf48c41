import type { Position } from '@embarca/contracts/kit/position.ts'
import type { Rebuild, ViewSpec } from '../../kit/read-store.ts'
import type { CollectionCatalogue } from './catalogue.ts'
import { putAll } from './documents-writer.ts'
import { createIndexes } from './indexes.ts'
import { changed, writingOf } from './pending.ts'
import { hashOfTable } from './reader.ts'
import { rebuildBuffer } from './rebuild-buffer.ts'
import { asUnavailable } from './unavailable.ts'

const AT_ONCE = 2_000

/**
 * Folds a view in memory, writes it in bulk into a new collection and creates the indexes last, while other processes fold the view in
 * use. After `finish` the caller has the log replayed: events that came too late for either collection are folded then.
 */
export const rebuildOf = async (
  catalogue: CollectionCatalogue,
  spec: ViewSpec,
  keep: (checkpoint: { group: string; position: Position }) => Promise<void>,
  finish: (doc: object) => object = (doc) => doc,
): Promise<Rebuild> => {
  const live = await catalogue.findNow(spec.view)
  const table = await catalogue.begin(spec)
  const buffer = rebuildBuffer(table)

  const take = async (checkpoint: { group: string; position: Position } | undefined) => {
    for (const piece of buffer.pieces(AT_ONCE))
      await putAll(piece.map((one) => writingOf(one.doc ? { ...one, doc: finish(one.doc) } : one)))
    buffer.clear()
    await createIndexes(table.documents, spec)
    // Before the swap: after it, other processes write here too.
    const hash = await hashOfTable(table)
    const before = live && (await hashOfTable(live))
    await catalogue.swap(live, table).catch(async (error: unknown) => {
      await catalogue.discard(table)
      throw error
    })
    if (checkpoint) await keep(checkpoint)
    return { hash, before }
  }
  return {
    change: (id, source, step) => {
      const { after, outcome } = changed(buffer.get(id), source, step as (doc: object | undefined) => object | undefined)
      if (outcome === 'applied') buffer.set(id, after)
      // The caller knows the type of the view's documents; the store keeps documents of all views.
      return { outcome, doc: after.doc as never }
    },
    finish: (checkpoint) => take(checkpoint).catch(asUnavailable),
    abandon: async () => {
      buffer.clear()
      await catalogue.discard(table)
    },
  }
}
