import { memoryReadStore } from '@embarca/projections/adapters/memory/read-store.ts'
import { sqliteReadStore } from '@embarca/projections/adapters/sqlite/read-store.ts'
import { logOf, manualFeed, viewsOf } from '@embarca/tests/kit/views.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript } from '@embarca/tests/stories/load-script.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { historyProjector } from '../history/projector.ts'
import { loadDetailsProjector } from '../load-details/projector.ts'
import { bareLoadsProjector } from '../loads/index.ts'
import { peopleProjector } from '../people/projector.ts'
import type { ReadStore } from './read-store.ts'
import { startProjecting } from './runner.ts'

const completeLog = () => {
  const load = loadScript()
  load.toFinished()
  return load.log
}
const empty = { ...logOf([]) }

it('folds events, stores its checkpoint and publishes each changed document once per batch, watched documents first', async () => {
  const log = completeLog()
  const { say, updates, projecting } = await viewsOf([loadDetailsProjector, bareLoadsProjector], log, { log: empty })
  await say(...log.slice(0, 3))
  await say(...log.slice(3))
  const last = log.at(-1)!.position
  expect(
    updates.map(({ changed, lastPosition, eventCount }) => [
      ...changed.map(({ view, id, position }) => `${view}/${id}@${position}`),
      lastPosition,
      eventCount,
    ]),
  ).toEqual([
    ['loads/L1@2', '-1', 0],
    ['load-details/L1@2', '2', 3],
    [`loads/L1@${last}`, '2', 0],
    [`load-details/L1@${last}`, last, log.length - 3],
  ])
  expect(updates[2]!.changed[0]).toMatchObject({ shipperId: 's1', operationGroupId: 'g1' })
  expect(JSON.parse(updates[2]!.changed[0]!.json!)).toMatchObject({ hashId: 'L1', statusCode: 'FINISHED' })
  expect(updates[3]!.changed[0]).not.toHaveProperty('json')
  expect(projecting.lastPosition()).toBe(last)
})

it('writes views that no client watches together, once the pace has passed', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const log = completeLog()
  const { say, updates, projecting, store } = await viewsOf([loadDetailsProjector, bareLoadsProjector], log, { log: empty, pace: 40 })
  await say(...log.slice(0, 3))
  await say(...log.slice(3, 5))
  await say(...log.slice(5))
  expect(await store.get('loads', 'L1')).toMatchObject({ statusCode: 'FINISHED' })
  expect(projecting.lastPosition()).toBe('2')
  const last = log.at(-1)!.position
  await vi.advanceTimersByTimeAsync(40)
  expect(projecting.lastPosition()).toBe(last)
  expect(updates.filter(({ eventCount }) => eventCount > 0).map(({ eventCount, lastPosition }) => [eventCount, lastPosition])).toEqual([
    [3, '2'],
    [log.length - 3, last],
  ])
})

it('retries a failed write by itself, without any further event', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const log = completeLog()
  const store = memoryReadStore()
  let isFull = false
  const filling: ReadStore = {
    ...store,
    batch: (work, checkpoint) => (isFull && checkpoint ? Promise.reject(new Error('disk full')) : store.batch(work, checkpoint)),
  }
  const { say, projecting } = await viewsOf([loadDetailsProjector, bareLoadsProjector], log, { log: empty, pace: 40, store: filling })
  await say(...log.slice(0, 3))
  isFull = true
  await say(...log.slice(3))
  await vi.advanceTimersByTimeAsync(25_000)
  expect(projecting.lastPosition()).toBe('2')
  isFull = false
  await vi.advanceTimersByTimeAsync(2_000)
  expect(projecting.lastPosition()).toBe(log.at(-1)!.position)
})

it('writes a large batch in pieces even after a pause, and lets other work run in between', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const log = completeLog()
  const { say, projecting } = await viewsOf([loadDetailsProjector, bareLoadsProjector], log, { log: empty, pace: 40 })
  await say(...log.slice(0, 3))
  vi.setSystemTime(Date.now() + 60)
  vi.advanceTimersByTime(60)
  await say(...log.slice(3))
  expect(projecting.lastPosition()).toBe('2')
  await vi.waitFor(() => expect(projecting.lastPosition()).toBe(log.at(-1)!.position))
})

it('folds a log that existed before it started, and continues from its end', async () => {
  const log = completeLog()
  const { store } = await viewsOf([bareLoadsProjector], log)
  const { feed, from } = manualFeed()
  await startProjecting({ projectors: [bareLoadsProjector], store, log: logOf(log), feed })
  expect(from()).toBe(log.at(-1)!.position)
  expect(await store.get('loads', 'L1')).toMatchObject({ statusCode: 'FINISHED' })
})

it('reads events that the feed left out from the log', async () => {
  const log = completeLog()
  const { store, say } = await viewsOf([bareLoadsProjector], [])
  const { feed, say: sayInFeed } = manualFeed()
  await startProjecting({ projectors: [bareLoadsProjector], store, log: logOf(log), feed })
  await say(log[0]!)
  await sayInFeed(...log.filter(({ type }) => !['DriverBound', 'ReceiptArrived', 'LoadLaunched'].includes(type)))
  expect(await store.get('loads', 'L1')).toMatchObject({
    statusCode: 'FINISHED',
    driverId: 'd1',
    destinations: [{ reached: true }, { reached: true }],
  })
})

