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

it('runs as many jobs at once as allowed and no more', async () => {
  const { queue, order, end } = queued(2)
  for (const job of ['a1', 'a2', 'a3']) queue.add('ana', job)
  expect(order).toEqual(['a1', 'a2'])
  await end()
  expect(order).toEqual(['a1', 'a2', 'a3'])
})

it('runs the job of a user with few jobs before further jobs of a user with many', async () => {
  const { queue, order, end } = queued(1)
  for (const job of ['a1', 'a2', 'a3']) queue.add('ana', job)
  queue.add('bia', 'b1')
  for (let i = 0; i < 3; i++) await end()
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3'])
})

it('refuses a job of a user with too many waiting', () => {
  const { queue } = queued(1, 2)
  expect(['a1', 'a2', 'a3', 'a4'].map((job) => queue.add('ana', job))).toEqual([true, true, true, false])
  expect(queue.add('bia', 'b1')).toBe(true)
})

it('starts nothing after it was stopped, and waits for running jobs', async () => {
  const { queue, order, end } = queued(1)
  queue.add('ana', 'a1')
  queue.add('ana', 'a2')
  const stopped = queue.stop()
  await end()
  await stopped
  expect(order).toEqual(['a1'])
})
