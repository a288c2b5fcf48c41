import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryTimers } from '../adapters/memory/timers.ts'
import { clockOf } from './clock.ts'
import { StoreUnavailable } from './event-store.ts'
import type { Run } from './run.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-01-05T12:00:00.000Z') }))
afterEach(() => void vi.useRealTimers())

const now = () => new Date().toISOString()
const timer = (id: string, due: string) => ({
  id,
  due,
  module: 'm',
  command: { type: 'X', data: { id } },
  shipperId: 's1',
  causationId: 'c',
})
const clockWith = (run: Run = async () => ({ stream: 's', revision: 0, position: '0' })) => {
  const fired: string[] = []
  const broken: string[] = []
  const timers = memoryTimers()
  const runAt: Run = async (_, { data: { id } }, { now: instant }) => {
    fired.push(`${id} ${instant?.slice(11, 19)}`)
    return run(_, { type: 'X', data: {} }, {} as never)
  }
  return { timers, fired, broken, clock: clockOf({ timers, run: runAt, modules: {}, now, broken: async ({ id }) => void broken.push(id) }) }
}

it('requests each command when it is due', async () => {
  const { timers, clock, fired } = clockWith()
  await timers.set(timer('b', '2026-01-05T12:00:10.000Z'))
  await timers.set(timer('a', '2026-01-05T12:00:05.000Z'))
  await clock.start()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(fired).toEqual([])
  await vi.advanceTimersByTimeAsync(5_001)
  expect(fired).toEqual(['a 12:00:05', 'b 12:00:10'])
  expect(await timers.next()).toBeUndefined()
  await clock.stop()
})
it('requests a thousand of the same second concurrently, each once', async () => {
  let count = 0
  let most = 0
  const slow: Run = async () => {
    most = Math.max(most, ++count)
    await new Promise((resolve) => setTimeout(resolve, 1))
    count -= 1
    return { stream: 's', revision: 0, position: '0' }
  }
  const { timers, clock, fired } = clockWith(slow)
  for (let i = 0; i < 1_000; i++) await timers.set(timer(`t${i}`, '2026-01-05T12:00:01.000Z'))
  await clock.start()
  await vi.advanceTimersByTimeAsync(1_050)
  expect(new Set(fired).size).toBe(1_000)
  expect(fired).toHaveLength(1_000)
  expect(most).toBeGreaterThan(100)
  await clock.stop()
})
it('wakes for an earlier deadline that was set meanwhile', async () => {
  const { timers, clock, fired } = clockWith()
  await timers.set(timer('late', '2026-03-05T12:00:00.000Z'))
  await clock.start()
  await timers.set(timer('soon', '2026-01-05T12:00:01.000Z'))
  clock.wake()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(fired).toEqual(['soon 12:00:01'])
  await clock.stop()
})
it('requests what became due while it did not run', async () => {
  const { timers, clock, fired } = clockWith()
  await timers.set(timer('missed', '2026-01-01T12:00:00.000Z'))
  await clock.start()
  expect(fired).toEqual(['missed 12:00:00'])
  await clock.stop()
})
it('retries a failing command with longer and longer pauses, and never cancels it', async () => {
  let isBroken = true
  const breaking: Run = async () => {
    if (isBroken) throw new Error('broken')
    return { stream: 's', revision: 0, position: '0' }
  }
  const { timers, clock, fired, broken } = clockWith(breaking)
  await timers.set(timer('a', '2026-01-05T12:00:00.000Z'))
  await timers.set(timer('b', '2026-01-05T12:00:20.000Z'))
  await clock.start()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(fired.filter((one) => one.startsWith('a'))).toEqual(['a 12:00:00', 'a 12:00:02', 'a 12:00:06', 'a 12:00:14'])
  expect(broken).toEqual([])
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(broken.length).toBeGreaterThan(5)
  isBroken = false
  await vi.advanceTimersByTimeAsync(600_000)
  expect(await timers.next()).toBeUndefined()
  await clock.stop()
})
it('keeps every deadline while the stores are away, counts none as failed, and requests them once the stores are back', async () => {
  let isAway = true
  const away: Run = async () => {
    if (isAway) throw new StoreUnavailable('disk full')
    return { stream: 's', revision: 0, position: '0' }
  }
  const { timers, clock, fired, broken } = clockWith(away)
  const due = ['a', 'b', 'c'].map((id) => timer(id, '2026-01-05T12:00:01.000Z'))
  for (const one of due) await timers.set(one)
  await clock.start()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(fired.length).toBeLessThan(600)
  expect(broken).toEqual([])
  expect(await timers.due(now())).toEqual(due)
  isAway = false
  fired.length = 0
  await vi.advanceTimersByTimeAsync(5_000)
  expect(fired.map((one) => one[0])).toEqual(['a', 'b', 'c'])
  expect(await timers.next()).toBeUndefined()
  await clock.stop()
})
it('requests nothing after it was stopped', async () => {
  const { timers, clock, fired } = clockWith()
  await timers.set(timer('a', '2026-01-05T12:00:05.000Z'))
  await clock.start()
  await clock.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fired).toEqual([])
})
it('continues when its timers could not be read for a while', async () => {
  const { timers, clock, fired } = clockWith()
  await timers.set(timer('a', '2026-01-05T12:00:00.000Z'))
  const dueCall = vi.spyOn(timers, 'due').mockRejectedValueOnce(new Error('busy'))
  await clock.start()
  expect(fired).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(fired).toEqual(['a 12:00:01'])
  dueCall.mockRestore()
  await clock.stop()
})
