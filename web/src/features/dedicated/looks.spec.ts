import { expect, it, vi } from 'vitest'
import { daysLeftColour, lastLoadingColour } from './looks.tsx'

vi.mock('../../session/start.ts', () => ({ signOut: () => undefined }))

it('the last loading is green for three days, and red after five (R224)', () => {
  expect([0, 2, 3, 5, 6].map(lastLoadingColour)).toEqual(['green', 'green', 'yellow', 'yellow', 'red'])
})
it('ten days left of a cycle are green, fewer than five red (R225)', () => {
  expect([12, 10, 9, 5, 4, 0].map(daysLeftColour)).toEqual(['green', 'green', 'yellow', 'yellow', 'red', 'red'])
})
