import { expect, it } from 'vitest'
import { fairShares } from './fair-shares.ts'

const open = (limits: Partial<Parameters<typeof fairShares>[0]> = {}) => {
  const started: string[] = []
  const { enter, leave, counts } = fairShares({ atOnce: 4, perTenant: 2, mostWaiting: 3, ...limits })
  /** A request of a tenant; calling what it returns ends it. */
  const ask = (tenant: string, name: string) => {
    const start = () => void started.push(name)
    return enter(tenant, start) ? () => leave(tenant, start) : undefined
  }
  return { ask, started, counts }
}

it('a tenant works on no more than its share at a time, while others are let in', () => {
  const { ask, started, counts } = open()
  const ends = ['a1', 'a2', 'a3'].map((name) => ask('a', name))
  ask('b', 'b1')
  expect(started).toEqual(['a1', 'a2', 'b1'])
  expect(counts.waiting()).toBe(1)
  ends[0]!()
  expect(started.at(-1)).toBe('a3')
  expect(counts.waiting()).toBe(0)
})

it('when all places are taken, tenants that wait take turns, however many requests each has', () => {
  const { ask, started } = open({ atOnce: 2, mostWaiting: 10 })
  const ends = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => ask('a', name)!)
  ask('b', 'b1')
  ask('c', 'c1')
  ends[0]!()
  ends[1]!()
  expect(started).toEqual(['a1', 'a2', 'a3', 'b1'])
  ends[2]!()
  expect(started.at(-1)).toBe('c1')
})

it('refuses what exceeds the queue of a tenant, of nobody else', () => {
  const { ask, counts } = open()
  const asked = Array.from({ length: 6 }, (_, n) => ask('a', `a${n}`))
  expect(asked.map(Boolean)).toEqual([true, true, true, true, true, false])
  expect(ask('b', 'b1')).toBeDefined()
  expect(counts.refused()).toBe(1)
})

it('a request that gives up while it waits is never started, and frees its place in the queue', () => {
  const { ask, started, counts } = open()
  const [first, , third] = ['a1', 'a2', 'a3'].map((name) => ask('a', name)!)
  third!()
  first!()
  expect(started).toEqual(['a1', 'a2'])
  expect(counts.waiting()).toBe(0)
  ask('a', 'a4')
  expect(started.at(-1)).toBe('a4')
})
