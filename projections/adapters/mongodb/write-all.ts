import { setTimeout as after } from 'node:timers/promises'
import { FoldedAnew } from '../../kit/read-store.ts'
import { StoreAway } from '../../kit/store-away.ts'
import type { Catalogue } from './catalogue.ts'
import { putAll, type Writing } from './documents-writer.ts'
import { again, type Pending, writingOf } from './pending.ts'
import { wanted } from './read-together.ts'

const TRIES = 6
const keyOf = ({ table, kept }: Writing) => `${table.name} ${kept._id}`

/** The documents as they stand now with the same said to them; throws when facts are missing before what was said. */
const foldAgain = async (catalogue: Catalogue, lost: readonly Pending[]): Promise<readonly Pending[]> => {
  const sought = wanted()
  for (const { table, id } of lost) sought.add(await catalogue.table(table.spec.view), id)
  const named = ({ table, id }: Pending) => `${table.spec.view} ${id}`
  const standing = new Map((await sought.read()).map((one) => [named(one), one]))
  return lost.map((pending) => {
    const folded = again(standing.get(named(pending))!, pending)
    // Somebody folds this document again from its beginning: what comes before is on its way.
    if (!folded) throw new StoreAway(`${named(pending)}: facts are missing before what was said`)
    return folded
  })
}

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
