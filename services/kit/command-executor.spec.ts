import type { Accepted } from '@embarca/contracts/kit/route.ts'
import { loadTrip } from '@embarca/tests/stories/load-trip.ts'
import { people, type World, world } from '@embarca/tests/stories/world.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { modules } from '../modules.ts'
import type { CommandRequest } from './command-execution.ts'
import { StoreUnavailable } from './event-store.ts'
import { type Run, runner } from './run.ts'
import { statesOf } from './states.ts'

const { ana, tania, tito } = people
let here: World
let id: string
beforeEach(async () => {
  here = await world()
  id = (await loadTrip(here, { externalId: 'A' })).id
})

/**
 * A slow disk: nothing is recorded before `release`; then each append named by `breaks` fails. Appends named by `early` are recorded at
 * once.
 */
const slowDisk = ({ breaks = [] as readonly number[], early = [] as readonly number[] } = {}) => {
  const appended: number[] = []
  let release!: () => void
  const free = new Promise<void>((resolve) => {
    release = resolve
  })
  const append: typeof here.events.append = async (write) => {
    const nth = appended.push(write.expected) - 1
    if (!early.includes(nth)) await free
    if ([...breaks, ...early].includes(nth)) throw new StoreUnavailable('disk full')
    return here.events.append(write)
  }
  const states = statesOf(here.events)
  const run = runner({ store: { ...here.events, append }, now: here.now, modules, states, attempts: here.attempts })
  return { run, states, appended, release, settled: () => new Promise(setImmediate) }
}
let count = 0
const execute = (run: Run, type: string, data: object = {}, by = ana, more: Partial<CommandRequest> = {}) =>
  run(modules.load, { type, data: { id, ...data } } as never, { by, key: `c-${count++}`, ...more })
const observe = (run: Run, observation: string) => execute(run, 'ObserveLoad', { observation })
const stream = () => `load-${id}`
const observed = async () => (await here.events.read(stream())).flatMap(({ data }) => data.observation ?? [])

describe('commands of one stream', () => {
  it('decide on each other before the first is on the disk', async () => {
    const { run, appended, release, settled } = slowDisk()
    const answers = Promise.all(['a', 'b', 'c'].map((text) => observe(run, text)))
    await settled()
    expect(appended).toEqual([1, 2, 3])
    release()
    expect(await answers).toMatchObject([{ revision: 2 }, { revision: 3 }, { revision: 4 }])
    expect(await observed()).toEqual(['a', 'b', 'c'])
  })
  it('are not visible to others before they are on the disk', async () => {
    const { run, states, release, settled } = slowDisk()
    const answer = observe(run, 'a')
    await settled()
    expect(await states.read(modules.load.fold, stream())).toMatchObject({ revision: 1 })
    release()
    await answer
    expect(states.known(modules.load.fold, stream())).toMatchObject({ revision: 2 })
  })
  it('are not cached with a person who was forgotten meanwhile', async () => {
    const { run, states, release, settled } = slowDisk()
    const answers = Promise.all([observe(run, 'a'), observe(run, 'b')])
    await settled()
    states.drop([stream()])
    release()
    await answers
    expect(states.known(modules.load.fold, stream())).toBeUndefined()
  })
})

describe('a command that records nothing', () => {
  const accept = (run: Run, by: typeof tania) => execute(run, 'AcceptOffer', {}, by)
  it.each([
    ['a refusal', (run: Run) => accept(run, tito), { refused: 'OFFER_TAKEN' }],
    ['a command that changes nothing', (run: Run) => execute(run, 'TagLoad', { tags: [] }), { revision: 3 }],
    ['an edit of outdated data', (run: Run) => execute(run, 'TagLoad', { tags: ['x'] }, ana, { ifMatch: 1 }), { changes: [{}, {}] }],
  ])('is answered once everything it read is on the disk: %s', async (_, ask, outcome) => {
    const { run, release, settled } = slowDisk()
    let answered = false
    const first = accept(run, tania)
    const second = ask(run)
      .catch((error) => error)
      .finally(() => {
        answered = true
      })
    await settled()
    expect(answered).toBe(false)
    release()
    expect(await first).toMatchObject({ revision: 3 })
    expect(await second).toMatchObject(outcome)
  })
  it('is evaluated again when the append that it looked at fails', async () => {
    const { run, release } = slowDisk({ breaks: [0] })
    const answers = Promise.allSettled([accept(run, tania), accept(run, tito)])
    release()
    expect(await answers).toMatchObject([{ reason: { code: 'STORE_UNAVAILABLE' } }, { value: { revision: 3 } }])
    expect(await here.attempts.of(id)).toEqual([])
  })
})

