import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { comparePositions } from '@embarca/contracts/kit/position.ts'
import { loadTold } from '@embarca/tests/kit/load-told.ts'
import { logOf } from '@embarca/tests/kit/views.ts'
import { expect, it } from 'vitest'
import { memoryReadStore } from '../adapters/memory/read-store.ts'
import { bareLoadsProjector } from '../loads/index.ts'
import { otifProjector } from '../otif/projector.ts'
import { performanceProjector } from '../performance/projector.ts'
import type { Log } from './log.ts'
import type { AnyProjector } from './projector.ts'
import { foldingAnew, heardBy, readThrough } from './rebuild.ts'

const load = loadTold()
load.whole()
const facts = load.log
const end = facts.at(-1)!.position

/** A log that finds facts of some types, three at a time, and remembers which it opened. */
const picking = () => {
  const whole = logOf(facts)
  const opened: Recorded[] = []
  const log: Log = {
    ...whole,
    pick: async (types, after) => {
      const some = await whole.readAll(after, 3)
      const found = some.filter(({ type }) => types.includes(type))
      opened.push(...found)
      return { facts: found, to: some.at(-1)?.position ?? after, more: some.length === 3 }
    },
  }
  return { log, opened }
}
const hashAfter = async (log: Log, projector: AnyProjector, to = end) => {
  const anew = await foldingAnew(projector, memoryReadStore())
  await readThrough(log, '-1', to, anew.hear, projector.hears)
  return (await anew.finish()).hash
}
const views: readonly AnyProjector[] = [otifProjector, performanceProjector]

it.each(views)('$spec.view, which says what it hears, is the same from a log that opens nothing else', async (projector) => {
  const { log, opened } = picking()
  expect(await hashAfter(log, projector)).toBe(await hashAfter(logOf(facts), projector))
  expect(opened).toEqual(facts.filter(({ type }) => projector.hears!.includes(type)))
  expect(opened.length).toBeLessThan(facts.length)
})

it.each(facts.map(({ position }) => position))('nothing beyond %s is told to who asks for no more', async (to) => {
  expect(await hashAfter(picking().log, otifProjector, to)).toBe(
    await hashAfter(logOf(facts.filter(({ position }) => comparePositions(position, to) <= 0)), otifProjector),
  )
})

it('views that are folded together are told what any of them hears, and everything when one of them may hear anything', () => {
  const heard = heardBy(views)!
  for (const { hears } of views) expect(heard).toEqual(expect.arrayContaining([...hears!]))
  expect(heardBy([...views, bareLoadsProjector])).toBeUndefined()
})