it.each([
  ['event by event', memoryReadStore],
  ['document by document', () => sqliteReadStore(':memory:')],
])('records a dead letter for a stream it cannot fold, with the reason, and continues with the others: %s', async (_, open) => {
  const recorder = eventRecorder()
  loadScript(recorder, 'L1').launched()
  recorder.recordEvent('load-L1', { type: 'DriverBound', data: { loadId: 'L1', status: 'WAITING_DRIVER_ACCEPT' } })
  loadScript(recorder, 'L1').recordOnLoad('LoadTagged', { tags: ['x'] })
  loadScript(recorder, 'L2').launched()
  const alarms: string[] = []
  const { store, say, projecting } = await viewsOf([historyProjector, bareLoadsProjector], [], {
    store: open(),
    alarm: ({ stream }) => alarms.push(stream),
  })
  await say(...recorder.log)
  expect(alarms).toEqual(['load-L1', 'load-L1'])
  const deadLetter = { stream: 'load-L1', revision: 1, type: 'DriverBound' }
  expect(projecting.deadLetters()).toMatchObject([
    { view: 'loads', ...deadLetter },
    { view: 'history', ...deadLetter },
  ])
  expect(await store.get('loads', 'L1')).toMatchObject({ tags: ['papel'] })
  expect(await store.get('loads', 'L2')).toBeDefined()
  expect(await store.count('history', { where: { shipperId: 's1', loadId: 'L1' } })).toEqual({ all: 1 })
  expect((await store.page('parked', { where: {}, sort: ['since', 'asc'], size: 5 })).items).toHaveLength(2)
})

it('writes nothing of a batch that failed, and everything when the batch is delivered again', async () => {
  const log = completeLog()
  const store = memoryReadStore()
  const { say, updates } = await viewsOf([bareLoadsProjector], [], { store })
  const change = store.change
  store.change = async (...change_) => {
    if (change_[2].position === '5') throw new Error('disk full')
    return change(...change_)
  }
  await expect(say(...log)).rejects.toThrow('disk full')
  expect(await store.get('loads', 'L1')).toBeUndefined()
  expect(updates).toEqual([])
  store.change = change
  await say(...log)
  expect(await store.get('loads', 'L1')).toMatchObject({ statusCode: 'FINISHED' })
})

it('rebuilds a view while the old documents stay in use, and retries its dead letters', async () => {
  const log = completeLog()
  let broken = true
  const fragile = {
    ...bareLoadsProjector,
    id: (event: (typeof log)[number]) => (broken && event.type === 'DriverBound' ? JSON.parse('{') : bareLoadsProjector.id(event)),
  }
  const { store, say, projecting } = await viewsOf([fragile], [], { log: logOf(log) })
  await say(...log)
  broken = false
  const rebuilt = await projecting.rebuild('loads')
  expect(rebuilt.deadLetters).toEqual([])
  expect(projecting.deadLetters()).toEqual([])
  expect(rebuilt.hash).toBe(await store.hash('loads'))
  expect(await store.get('loads', 'L1')).toMatchObject({ driverId: 'd1' })
})

it('rebuilds a view at the start when its shape changed or an earlier rebuild was interrupted', async () => {
  const log = completeLog()
  const { store } = await viewsOf([bareLoadsProjector, peopleProjector], log)
  const wider = {
    ...bareLoadsProjector,
    spec: { ...bareLoadsProjector.spec, version: bareLoadsProjector.spec.version + 1 },
    always: (card: any) => card && { ...card, wider: true },
  }
  const start = () => startProjecting({ projectors: [wider, peopleProjector], store, log: logOf(log), feed: manualFeed().feed })
  await start()
  expect(await store.get('loads', 'L1')).toMatchObject({ wider: true })
  await store.remove('standing', 'loads')
  await store.remove('loads', 'L1')
  await start()
  expect(await store.get('loads', 'L1')).toMatchObject({ wider: true })
})

it('folds documents that named a forgotten person again, from a log that has erased the person', async () => {
  const load = loadScript()
  load.underway()
  const log = [...load.log]
  const { store, say, updates } = await viewsOf([bareLoadsProjector], log, { log: logOf(log, { d1: ['load-L1'] }) })
  await say(...log)
  expect(JSON.stringify(await store.get('loads', 'L1'))).toContain('João')
  const without = log.map((event) => JSON.parse(JSON.stringify(event).replaceAll('João Almeida', 'Dado removido')))
  log.splice(0, log.length, ...without)
  const forgotten = load.recordEvent('subject-d1', { type: 'SubjectForgotten', data: { subject: 'd1', shipperId: 's1', reason: 'pedido' } })
  await say(forgotten)
  expect(await store.get('loads', 'L1')).toMatchObject({ driverName: 'Dado removido', statusCode: 'IN_TRANSIT', viewsAmount: 1 })
  expect(updates.at(-1)?.changed).toMatchObject([{ id: 'L1', position: forgotten.position }])
})

it('restarts a rebuild when a person is forgotten meanwhile', async () => {
  const load = loadScript()
  load.underway()
  const log = [...load.log]
  const forgotten = load.recordEvent('subject-d1', { type: 'SubjectForgotten', data: { subject: 'd1', shipperId: 's1', reason: 'pedido' } })
  const known = logOf(log, { d1: ['load-L1'] })
  let forgetting: (() => Promise<void>) | undefined
  const readAll: typeof known.readAll = async (...ask) => {
    const events = await known.readAll(...ask)
    const forget = forgetting
    forgetting = undefined
    await forget?.()
    return events
  }
  const { store, say, projecting } = await viewsOf([bareLoadsProjector], [], { log: { ...known, readAll } })
  await say(...log)
  forgetting = async () => {
    log.splice(0, log.length, ...log.map((event) => JSON.parse(JSON.stringify(event).replaceAll('João Almeida', 'Dado removido'))))
    await say(forgotten)
  }
  await projecting.rebuild('loads')
  expect(JSON.stringify(await store.get('loads', 'L1'))).not.toContain('João')
})
