import { expect, it } from 'vitest'
import { shiftInward } from './placement.ts'

it.each([
  ['a panel in sight stays', 20, 240, 0],
  ['one that sticks out on the left moves right', -120, 100, 128],
  ['one that sticks out on the right moves left', 200, 420, -38],
  ['one that is too wide shows its beginning', 40, 500, -32],
])('%s', (_, left, right, by) => expect(shiftInward({ left, right }, 390)).toBe(by))
