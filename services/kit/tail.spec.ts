import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { afterEach, expect, it, vi } from 'vitest'
import type { Committed } from './committed.ts'
import { tail } from './tail.ts'

const NEVER = 1_000_000
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A log whose commits are told by hand. */
const logByHand = () => {
  const facts: Recorded[] = []
  let told: (head: string, committed?: Committed) => void = () => {}
  const readAll = vi.fn(async (after: string) => facts.slice(Number(after) + 1))
  const follow = (hear: typeof told) => {
    told = hear
    return () => {}
  }
  const { listen, close } = tail({ readAll, onCommit: follow }, { poll: NEVER })
  closing.push(close)
  const commit = (types: readonly string[], says = true) => {
    const after = String(facts.length - 1)
    for (const type of types) facts.push({ type, position: String(facts.length) } as Recorded)
    const head = String(facts.length - 1)
    told(head, says ? { after, head, types, rows: [] } : undefined)
  }
  return { listen, readAll, commit }
}
const asleep = () => new Promise(setImmediate)

it('sleeps on when nothing was recorded that it listens for, and knows how far that was', async () => {
  const { listen, readAll, commit } = logByHand()
  const heard: string[] = []
  const one = await listen('g', '-1', async (facts) => void heard.push(...facts.map(({ position }) => position)), { types: ['Wanted'] })
  await asleep()
  commit(['Other', 'Other'])
  expect(one.reached()).toBe('1')
  commit(['Other', 'Wanted'])
  await vi.waitFor(() => expect(heard).toEqual(['3']))
  expect(readAll.mock.calls.map(([after]) => after)).toEqual(['-1', '1'])
})
it('looks for itself when it is not told what was recorded', async () => {
  const { listen, commit } = logByHand()
  const heard: string[] = []
  await listen('g', '-1', async (facts) => void heard.push(...facts.map(({ position }) => position)), { types: ['Wanted'] })
  await asleep()
  commit(['Wanted'], false)
  await vi.waitFor(() => expect(heard).toEqual(['0']))
})
it('misses nothing that is recorded while it is busy', async () => {
  const { listen, commit } = logByHand()
  const heard: string[] = []
  const hear = async (facts: readonly Recorded[]) => {
    heard.push(...facts.map(({ position }) => position))
    if (heard.length === 1) commit(['Wanted'])
  }
  await listen('g', '-1', hear, { types: ['Wanted'] })
  commit(['Wanted'])
  await vi.waitFor(() => expect(heard).toEqual(['0', '1']))
})
