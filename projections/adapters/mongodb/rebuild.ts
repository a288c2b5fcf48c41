import type { Position } from '@embarca/contracts/kit/position.ts'
import type { Rebuild, ViewSpec } from '../../kit/read-store.ts'
import type { Catalogue } from './catalogue.ts'
import { putAll } from './documents-writer.ts'
import { foldedDocuments } from './folded-documents.ts'
import { createIndexes } from './indexes.ts'
import { changed, writingOf } from './pending.ts'
import { hashOfTable } from './reader.ts'
import { asAway } from './unavailable.ts'

const AT_ONCE = 2_000

/**
 * Folds a view in memory, writes it in bulk into a collection of its own and makes the indexes last. While others fold the view in
 * use: whoever rebuilds has the log read once more after `finish`, and what was heard too late for either is folded then.
 */
export const rebuildOf = async (
  catalogue: Catalogue,
  spec: ViewSpec,
  keep: (checkpoint: { group: string; position: Position }) => Promise<void>,
  finish: (doc: object) => object = (doc) => doc,
): Promise<Rebuild> => {
  const live = await catalogue.findNow(spec.view)
  const table = await catalogue.begin(spec)
  const folded = foldedDocuments(table)

  const take = async (checkpoint: { group: string; position: Position } | undefined) => {
    for (const piece of folded.pieces(AT_ONCE))
      await putAll(piece.map((one) => writingOf(one.doc ? { ...one, doc: finish(one.doc) } : one)))
    folded.clear()
    await createIndexes(table.documents, spec)
    // Before the swap: from then on others write here too.
    const hash = await hashOfTable(table)
    const before = live && (await hashOfTable(live))
    await catalogue.swap(live, table)
    if (checkpoint) await keep(checkpoint)
    return { hash, before }
  }
  return {
    change: (id, source, step) => {
      const { after, outcome } = changed(folded.get(id), source, step as (doc: object | undefined) => object | undefined)
      if (outcome === 'applied') folded.set(id, after)
      // The caller says which view's document this is; the store keeps them all.
      return { outcome, doc: after.doc as never }
    },
    finish: (checkpoint) => take(checkpoint).catch(asAway),
    abandon: async () => {
      folded.clear()
      await catalogue.discard(table)
    },
  }
}
