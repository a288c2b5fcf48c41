import { describe, expect, it } from 'vitest'
import { type Amounts, hasThreeDecimals, minus, noAmounts, plus, portionAmounts, sumOf, within } from './amounts.ts'

/** A sequence of whole numbers that is the same in every run. */
const numbers = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state % below
  }
}
const some = (next: (below: number) => number): Amounts => ({
  weight: (1 + next(10_000_000)) / 1000,
  cubage: next(1_000_000) / 1000,
  quantity: next(5_000),
  value: next(100_000_000),
})

describe('amounts of an order', () => {
  it('are summed without the error of fractions', () => {
    const tenth: Amounts = { ...noAmounts, weight: 0.1, cubage: 0.001 }
    expect(sumOf(Array.from({ length: 30 }, () => tenth))).toEqual({ ...noAmounts, weight: 3, cubage: 0.03 })
    expect(minus({ ...noAmounts, weight: 0.3 }, { ...noAmounts, weight: 0.1 }).weight).toBe(0.2)
  })
  it('have at most three decimals', () => {
    expect([1, 0.001, 9_999_999.999, 0.1 + 0.2].map(hasThreeDecimals)).toEqual([true, true, true, true])
    expect([0.0001, 12.3456].map(hasThreeDecimals)).toEqual([false, false])
  })
})

describe('a portion', () => {
  it('takes cubage and value in proportion, and whole units, each rounded down (o6)', () =>
    expect(portionAmounts({ weight: 1000, cubage: 10, quantity: 7, value: 999 }, 333.333)).toEqual({
      weight: 333.333,
      cubage: 3.333,
      quantity: 2,
      value: 332,
    }))
  it('has the value that was given for it', () =>
    expect(portionAmounts({ weight: 1000, cubage: 0, quantity: 1, value: 500 }, 500, 400)).toMatchObject({ value: 400, quantity: 0 }))
  it('takes the rest when it is the last', () => {
    const rest = { weight: 0.7, cubage: 0.333, quantity: 3, value: 17 }
    expect(portionAmounts(rest, 0.7, 5)).toEqual(rest)
  })

  it.each(Array.from({ length: 200 }, (_, seed) => seed))(
    'total = remaining + portions, whatever is withdrawn and given back (%i)',
    (seed) => {
      const next = numbers(seed + 1)
      const total = some(next)
      const living: Amounts[] = []
      for (let step = 0; step < 20; step++) {
        const remaining = minus(total, sumOf(living))
        if (living.length && next(3) === 0) living.splice(next(living.length), 1)
        else if (remaining.weight > 0) {
          const part = portionAmounts(remaining, (1 + next(Math.round(remaining.weight * 1000))) / 1000)
          expect(within(part, remaining)).toBe(true)
          living.push(part)
        }
        const left = minus(total, sumOf(living))
        expect(within(noAmounts, left)).toBe(true)
        expect(plus(left, sumOf(living))).toEqual(total)
      }
      const left = minus(total, sumOf(living))
      living.push(portionAmounts(left, left.weight))
      expect(sumOf(living)).toEqual(total)
    },
  )
})
