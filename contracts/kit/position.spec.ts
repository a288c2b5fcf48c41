import { expect, it } from 'vitest'
import { BEFORE_ALL, comparePositions } from './position.ts'

it('orders positions as numbers, also beyond 2^53', () => {
  const inOrder = [BEFORE_ALL, '0', '7', '10', '99', '9007199254740992', '9007199254740993', '18446744073709551615']
  for (const [a, one] of inOrder.entries())
    for (const [b, other] of inOrder.entries()) expect(Math.sign(comparePositions(one, other))).toBe(Math.sign(a - b))
})
