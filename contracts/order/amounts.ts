import { type Static, Type } from 'typebox'
import { HEAVIEST } from '../load/codes.ts'
import { MOST_CUBAGE, MOST_QUANTITY, MOST_VALUE } from './codes.ts'

/** What an order weighs, fills, counts and is worth. */
export const Amounts = Type.Object(
  {
    /** Kilograms, at most three decimals. */
    weight: Type.Number({ minimum: 0, maximum: HEAVIEST }),
    /** Cubic metres, at most three decimals. */
    cubage: Type.Number({ minimum: 0, maximum: MOST_CUBAGE }),
    quantity: Type.Integer({ minimum: 0, maximum: MOST_QUANTITY }),
    /** Of the goods, in cents. */
    value: Type.Integer({ minimum: 0, maximum: MOST_VALUE }),
  },
  { additionalProperties: false },
)
export type Amounts = Static<typeof Amounts>
export type AmountField = keyof Amounts

export const noAmounts: Amounts = { weight: 0, cubage: 0, quantity: 0, value: 0 }

const THOUSAND = 1000
const thousandths = (value: number) => Math.round(value * THOUSAND)
/** Whether a weight or a cubage has no more than three decimals. */
export const hasThreeDecimals = (value: number): boolean => Math.abs(value * THOUSAND - thousandths(value)) < 1e-4

/** Adds field by field, in whole thousandths where there are decimals. */
const combined = (one: Amounts, other: Amounts, sign: 1 | -1): Amounts => ({
  weight: (thousandths(one.weight) + sign * thousandths(other.weight)) / THOUSAND,
  cubage: (thousandths(one.cubage) + sign * thousandths(other.cubage)) / THOUSAND,
  quantity: one.quantity + sign * other.quantity,
  value: one.value + sign * other.value,
})
export const plus = (one: Amounts, other: Amounts): Amounts => combined(one, other, 1)
export const minus = (one: Amounts, other: Amounts): Amounts => combined(one, other, -1)
export const sumOf = (all: readonly Amounts[]): Amounts => all.reduce(plus, noAmounts)
export const sameAmounts = (one: Amounts, other: Amounts): boolean =>
  one.weight === other.weight && one.cubage === other.cubage && one.quantity === other.quantity && one.value === other.value
/** Whether no field of the first is above the same field of the other. */
export const within = (part: Amounts, whole: Amounts): boolean =>
  (Object.keys(part) as AmountField[]).every((field) => part[field] <= whole[field])

/** `whole × part / of`, rounded down, without the error of fractions: the product of two large integers does not fit into a number. */
const share = (whole: number, part: number, of: number): number => Number((BigInt(whole) * BigInt(part)) / BigInt(of))

/**
 * The amounts of a portion of that weight: the rest if it takes all that remains, otherwise cubage and value in proportion and whole units,
 * each rounded down (readings o6). `value` replaces the proportional one, except in the last portion.
 */
export const portionAmounts = (remaining: Amounts, weight: number, value?: number): Amounts => {
  if (thousandths(weight) === thousandths(remaining.weight)) return remaining
  const inProportion = (whole: number) => share(whole, thousandths(weight), thousandths(remaining.weight))
  return {
    weight: thousandths(weight) / THOUSAND,
    cubage: inProportion(thousandths(remaining.cubage)) / THOUSAND,
    quantity: inProportion(remaining.quantity),
    value: value ?? inProportion(remaining.value),
  }
}
