import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { comparePositions } from '@embarca/contracts/kit/position.ts'
import { logOf } from '@embarca/tests/kit/views.ts'
import { loadScript } from '@embarca/tests/stories/load-script.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sqliteReadStore } from '../adapters/sqlite/read-store.ts'
import { bareLoadsProjector } from '../loads/index.ts'
import { otifProjector } from '../otif/projector.ts'
import { performanceProjector } from '../performance/projector.ts'
import type { Feed } from './feed.ts'
import type { EventReader } from './log.ts'
import { rebuildTogether } from './rebuild-together.ts'
import { rebuildOthers, startProjecting } from './runner.ts'

const load = loadScript()
load.toFinished()
const events = load.log
const end = events.at(-1)!.position
const projectors = [bareLoadsProjector, otifProjector, performanceProjector]

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embarca-rebuild-together-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A log that is read two events at a time, and whose reader dies when it should read on after an event. */
const dyingAt = (position: number, all: readonly Recorded[] = events) => {
  const read: number[] = []
  const log = logOf(all)
  const dying: EventReader = {
    ...log,
    readAll: async (after) => {
      if (Number(after) >= position) throw new Error('killed')
      read.push(Number(after))
      return log.readAll(after, 2)
    },
  }
  return { log: dying, read }
}
const never = Number.POSITIVE_INFINITY
const file = () => join(folder, 'views.sqlite')
const rebuilt = async (log: EventReader, to = end, path = file()) => {
  const store = sqliteReadStore(path)
  try {
    for (const { spec } of projectors) await store.define(spec)
    const { all } = await rebuildTogether(projectors, { store, log, to: () => to, compared: true, saveEvery: 4 })
    const hashes: string[] = []
    for (const { viewRebuild } of all) hashes.push((await viewRebuild.finish()).hash)
    return hashes
  } finally {
    store.close()
  }
}
const undisturbed = (all: readonly Recorded[] = events) => rebuilt(logOf(all), all.at(-1)!.position, join(folder, 'other.sqlite'))

it('goes on where the process was killed, and gives the same documents', async () => {
  await expect(rebuilt(dyingAt(11).log)).rejects.toThrow('killed')
  const { log, read } = dyingAt(never)
  expect(await rebuilt(log)).toEqual(await undisturbed())
  expect(read[0]).toBe(11)
})

it('gives the same documents when it is killed again and again', async () => {
  for (let at = 2; at < events.length; at += 3) await rebuilt(dyingAt(at).log).catch(() => {})
  expect(await rebuilt(logOf(events))).toEqual(await undisturbed())
})

it('begins again when a person was forgotten since it was saved: its documents may name the person', async () => {
  await expect(rebuilt(dyingAt(11).log)).rejects.toThrow('killed')
  const last = events.at(-1)!
  const forgotten = {
    ...last,
    ...{ type: 'SubjectForgotten', stream: 'subject-d1', revision: 0, position: String(Number(end) + 1), data: { subject: 'd1' } },
  } as Recorded
  const { log, read } = dyingAt(never, [...events, forgotten])
  await rebuilt(log, forgotten.position)
  expect(read.lastIndexOf(-1)).toBeGreaterThan(0)
})

it('begins again on a log that is shorter than what was saved', async () => {
  await expect(rebuilt(dyingAt(11).log)).rejects.toThrow('killed')
  const shorter = events.slice(0, 6)
  expect(await rebuilt(logOf(shorter), shorter.at(-1)!.position)).toEqual(await undisturbed(shorter))
})

it('given a start that was killed between two views, then the next one folds only the others, up to the same event', async () => {
  const store = sqliteReadStore(file())
  const dying = { ...store, define: store.define }
  let finished = 0
  dying.rebuild = async (...all) => {
    const rebuild = await store.rebuild(...all)
    const finish: typeof rebuild.finish = async (checkpoint) => {
      if (finished++ === 1) throw new Error('killed')
      return rebuild.finish(checkpoint)
    }
    return { ...rebuild, finish }
  }
  const idle = { subscribe: async () => ({ reached: () => '-1', wake: () => {}, stop: async () => {} }) }
  const options = { projectors, log: logOf(events), feed: idle }
  await expect(startProjecting({ ...options, store: dying })).rejects.toThrow('killed')
  store.close()

  const next = sqliteReadStore(file())
  const rebuiltViews: string[] = []
  const watched = { ...next }
  watched.rebuild = (spec, ...rest) => {
    rebuiltViews.push(spec.view)
    return next.rebuild(spec, ...rest)
  }
  const projecting = await startProjecting({ ...options, store: watched })
  expect(rebuiltViews).toEqual(projectors.slice(1).map(({ spec }) => spec.view))
  expect(projecting.rebuiltAtStart.map(({ view }) => view)).toEqual(rebuiltViews)
  await rebuildOthers(
    projecting,
    projectors.map(({ spec }) => spec.view),
  )
  expect(rebuiltViews).toEqual([...projectors.slice(1), projectors[0]!].map(({ spec }) => spec.view))
  expect(projecting.lastPosition()).toBe(end)
  expect(await Promise.all(projectors.map(({ spec }) => next.hash(spec.view)))).toEqual(await undisturbed())
  await projecting.stop()
  next.close()
})

it('given the version before, then it takes back the documents that were replaced, and folds what was recorded since', async () => {
  const [first] = projectors
  const newer = { ...first!, spec: { ...first!.spec, version: first!.spec.version + 1 } }
  const half = events.slice(0, 12)
  const feedOf = (all: readonly Recorded[]): Feed => ({
    subscribe: async (_group, from, consume) => {
      void consume(all.filter(({ position }) => comparePositions(position, from) > 0))
      return { reached: () => from, wake: () => {}, stop: async () => {} }
    },
  })
  const projected = async (projector: typeof newer, all: readonly Recorded[]) => {
    const store = sqliteReadStore(file())
    let rebuilds = 0
    const watched = { ...store }
    watched.rebuild = (...request) => {
      rebuilds += 1
      return store.rebuild(...request)
    }
    const projecting = await startProjecting({ projectors: [projector], store: watched, log: logOf(all), feed: feedOf(all) })
    const from = projecting.lastPosition()
    while (projecting.lastPosition() !== all.at(-1)!.position) await new Promise((resolve) => setTimeout(resolve, 5))
    await projecting.stop()
    const hash = await store.hash(projector.spec.view)
    store.close()
    return { hash, rebuilds, from }
  }
  await projected(first!, half)
  const { hash } = await projected(newer, events)
  expect(await projected(first!, events)).toEqual({ hash, rebuilds: 0, from: half.at(-1)!.position })
  expect(await projected(newer, events)).toMatchObject({ hash, rebuilds: 0 })
})
