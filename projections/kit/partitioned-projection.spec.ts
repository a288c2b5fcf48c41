import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Position } from '@embarca/contracts/kit/position.ts'
import { memoryReadStore } from '@embarca/projections/adapters/memory/read-store.ts'
import { logOf } from '@embarca/tests/kit/views.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript } from '@embarca/tests/stories/load-script.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { bareLoadsProjector } from '../loads/index.ts'
import type { Feed } from './feed.ts'
import { partitionedProjection, partStartIn } from './partitioned-projection.ts'
import { ViewRebuilt } from './read-store.ts'
import { rebuildGenerations } from './rebuild-generations.ts'
import type { ProjectionUpdate } from './runner.ts'
import { startPartitionedProjecting } from './start-partitioned.ts'

const events = () => {
  const load = loadScript(eventRecorder())
  load.toFinished()
  return load.log
}
const idleFeed: Feed = { subscribe: async (_group, from) => ({ reached: () => from, wake: () => {}, stop: async () => {} }) }
/** A process that consumes some of two partitions; `pass` moves a partition to a position, with events or without. */
const processOf = async (store: ReturnType<typeof memoryReadStore>, log: readonly Recorded[]) => {
  const places = new Map<number, Position>()
  const again: Position[] = []
  const updates: ProjectionUpdate[] = []
  let consume: (events: readonly Recorded[]) => Promise<void> = async () => {}
  const feed: Feed = {
    subscribe: async (_group, from, to) => {
      consume = to
      return {
        reached: () => from,
        positions: () => places,
        replayFrom: (from) => void again.push(from),
        wake: () => {},
        stop: async () => {},
      }
    },
  }
  const projecting = await startPartitionedProjecting({
    projectors: [bareLoadsProjector],
    store,
    log: logOf(log),
    feed,
    parts: 2,
    runExclusively: (work) => work(),
    publish: (one) => void updates.push(one),
  })
  onTestFinished(projecting.stop)
  const pass = async (part: number, position: Position, ...passed: readonly Recorded[]) => {
    if (!places.has(part)) places.set(part, await partStartIn(store)(part))
    if (passed.length) await consume(passed)
    places.set(part, position)
  }
  return { projecting, pass, again, updates }
}

it('the views are as far as the partition that is the furthest behind, whichever process folds it', async () => {
  const store = memoryReadStore()
  const log = events()
  const last = log.at(-1)!.position
  const one = await processOf(store, [])
  const other = await processOf(store, [])
  await one.pass(0, last, ...log)
  await vi.waitFor(async () => expect(await store.checkpoint('views/0')).toBe(last))
  expect([await store.lastPosition(), one.projecting.lastPosition()]).toEqual(['-1', '-1'])
  expect(await store.get('loads', 'L1')).toMatchObject({ statusCode: 'FINISHED' })

  await other.pass(1, last)
  await vi.waitFor(() => expect(other.updates.at(-1)).toMatchObject({ lastPosition: last, changed: [] }))
  expect(await store.lastPosition()).toBe(last)
  expect(await partStartIn(store)(1)).toBe(last)
  // Nothing more arrives in its own partition, and it knows nevertheless.
  await vi.waitFor(() => expect(one.projecting.lastPosition()).toBe(last), 2_000)
})

it('after one process rebuilds a view, every process replays from the position it was rebuilt to', async () => {
  const store = memoryReadStore()
  const log = events()
  const one = await processOf(store, log.slice(0, 4))
  const other = await processOf(store, log.slice(0, 4))
  expect(await store.lastPosition()).toBe('3')
  await other.pass(1, '9')
  await vi.waitFor(async () => expect(await store.checkpoint('views/1')).toBe('9'))
  expect(await one.projecting.rebuild('loads')).toMatchObject({ view: 'loads' })
  await vi.waitFor(() => expect(other.again).toContain('3'), 2_000)
  expect(await partStartIn(store)(1)).toBe('3')
})

it('another process announces a rebuild when the rebuilding process ends between replacing a view and announcing it', async () => {
  const store = memoryReadStore()
  const log = events()
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

it('a process still announces its rebuild after another process that took it for ended has announced one', async () => {
  const store = memoryReadStore()
  const log = events()
  const one = await processOf(store, log.slice(0, 4))
  const other = await processOf(store, log.slice(0, 4))
  const generations = await rebuildGenerations(store)
  const { replayFrom, stop } = await partitionedProjection({ store, feed: idleFeed, parts: 2, publish: () => {} })
  onTestFinished(stop)
  await generations.next(1, '7')
  await replayFrom('3')
  expect(await generations.current()).toMatchObject({ era: 2, from: '3' })
  expect(await generations.next(2, '1')).toBe(false)
  expect(await generations.current()).toMatchObject({ era: 2, from: '3' })
  await generations.next(3, '9')
  expect(await generations.current()).toMatchObject({ era: 3, from: '3' })
  for (const { again } of [one, other]) await vi.waitFor(() => expect(again.at(-1)).toBe('3'), 2_000)
})

it('a process that finds a view replaced replays the missing events before it writes anything else to it', async () => {
  const memory = memoryReadStore()
  const log = events()
  let replaced = false
  const adopted: string[] = []
  const store: typeof memory = {
    ...memory,
    gather: async (work) => {
      if (replaced) throw new ViewRebuilt('loads')
      return memory.gather(work)
    },
    shareViews: async () => ({
      adopt: async () => {
        replaced = false
        adopted.push('loads')
      },
    }),
  }
  const one = await processOf(store, [])
  const generations = await rebuildGenerations(store)
  await one.pass(0, '3', ...log.slice(0, 4))
  await generations.begin('1')
  replaced = true
  await expect(one.pass(0, '4', log[4]!)).rejects.toThrow(ViewRebuilt)
  expect([one.again, adopted]).toEqual([['-1'], ['loads']])
  await one.pass(0, '4', ...log.slice(0, 5))
  await vi.waitFor(async () => expect(await store.checkpoint('views/0')).toBe('4'))
})

it('a process whose views another one replaces while it starts looks at them again', async () => {
  const memory = memoryReadStore()
  let left = 2
  const store: typeof memory = {
    ...memory,
    rebuild: async (...args) => {
      const rebuild = await memory.rebuild(...args)
      return {
        ...rebuild,
        finish: async (checkpoint) => {
          if (left-- > 0) throw new ViewRebuilt('loads')
          return rebuild.finish(checkpoint)
        },
      }
    },
  }
  const log = events()
  const { projecting } = await processOf(store, log)
  expect(projecting.lastPosition()).toBe(log.at(-1)!.position)
  left = 5
  await expect(processOf({ ...store, define: async () => 'outdated' }, log)).rejects.toThrow(ViewRebuilt)
})
