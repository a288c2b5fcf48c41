import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { memoryReadStore } from '@embarca/projections/adapters/memory/read-store.ts'
import { sqliteReadStore } from '@embarca/projections/adapters/sqlite/read-store.ts'
import { allProjectors } from '@embarca/projections/all.ts'
import type { ReadStore } from '@embarca/projections/kit/read-store.ts'
import { startProjecting } from '@embarca/projections/kit/runner.ts'
import { expect, it } from 'vitest'
import { chance } from '../kit/chance.ts'
import { logOf, manualFeed } from '../kit/views.ts'
import { temporaryFolder } from '../ports/stores.ts'
import { eventRecorder } from '../stories/event-recorder.ts'
import { loadScript } from '../stories/load-script.ts'

/** Events of several loads, interleaved. */
const day = (seed: number) => {
  const { below, shuffled } = chance(seed)
  const loads = Array.from({ length: 4 }, (_, i) => {
    const load = loadScript(eventRecorder(), `L${i}`, { externalId: `CG-${i}`, freightPrice: 100_000 + below(900_000) })
    load.toFinished()
    return load.log.slice(0, 3 + below(load.log.length - 2))
  })
  const { recordEvent, log } = eventRecorder()
  recordEvent('transporter-t1', {
    type: 'TransporterRegistered',
    data: { id: 't1', shipperId: 'embarca', name: 'T', document: '', city: '', state: '', shippers: ['s1'] },
  })
  const order = shuffled(loads.flatMap((events, load) => events.map(() => load)))
  const at = loads.map(() => 0)
  for (const load of order) {
    const { stream, type, data, by } = loads[load]![at[load]!++]!
    recordEvent(stream, { type, data }, by)
  }
  return log
}

/** Permitted disorder of a feed: keys overtake each other, a third of the events is repeated, some much later. */
const tormented = (events: readonly Recorded[], before: readonly Recorded[], { below, shuffled, likely }: ReturnType<typeof chance>) => {
  const byKey = new Map<string, Recorded[]>()
  for (const event of events) byKey.set(event.key, [...(byKey.get(event.key) ?? []), event])
  const order = shuffled(events.map(({ key }) => key))
  return order.flatMap((key) => {
    const event = byKey.get(key)!.shift()!
    const stale = before.length && likely(0.1) ? [before[below(before.length)]!] : []
    return [...stale, event, ...(likely(0.3) ? [event] : [])]
  })
}

/** A store that fails after writing documents and before writing the checkpoint. */
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
  const { feed, say } = manualFeed()
  await startProjecting({ projectors: allProjectors, store, log: logOf([]), feed })
  for (const event of log) await say(event)
  return hashesOf(store)
}

/** Folds the seed's day to its end through a feed with that seed's disorder. */
const live = async (seed: number, store: ReadStore) => {
  const random = chance(seed)
  const log = day(seed)
  const mortal = forgettingItsPlace(store, () => random.likely(0.15))
  let count = 0
  const once = async () => {
    const { feed, from, say } = manualFeed()
    // The log ends at the last delivered event, so that only delivered events count.
    await startProjecting({ projectors: allProjectors, store: mortal, log: logOf(log.slice(0, count)), feed })
    for (let at = Number(from()) + 1; at < log.length; ) {
      const size = 1 + random.below(9)
      count = Math.max(count, at + size)
      await say(...tormented(log.slice(at, at + size), log.slice(0, at), random))
      at += size
    }
  }
  for (let ended = false; !ended; )
    ended = await once().then(
      () => true,
      (error: Error) => {
        if (error.message !== 'killed') throw error
        return false
      },
    )
  return log
}

const rebuiltEqual = async (store: ReadStore, log: readonly Recorded[]) => {
  const { rebuild } = await startProjecting({ projectors: allProjectors, store, log: logOf(log), feed: manualFeed().feed })
  for (const { spec } of allProjectors) {
    const { hash, before } = await rebuild(spec.view)
    expect(hash, spec.view).toBe(before)
  }
}

it('a feed that repeats, reorders and is cut off 200 times leaves the same views as one that does not', async () => {
  for (let seed = 1; seed <= 200; seed++) {
    const store = memoryReadStore()
    const log = await live(seed, store)
    expect(await hashesOf(store), `seed ${seed}`).toEqual(await reference(log))
    if (seed % 20 === 0) await rebuiltEqual(store, log)
  }
})

it('the same holds on disk, and a rebuild gives the same views', async () => {
  const folder = temporaryFolder()
  for (let seed = 1; seed <= 5; seed++) {
    const store = sqliteReadStore(join(folder, `views-${seed}.sqlite`))
    const log = await live(seed, store)
    expect(await hashesOf(store), `seed ${seed}`).toEqual(await reference(log))
    await rebuiltEqual(store, log)
    store.close()
  }
  rmSync(folder, { recursive: true, force: true })
})
