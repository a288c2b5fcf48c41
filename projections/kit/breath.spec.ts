import { expect, it } from 'vitest'
import { breathing } from './breath.ts'

const hearing = (everyMs: number, facts: number, times: number) => {
  let now = 0
  const breath = breathing(() => now)
  return Array.from({ length: times }, () => {
    now += everyMs
    return breath(facts)
  }).at(-1)
}

it('waits for more only where many come, and never when behind', () => {
  expect(hearing(1, 1, 500)).toBe(0)
  expect(hearing(0.2, 1, 500)).toBe(5)
  expect(hearing(5, 25, 50)).toBe(5)
  expect(hearing(20, 500, 50)).toBe(0)
})
