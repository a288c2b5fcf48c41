import { expect, it } from 'vitest'
import { costPerTonne } from './order-sums.ts'

it('a tonne costs its share of the load, half up to a cent', () => {
  expect(costPerTonne(731_000, 27_000)).toBe(27_074)
  expect(costPerTonne(1, 2_000)).toBe(1)
})
it('of a load without weight no tonne has a cost', () => expect(costPerTonne(731_000, 0)).toBeUndefined())
