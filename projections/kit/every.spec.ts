import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { every } from './every.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const noDescriptors = Object.assign(new Error('too many open files'), { code: 'EMFILE' })

describe('work that is repeated', () => {
  it('given work that throws or rejects, then its errors are passed on and the next run follows', async () => {
    const errors: unknown[] = []
    const ticks = [
      () => {
        throw noDescriptors
      },
      async () => Promise.reject(noDescriptors),
      () => 'done',
    ]
    let count = 0
    const working = every(100, () => ticks[count++]?.(), errors.push.bind(errors))
    await vi.advanceTimersByTimeAsync(350)
    expect([count, errors]).toEqual([3, [noDescriptors, noDescriptors]])
    await working.stop()
    await vi.advanceTimersByTimeAsync(300)
    expect(count).toBe(3)
  })
  it('given work that takes longer than its interval, then it is not started a second time, and stopping waits for it', async () => {
    let begun = 0
    let ended = false
    const working = every(100, async () => {
      begun++
      await new Promise((resolve) => setTimeout(resolve, 450))
      ended = true
    })
    await vi.advanceTimersByTimeAsync(300)
    expect(begun).toBe(1)
    const stopped = working.stop()
    await vi.advanceTimersByTimeAsync(300)
    await stopped
    expect([begun, ended]).toEqual([1, true])
  })
})
