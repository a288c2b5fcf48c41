import { expect, it } from 'vitest'
import { encoded } from './frame.ts'

it.each([
  [5, '8105'],
  [125, '817d'],
  [126, '817e007e'],
  [65_535, '817effff'],
  [65_536, '817f0000000000010000'],
])('%i bytes begin with %s', (length, head) => {
  const frame = encoded('a'.repeat(length))
  expect(frame.length).toBe(head.length / 2 + length)
  expect(frame.subarray(0, head.length / 2).toString('hex')).toBe(head)
})
it('counts bytes, not characters', () => expect(encoded('ção').toString('hex')).toBe('8105c3a7c3a36f'))
