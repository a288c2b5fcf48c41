import { setTimeout as after } from 'node:timers/promises'
import { FoldedAnew } from '../../kit/read-store.ts'
import type { Catalogue } from './catalogue.ts'
import { putAll, type Writing } from './documents-writer.ts'
import { again, asRead, type Pending, writingOf } from './pending.ts'
import { StoreAway } from './unavailable.ts'

const TRIES = 6
const keyOf = ({ table, kept }: Writing) => `${table.name} ${kept._id}`

/** The documents as they stand now with the same said to them; throws when facts are missing before what was said. */
const foldAgain = async (catalogue: Catalogue, lost: readonly Pending[]): Promise<readonly Pending[]> =>
  Promise.all(
    lost.map(async (pending) => {
      const table = await catalogue.table(pending.table.spec.view)
      const standing = (await table.documents.findOne({ _id: pending.id })) ?? undefined
      const folded = again(asRead(table, pending.id, standing), pending)
      // Somebody folds this document again from its beginning: what comes before is on its way.
      if (!folded) throw new StoreAway(`${table.name} ${pending.id}: facts are missing before what was said`)
      return folded
    }),
  )

/**
 * Writes every document that something was said to. Where somebody else was first, or the view was swapped meanwhile, the same is
 * said to what stands now; `besideOthers`, a view that was swapped throws instead. Answers the documents as they were written.
 */
export const writeAll = async (catalogue: Catalogue, pending: Iterable<Pending>, besideOthers = false): Promise<readonly Pending[]> => {
  const written: Pending[] = []
  let left = [...pending].filter(({ steps }) => steps.length)
  for (let tries = 0; left.length; tries++) {
    if (tries === TRIES) throw new StoreAway('others write the same documents all the time')
    if (tries > 1) await after(20 * 2 ** tries * Math.random())
    const writings = left.map((one) => ({ one, writing: writingOf(one) }))
    const lost = new Set((await putAll(writings.map(({ writing }) => writing))).map(keyOf))
    await catalogue.lookNow()
    const astray: Pending[] = []
    for (const { one, writing } of writings) {
      const isCurrent = await catalogue.isCurrent(one.table)
      if (besideOthers && !isCurrent) throw new FoldedAnew(`${one.table.name} was replaced while it was written`)
      if (lost.has(keyOf(writing)) || !isCurrent) astray.push(one)
      else written.push({ ...one, over: writing.kept.mark, steps: [], body: writing.kept.body ?? one.body })
    }
    left = (await foldAgain(catalogue, astray)).filter(({ steps }) => steps.length)
  }
  return written
}
