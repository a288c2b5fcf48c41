import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Position } from '@embarca/contracts/kit/position.ts'
import { memoryReadStore } from '@embarca/projections/adapters/memory/read-store.ts'
import { loadTold } from '@embarca/tests/kit/load-told.ts'
import { telling } from '@embarca/tests/kit/told.ts'
import { logOf } from '@embarca/tests/kit/views.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { bareLoadsProjector } from '../loads/index.ts'
import { erasIn } from './eras.ts'
import type { Feed } from './feed.ts'
import { inParts, placeIn } from './in-parts.ts'
import { startProjectingInParts } from './project-in-parts.ts'
import { FoldedAnew } from './read-store.ts'
import type { Told } from './runner.ts'

const facts = () => {
  const load = loadTold(telling())
  load.whole()
  return load.log
}
const silent: Feed = { listen: async (_group, from) => ({ reached: () => from, wake: () => {}, stop: async () => {} }) }
/** A process that hears some of two parts; `pass` brings a part up to a position, with facts or without. */
const processOf = async (store: ReturnType<typeof memoryReadStore>, log: readonly Recorded[]) => {
  const places = new Map<number, Position>()
  const again: Position[] = []
  const told: Told[] = []
  let hear: (facts: readonly Recorded[]) => Promise<void> = async () => {}
  const feed: Feed = {
    listen: async (_group, from, to) => {
      hear = to
      return { reached: () => from, places: () => places, again: (from) => void again.push(from), wake: () => {}, stop: async () => {} }
    },
  }
  const projecting = await startProjectingInParts({
    projectors: [bareLoadsProjector],
    store,
    log: logOf(log),
    feed,
    parts: 2,
    alone: (work) => work(),
    tell: (one) => void told.push(one),
  })
  onTestFinished(projecting.stop)
  const pass = async (part: number, position: Position, ...heard: readonly Recorded[]) => {
    if (!places.has(part)) places.set(part, await placeIn(store)(part))
    if (heard.length) await hear(heard)
    places.set(part, position)
  }
  return { projecting, pass, again, told }
}

it('the views are as far as the part that is the furthest behind, whoever folds it', async () => {
  const store = memoryReadStore()
  const log = facts()
  const last = log.at(-1)!.position
  const one = await processOf(store, [])
  const other = await processOf(store, [])
  await one.pass(0, last, ...log)
  await vi.waitFor(async () => expect(await store.checkpoint('views/0')).toBe(last))
  expect([await store.seenTo(), one.projecting.seenTo()]).toEqual(['-1', '-1'])
  expect(await store.get('loads', 'L1')).toMatchObject({ statusCode: 'FINISHED' })

  await other.pass(1, last)
  await vi.waitFor(() => expect(other.told.at(-1)).toMatchObject({ seenTo: last, changed: [] }))
  expect(await store.seenTo()).toBe(last)
  expect(await placeIn(store)(1)).toBe(last)
})

it('a view that one process folds anew is heard again by all from where it was folded to', async () => {
  const store = memoryReadStore()
  const log = facts()
  const one = await processOf(store, log.slice(0, 4))
  const other = await processOf(store, log.slice(0, 4))
  expect(await store.seenTo()).toBe('3')
  await other.pass(1, '9')
  await vi.waitFor(async () => expect(await store.checkpoint('views/1')).toBe('9'))
  expect(await one.projecting.rebuild('loads')).toMatchObject({ view: 'loads' })
  await vi.waitFor(() => expect(other.again).toContain('3'), 2_000)
  expect(await placeIn(store)(1)).toBe('3')
})

it('whoever is ended between replacing a view and saying so is made up for by another', async () => {
  const store = memoryReadStore()
  const log = facts()
  const dying: typeof store = {
    ...store,
    change: async (view, id, source, step) => {
      if (view === 'eras' && id === 'views') throw new Error('ended')
      return store.change(view, id, source, step)
    },
  }
  const one = await processOf(dying, log.slice(0, 4))
  const other = await processOf(store, log.slice(0, 4))
  await expect(one.projecting.rebuild('loads')).rejects.toThrow('ended')
  expect(other.again).toEqual([])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  onTestFinished(() => void vi.useRealTimers())
  await vi.waitFor(() => expect(other.again).toEqual(['3']), 3_000)
})

it('whoever replaced a view says so, though somebody who thought that he was ended made up for him meanwhile', async () => {
  const store = memoryReadStore()
  const log = facts()
  const one = await processOf(store, log.slice(0, 4))
  const other = await processOf(store, log.slice(0, 4))
  const eras = await erasIn(store)
  const { hearAgain, stop } = await inParts({ store, feed: silent, parts: 2, tell: () => {} })
  onTestFinished(stop)
  await eras.next(1, '7')
  await hearAgain('3')
  expect(await eras.current()).toMatchObject({ era: 2, from: '3' })
  expect(await eras.next(2, '1')).toBe(false)
  expect(await eras.current()).toMatchObject({ era: 2, from: '3' })
  await eras.next(3, '9')
  expect(await eras.current()).toMatchObject({ era: 3, from: '3' })
  for (const { again } of [one, other]) await vi.waitFor(() => expect(again.at(-1)).toBe('3'), 2_000)
})

it('whoever finds a view replaced hears what is missing there before anything else goes into it', async () => {
  const memory = memoryReadStore()
  const log = facts()
  let replaced = false
  const adopted: string[] = []
  const store: typeof memory = {
    ...memory,
    gather: async (work) => {
      if (replaced) throw new FoldedAnew('loads')
      return memory.gather(work)
    },
    besideOthers: async () => ({
      adopt: async () => {
        replaced = false
        adopted.push('loads')
      },
    }),
  }
  const one = await processOf(store, [])
  const eras = await erasIn(store)
  await one.pass(0, '3', ...log.slice(0, 4))
  await eras.begin('1')
  replaced = true
  await expect(one.pass(0, '4', log[4]!)).rejects.toThrow(FoldedAnew)
  expect([one.again, adopted]).toEqual([['-1'], ['loads']])
  await one.pass(0, '4', ...log.slice(0, 5))
  await vi.waitFor(async () => expect(await store.checkpoint('views/0')).toBe('4'))
})
