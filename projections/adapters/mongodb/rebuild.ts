import type { Position } from '@embarca/contracts/kit/position.ts'
import type { Rebuild, ViewSpec } from '../../kit/read-store.ts'
import type { Catalogue } from './catalogue.ts'
import { putAll } from './documents-writer.ts'
import { createIndexes } from './indexes.ts'
import { asRead, changed, type Pending, writingOf } from './pending.ts'
import { hashOfTable } from './reader.ts'

const AT_ONCE = 2_000

/**
 * Folds a view in memory, writes it in bulk into a collection of its own and makes the indexes last. While others fold the view in
 * use: whoever rebuilds reads the log once more after `finish`, and what was heard too late for either is folded then.
 */
export const rebuildOf = async (
  catalogue: Catalogue,
  spec: ViewSpec,
  keep: (checkpoint: { group: string; position: Position }) => Promise<void>,
  finish: (doc: object) => object = (doc) => doc,
): Promise<Rebuild> => {
  const live = await catalogue.findNow(spec.view)
  const table = await catalogue.begin(spec)
  const folded = new Map<string, Pending>()
  return {
    change: (id, source, step) => {
      const before = folded.get(id) ?? asRead(table, id, undefined)
      const { after, outcome } = changed(before, source, step as (doc: object | undefined) => object | undefined)
      if (outcome === 'applied') folded.set(id, { ...after, steps: [] })
      return { outcome, doc: after.doc as never }
    },
    finish: async (checkpoint) => {
      const all = [...folded.values()]
      for (let at = 0; at < all.length; at += AT_ONCE)
        await putAll(all.slice(at, at + AT_ONCE).map((one) => writingOf(one.doc ? { ...one, doc: finish(one.doc) } : one)))
      folded.clear()
      await createIndexes(table.documents, spec)
      const before = live && (await hashOfTable(live))
      await catalogue.swap(live, table)
      if (checkpoint) await keep(checkpoint)
      return { hash: await hashOfTable(table), before }
    },
    abandon: async () => {
      folded.clear()
      await catalogue.discard(table)
    },
  }
}
