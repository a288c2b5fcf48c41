import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

const slowly = () => {
  let running = 0
  let most = 0
  let runs = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    return ++runs
  }
  return { ask: oneAtATime(work), most: () => most }
}

it('gives callers of the same moment one outcome, and those that come during a run the next one', async () => {
  const { ask, most } = slowly()
  const together = [ask(), ask()]
  await Promise.resolve().then(() => Promise.resolve())
  const later = [ask(), ask(), ask()]
  expect(await Promise.all([...together, ...later])).toEqual([1, 1, 2, 2, 2])
  expect(await ask()).toBe(3)
  expect(most()).toBe(1)
})

it('runs again after a failure, which only its own callers get', async () => {
  let calls = 0
  const ask = oneAtATime(async () => {
    if (++calls === 1) throw new Error('away')
    return calls
  })
  await expect(ask()).rejects.toThrow('away')
  expect(await ask()).toBe(2)
})
