import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { fairQueue } from './fair-queue.ts'

const queued = (atOnce: number, most = 10) => {
  const order: string[] = []
  const ends: (() => void)[] = []
  const queue = fairQueue<string>(atOnce, most, (job) => {
    order.push(job)
    return new Promise((resolve) => ends.push(resolve))
  })
  const end = async () => {
    ends.shift()!()
    await nextTurn()
  }
  return { queue, order, end }
}

it('does so many pieces of work at once and no more', async () => {
  const { queue, order, end } = queued(2)
  for (const job of ['a1', 'a2', 'a3']) queue.add('ana', job)
  expect(order).toEqual(['a1', 'a2'])
  await end()
  expect(order).toEqual(['a1', 'a2', 'a3'])
})

it('lets whoever asked for little go before what others still wait for', async () => {
  const { queue, order, end } = queued(1)
  for (const job of ['a1', 'a2', 'a3']) queue.add('ana', job)
  queue.add('bia', 'b1')
  for (let i = 0; i < 3; i++) await end()
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3'])
})

it('keeps nobody waiting for more than so many', () => {
  const { queue } = queued(1, 2)
  expect(['a1', 'a2', 'a3', 'a4'].map((job) => queue.add('ana', job))).toEqual([true, true, true, false])
  expect(queue.add('bia', 'b1')).toBe(true)
})

it('begins nothing once it was stopped, and waits for what runs', async () => {
  const { queue, order, end } = queued(1)
  queue.add('ana', 'a1')
  queue.add('ana', 'a2')
  const stopped = queue.stop()
  await end()
  await stopped
  expect(order).toEqual(['a1'])
})
