import { setTimeout as after } from 'node:timers/promises'
import { ViewRebuilt } from '../../kit/read-store.ts'
import { ReadStoreUnavailable } from '../../kit/store-unavailable.ts'
import { batchedRead } from './batched-read.ts'
import type { CollectionCatalogue } from './catalogue.ts'
import { putAll, type Writing } from './documents-writer.ts'
import { type PendingDocument, refoldPending, writingOf } from './pending.ts'

const TRIES = 6
const keyOf = ({ table, document }: Writing) => `${table.name} ${document._id}`

/** Folds the same events into the documents as stored now; throws when earlier events are missing there. */
const foldAgain = async (catalogue: CollectionCatalogue, lost: readonly PendingDocument[]): Promise<readonly PendingDocument[]> => {
  const sought = batchedRead()
  for (const { table, id } of lost) sought.add(await catalogue.table(table.spec.view), id)
  const named = ({ table, id }: PendingDocument) => `${table.spec.view} ${id}`
  const current = new Map((await sought.read()).map((one) => [named(one), one]))
  return lost.map((pending) => {
    const refolded = refoldPending(current.get(named(pending))!, pending)
    // Another process rebuilds this document from its beginning: the earlier events will follow.
    if (!refolded) throw new ReadStoreUnavailable(`${named(pending)}: earlier events are missing`)
    return refolded
  })
}

/**
 * Writes every changed document. Where another process wrote first, or the view was swapped meanwhile, the same events are folded into
 * what is stored now; with `isShared`, a swapped view throws `ViewRebuilt` instead. Resolves to the documents as written.
 */
export const writeAll = async (
  catalogue: CollectionCatalogue,
  pending: Iterable<PendingDocument>,
  isShared = false,
): Promise<readonly PendingDocument[]> => {
  const written: PendingDocument[] = []
  let left = [...pending].filter(({ steps }) => steps.length)
  for (let tries = 0; left.length; tries++) {
    if (tries === TRIES) throw new ReadStoreUnavailable('other processes keep writing the same documents')
    if (tries > 1) await after(20 * 2 ** tries * Math.random())
    const writings = left.map((one) => ({ one, writing: writingOf(one) }))
    const lost = new Set((await putAll(writings.map(({ writing }) => writing))).map(keyOf))
    await catalogue.refreshNow()
    const conflicting: PendingDocument[] = []
    for (const { one, writing } of writings) {
      const isCurrent = await catalogue.isCurrent(one.table)
      if (isShared && !isCurrent) throw new ViewRebuilt(`${one.table.name} was replaced while it was written`)
      if (lost.has(keyOf(writing)) || !isCurrent) conflicting.push(one)
      else written.push({ ...one, over: writing.document.mark, steps: [], body: writing.document.body ?? one.body })
    }
    left = (await foldAgain(catalogue, conflicting)).filter(({ steps }) => steps.length)
  }
  return written
}
