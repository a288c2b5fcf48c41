import { expect, it } from 'vitest'
import { pushQueue } from './push-queue.ts'

const LATER = 1_000
const queueAt = (now = () => 0) => {
  const failures: unknown[] = []
  return { failures, queue: pushQueue({ now, failed: (error) => failures.push(error), pause: 1, longestPause: 4 }) }
}
const until = async (isSo: () => boolean) => {
  for (let tries = 0; tries < 500 && !isSo(); tries++) await new Promise((resolve) => setTimeout(resolve, 2))
  expect(isSo()).toBe(true)
}

it('a place that never answers holds up its own sendings only', async () => {
  const { queue } = queueAt()
  const sent: string[] = []
  let answer = () => {}
  queue.add({ place: 'a', until: LATER, send: () => new Promise((resolve) => (answer = resolve)) })
  queue.add({ place: 'b', until: LATER, send: async () => void sent.push('b') })
  await until(() => sent.length === 1)
  answer()
  await queue.stop()
})

it('what fails is sent again until it is taken, behind the others of its place', async () => {
  const { queue, failures } = queueAt()
  const order: string[] = []
  let isAway = true
  const send = (name: string) => async () => {
    order.push(name)
    if (isAway && name === 'first') throw new Error('away')
    if (name === 'second') isAway = false
  }
  queue.add({ place: 'a', until: LATER, send: send('first') })
  queue.add({ place: 'a', until: LATER, send: send('second') })
  await until(() => order.at(-1) === 'first' && order.length >= 3)
  expect(failures.length).toBeGreaterThanOrEqual(1)
  expect(order).toContain('second')
  await queue.stop()
})

it('what is no longer worth sending is not sent', async () => {
  const { queue } = queueAt(() => LATER)
  const sent: string[] = []
  queue.add({ place: 'a', until: LATER, send: async () => void sent.push('old') })
  queue.add({ place: 'a', until: LATER + 1, send: async () => void sent.push('new') })
  await until(() => sent.includes('new'))
  expect(sent).toEqual(['new'])
  await queue.stop()
})

it('stops while a place is away', async () => {
  const { queue, failures } = queueAt()
  queue.add({ place: 'a', until: LATER, send: async () => Promise.reject(new Error('away')) })
  await until(() => failures.length > 0)
  await queue.stop()
  const known = failures.length
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(failures.length).toBe(known)
})
