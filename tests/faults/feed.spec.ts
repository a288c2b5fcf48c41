import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { memoryReadStore } from '@embarca/projections/adapters/memory/read-store.ts'
import { allProjectors } from '@embarca/projections/all.ts'
import type { ReadStore } from '@embarca/projections/kit/read-store.ts'
import { startProjecting } from '@embarca/projections/kit/runner.ts'
import { expect, it } from 'vitest'
import { chance } from '../kit/chance.ts'
import { loadTold } from '../kit/load-told.ts'
import { telling } from '../kit/told.ts'
import { feedByHand, logOf } from '../kit/views.ts'

const RUNS = 200

/** Several loads at once, their facts mixed as a day mixes them. */
const day = (seed: number) => {
  const { below, shuffled } = chance(seed)
  const loads = Array.from({ length: 4 }, (_, i) => {
    const load = loadTold(telling(), `L${i}`, { externalId: `CG-${i}`, freightPrice: 100_000 + below(900_000) })
    load.whole()
    return load.log.slice(0, 3 + below(load.log.length - 2))
  })
  const { tell, log } = telling()
  tell('transporter-t1', {
    type: 'TransporterRegistered',
    data: { id: 't1', shipperId: 'embarca', name: 'T', document: '', city: '', state: '', shippers: ['s1'] },
  })
  const turns = shuffled(loads.flatMap((facts, load) => facts.map(() => load)))
  const at = loads.map(() => 0)
  for (const load of turns) {
    const { stream, type, data, by } = loads[load]![at[load]!++]!
    tell(stream, { type, data }, by)
  }
  return log
}

/** What a feed may do to facts: keys overtake each other, a third comes twice, some come again much later. */
const tormented = (facts: readonly Recorded[], before: readonly Recorded[], { below, shuffled, likely }: ReturnType<typeof chance>) => {
  const byKey = new Map<string, Recorded[]>()
  for (const fact of facts) byKey.set(fact.key, [...(byKey.get(fact.key) ?? []), fact])
  const turns = shuffled(facts.map(({ key }) => key))
  return turns.flatMap((key) => {
    const fact = byKey.get(key)!.shift()!
    const stale = before.length && likely(0.1) ? [before[below(before.length)]!] : []
    return [...stale, fact, ...(likely(0.3) ? [fact] : [])]
  })
}

/** A process that dies after its documents were written and before its place was. */
const forgettingItsPlace = (store: ReadStore, dies: () => boolean): ReadStore => ({
  ...store,
  batch: async (work, checkpoint) => {
    if (!checkpoint || !dies()) return store.batch(work, checkpoint)
    await store.batch(work)
    throw new Error('killed')
  },
})

const hashesOf = async (store: ReadStore) =>
  Object.fromEntries(await Promise.all(allProjectors.map(async ({ spec: { view } }) => [view, await store.hash(view)] as const)))

const reference = async (log: readonly Recorded[]) => {
  const store = memoryReadStore()
  const { feed, say } = feedByHand()
  await startProjecting({ projectors: allProjectors, store, log: logOf([]), feed })
  for (const fact of log) await say(fact)
  return hashesOf(store)
}

it(`a feed that repeats, overtakes and is cut off ${RUNS} times leaves the views of one that does not, and so does a rebuild`, async () => {
  for (let seed = 1; seed <= RUNS; seed++) {
    const luck = chance(seed)
    const log = day(seed)
    const store = memoryReadStore()
    const mortal = forgettingItsPlace(store, () => luck.likely(0.15))
    let heard = 0
    let lives = 0
    for (;;) {
      lives += 1
      const { feed, from, say } = feedByHand()
      // The log is behind what is heard, so that only what was heard counts.
      const projecting = await startProjecting({ projectors: allProjectors, store: mortal, log: logOf(log.slice(0, heard)), feed })
      let at = Number(from()) + 1
      try {
        while (at < log.length) {
          const size = 1 + luck.below(9)
          heard = Math.max(heard, at + size)
          await say(...tormented(log.slice(at, at + size), log.slice(0, at), luck))
          at += size
        }
      } catch {
        continue
      }
      expect(await hashesOf(store), `seed ${seed}, ${lives} lives`).toEqual(await reference(log))
      if (seed % 20 === 0) {
        const whole = await startProjecting({ projectors: allProjectors, store, log: logOf(log), feed: feedByHand().feed })
        for (const { spec } of allProjectors) {
          const { hash, before } = await whole.rebuild(spec.view)
          expect(hash, spec.view).toBe(before)
        }
      }
      await projecting.stop()
      break
    }
  }
})
