import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { afterEach, expect, it, vi } from 'vitest'
import type { Committed } from './committed.ts'
import { tail } from './tail.ts'

const NEVER = 1_000_000
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A log with manual commit notifications. */
const manualLog = () => {
  const events: Recorded[] = []
  let listener: (head: string, committed?: Committed) => void = () => {}
  const readAll = vi.fn(async (after: string) => events.slice(Number(after) + 1))
  const onCommit = (added: typeof listener) => {
    listener = added
    return () => {}
  }
  const { subscribe, close } = tail({ readAll, onCommit }, { poll: NEVER })
  closing.push(close)
  const commit = (types: readonly string[], isReported = true) => {
    const after = String(events.length - 1)
    for (const type of types) events.push({ type, position: String(events.length) } as Recorded)
    const head = String(events.length - 1)
    listener(head, isReported ? { after, head, types, rows: [] } : undefined)
  }
  return { subscribe, readAll, commit }
}
it('subscriptions that wait poll the log together, with one read', async () => {
  vi.useFakeTimers()
  const readAll = vi.fn(async () => [])
  const { subscribe, close } = tail({ readAll }, { poll: 60 })
  closing.push(close, async () => vi.useRealTimers())
  await subscribe('a', '7', async () => {}, { types: ['Wanted'] })
  await vi.advanceTimersByTimeAsync(25)
  await subscribe('b', '7', async () => {})
  await vi.advanceTimersByTimeAsync(300)
  expect(readAll).toHaveBeenCalledTimes(2 + 5)
})
const asleep = () => new Promise(setImmediate)

it('stays asleep for commits without its event types, and still knows their position', async () => {
  const { subscribe, readAll, commit } = manualLog()
  const positions: string[] = []
  const one = await subscribe('g', '-1', async (events) => void positions.push(...events.map(({ position }) => position)), {
    types: ['Wanted'],
  })
  await asleep()
  commit(['Other', 'Other'])
  expect(one.reached()).toBe('1')
  commit(['Other', 'Wanted'])
  await vi.waitFor(() => expect(positions).toEqual(['3']))
  expect(readAll.mock.calls.map(([after]) => after)).toEqual(['-1', '1'])
})
it('reads the log when a commit does not say what was recorded', async () => {
  const { subscribe, commit } = manualLog()
  const positions: string[] = []
  await subscribe('g', '-1', async (events) => void positions.push(...events.map(({ position }) => position)), { types: ['Wanted'] })
  await asleep()
  commit(['Wanted'], false)
  await vi.waitFor(() => expect(positions).toEqual(['0']))
})
it('misses nothing that is recorded while it is busy', async () => {
  const { subscribe, commit } = manualLog()
  const positions: string[] = []
  const consume = async (events: readonly Recorded[]) => {
    positions.push(...events.map(({ position }) => position))
    if (positions.length === 1) commit(['Wanted'])
  }
  await subscribe('g', '-1', consume, { types: ['Wanted'] })
  commit(['Wanted'])
  await vi.waitFor(() => expect(positions).toEqual(['0', '1']))
})