describe('when an append fails, the commands decided on its events are evaluated again', () => {
  it('after a commit that failed', async () => {
    const { run, appended, release, settled } = slowDisk({ breaks: [0] })
    const answers = Promise.allSettled(['lost', 'b', 'c'].map((text) => observe(run, text)))
    await settled()
    expect(appended).toEqual([1, 2, 3])
    release()
    expect(await answers).toMatchObject([{ reason: { code: 'STORE_UNAVAILABLE' } }, { value: { revision: 2 } }, { value: { revision: 3 } }])
    expect(await observed()).toEqual(['b', 'c'])
  })
  it('after many failed commits', async () => {
    const { run, release } = slowDisk({ breaks: [0, 1, 2, 4, 7, 9] })
    const answers = Promise.allSettled(Array.from({ length: 12 }, (_, n) => observe(run, `n${n}`)))
    release()
    const recorded = (await answers).flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    expect(recorded.map((answer) => (answer as Accepted).revision).sort((a, b) => a - b)).toEqual(recorded.map((_, n) => n + 2))
    expect(await observed()).toHaveLength(recorded.length)
  })
  it('and not before the appends below them are settled', async () => {
    const { run, appended, release, settled } = slowDisk({ early: [1] })
    const first = Promise.allSettled(['a', 'lost'].map((text) => observe(run, text)))
    await settled()
    const then = Promise.all(['c', 'd'].map((text) => observe(run, text)))
    await settled()
    expect(appended).toEqual([1, 2])
    release()
    expect(await first).toMatchObject([{ value: { revision: 2 } }, { reason: { code: 'STORE_UNAVAILABLE' } }])
    expect(await then).toMatchObject([{ revision: 3 }, { revision: 4 }])
    expect(await observed()).toEqual(['a', 'c', 'd'])
  })
  it('after a name that another stream holds', async () => {
    await loadTrip(here, { externalId: 'B' })
    const { run, appended, release, settled } = slowDisk()
    const answers = Promise.all([
      execute(run, 'RenameLoad', { externalId: 'B' }),
      observe(run, 'b'),
      execute(run, 'RenameLoad', { externalId: 'C' }),
    ])
    await settled()
    expect(appended).toEqual([1, 2, 3])
    release()
    expect(await answers).toMatchObject([{ refused: 'EXTERNAL_ID_TAKEN' }, { revision: 2 }, { revision: 3 }])
    expect((await here.eventTypes(stream())).slice(2)).toEqual(['LoadObservationChanged', 'LoadRenamed'])
  })
  it('after a command that was answered before', async () => {
    const { run, release } = slowDisk()
    release()
    const twice = () => execute(run, 'ObserveLoad', { observation: 'a' }, ana, { key: 'twice' })
    await twice()
    expect(await Promise.all([observe(run, 'b'), twice(), observe(run, 'c'), twice()])).toMatchObject(
      [3, 2, 4, 2].map((revision) => ({ revision })),
    )
    expect(await observed()).toEqual(['a', 'b', 'c'])
  })
  it('after another process wrote to the stream: none is recorded on events that it was not decided on', async () => {
    const decidedOn: number[] = []
    let hasWritten = false
    const append: typeof here.events.append = async (write) => {
      if (!hasWritten) {
        hasWritten = true
        await here.ask('load', ana, { type: 'ObserveLoad', data: { id, observation: 'theirs' } } as never)
      }
      const answer = await here.events.append(write)
      decidedOn.push(write.expected)
      return answer
    }
    const { isOnlyWriter: _, ...shared } = here.events
    const run = runner({ store: { ...shared, append }, now: here.now, modules, states: statesOf(here.events) })
    await Promise.all(['a', 'b', 'c'].map((word) => observe(run, word)))
    expect(decidedOn).toEqual([2, 3, 4])
    expect((await observed()).sort()).toEqual(['a', 'b', 'c', 'theirs'])
  })
})
