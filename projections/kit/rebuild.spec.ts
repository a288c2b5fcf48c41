import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { comparePositions } from '@embarca/contracts/kit/position.ts'
import { logOf } from '@embarca/tests/kit/views.ts'
import { loadScript } from '@embarca/tests/stories/load-script.ts'
import { expect, it } from 'vitest'
import { memoryReadStore } from '../adapters/memory/read-store.ts'
import { bareLoadsProjector } from '../loads/index.ts'
import { otifProjector } from '../otif/projector.ts'
import { performanceProjector } from '../performance/projector.ts'
import type { EventReader } from './log.ts'
import type { AnyProjector } from './projector.ts'
import { consumedTypes, readThrough, startRebuild } from './rebuild.ts'

const load = loadScript()
load.toFinished()
const events = load.log
const end = events.at(-1)!.position

/** A log that finds events of some types, three at a time, and records which ones it decoded. */
const picking = () => {
  const fullLog = logOf(events)
  const opened: Recorded[] = []
  const log: EventReader = {
    ...fullLog,
    pick: async (types, after) => {
      const some = await fullLog.readAll(after, 3)
      const found = some.filter(({ type }) => types.includes(type))
      opened.push(...found)
      return { events: found, to: some.at(-1)?.position ?? after, more: some.length === 3 }
    },
  }
  return { log, opened }
}
const hashAfter = async (log: EventReader, projector: AnyProjector, to = end) => {
  const rebuild = await startRebuild(projector, memoryReadStore())
  await readThrough(log, '-1', to, rebuild.consume, projector.consumes)
  return (await rebuild.finish()).hash
}
const views: readonly AnyProjector[] = [otifProjector, performanceProjector]

it.each(views)('$spec.view, which declares the types it consumes, is the same from a log that decodes nothing else', async (projector) => {
  const { log, opened } = picking()
  expect(await hashAfter(log, projector)).toBe(await hashAfter(logOf(events), projector))
  expect(opened).toEqual(events.filter(({ type }) => projector.consumes!.includes(type)))
  expect(opened.length).toBeLessThan(events.length)
})

it.each(events.map(({ position }) => position))('a reading up to %s passes on no later event', async (to) => {
  expect(await hashAfter(picking().log, otifProjector, to)).toBe(
    await hashAfter(logOf(events.filter(({ position }) => comparePositions(position, to) <= 0)), otifProjector),
  )
})

it('views that are folded together consume the types of all of them, and every type when one of them may consume any', () => {
  const consumed = consumedTypes(views)!
  for (const { consumes } of views) expect(consumed).toEqual(expect.arrayContaining([...consumes!]))
  expect(consumedTypes([...views, bareLoadsProjector])).toBeUndefined()
})
