import type { Position } from '@embarca/contracts/kit/position.ts'
import type { Rebuild, RebuildRequest } from '../../kit/read-store.ts'
import { batchedRead } from './batched-read.ts'
import type { CollectionCatalogue } from './catalogue.ts'
import { putAll } from './documents-writer.ts'
import { createIndexes } from './indexes.ts'
import { asRead, changed, type PendingDocument, writingOf } from './pending.ts'
import { hashOfTable } from './reader.ts'
import { asUnavailable } from './unavailable.ts'

/** Documents in memory, of all rebuilds of a store together. */
const MOST_TOGETHER = 8_000

type Checkpoint = { readonly group: string; readonly position: Position }
type RebuildOptions = {
  readonly catalogue: CollectionCatalogue
  /** The views that the store rebuilds at present. */
  readonly underWay: Set<string>
  readonly keep: (checkpoint: Checkpoint) => Promise<void>
  /** Everything up to there is in the documents in use. */
  readonly lastPosition: () => Promise<Position>
  /** Documents in memory; fewer in tests. */
  readonly most?: number
}

/**
 * Folds a view into a new collection, from which documents are read again when further events concern them, and creates the indexes last,
 * while other processes fold the view in use. After `finish` the caller has the log replayed: events that came too late for either
 * collection are folded then.
 */
export const rebuildOf = async (
  { catalogue, underWay, keep, lastPosition, most = MOST_TOGETHER }: RebuildOptions,
  { spec, finish = (doc) => doc, compared = true, program }: RebuildRequest,
): Promise<Rebuild> => {
  const live = await catalogue.findNow(spec.view)
  const unfinished = program === undefined ? undefined : await catalogue.unfinished(spec, program)
  const table = unfinished?.table ?? (await catalogue.begin(spec))
  const documents = new Map<string, PendingDocument>()
  const unwritten = new Set<string>()
  let hasStored = unfinished !== undefined
  underWay.add(spec.view)

  const finished = (one: PendingDocument) => writingOf(one.doc ? { ...one, doc: finish(one.doc) } : one)
  /** Writes what was changed, and keeps nothing. */
  const spill = async () => {
    const writing = [...unwritten].map((id) => documents.get(id)!)
    const singles = new Set(writing.filter(({ isSingleEvent }) => isSingleEvent).map(({ id }) => id))
    const lost = await putAll(writing.map(finished))
    // A single-event document that is there already was written by the process that this one goes on for.
    if (lost.some(({ document }) => !singles.has(document._id))) throw new Error(`${spec.view}: another process goes on with this rebuild`)
    hasStored ||= writing.length > 0
    documents.clear()
    unwritten.clear()
  }
  const prefetch: Rebuild['prefetch'] = async (ids) => {
    if (documents.size >= most / underWay.size) await spill()
    const unknown = batchedRead()
    for (const { id, isSingleEvent } of ids) {
      if (documents.has(id)) continue
      // A single-event document can only be there already when the process that this one goes on for wrote it.
      if (isSingleEvent ? unfinished : hasStored) unknown.add(table, id)
      else documents.set(id, asRead(table, id, undefined))
    }
    for (const one of await unknown.read()) documents.set(one.id, one)
  }
  const settle = async () => {
    await spill()
    await createIndexes(table.documents, spec)
  }
  const take = async (checkpoint: Checkpoint | undefined) => {
    await settle()
    // Before the swap: after it, other processes write here too.
    const hash = compared ? await hashOfTable(table) : ''
    const before = compared ? live && (await hashOfTable(live)) : undefined
    await catalogue.swap(live, table, await lastPosition()).catch(async (error: unknown) => {
      await catalogue.discardUnused(table)
      throw error
    })
    underWay.delete(spec.view)
    if (checkpoint) await keep(checkpoint)
    return { hash, before }
  }
  return {
    resumed: unfinished?.progress,
    prefetch: (ids) => prefetch(ids).catch(asUnavailable),
    save: async (progress) => {
      await spill().catch(asUnavailable)
      await catalogue.saveRebuild(table, progress)
    },
    change: (id, source, step) => {
      const before = documents.get(id) ?? asRead(table, id, undefined)
      const { after, outcome } = changed(before, source, step as (doc: object | undefined) => object | undefined)
      if (outcome === 'applied') {
        documents.set(id, { ...after, steps: [] })
        unwritten.add(id)
      }
      // The caller knows the type of the view's documents; the store keeps documents of all views.
      return { outcome, doc: after.doc as never }
    },
    prepare: () => settle().catch(asUnavailable),
    finish: (checkpoint) => take(checkpoint).catch(asUnavailable),
    abandon: async () => {
      documents.clear()
      unwritten.clear()
      underWay.delete(spec.view)
      await catalogue.discardUnused(table)
    },
  }
}
