/** Kilograms and cubic metres. */
export type Capacity = { readonly weight: number; readonly cubage: number }

const THOUSAND = 1_000
/** Weights and cubages have at most three decimals: they are added and compared in whole thousandths. */
const thousandths = (value: number): number => Math.round(value * THOUSAND)

/** Sums without the error of fractions. */
export const plusCapacity = (one: Capacity, other: Capacity): Capacity => ({
  weight: (thousandths(one.weight) + thousandths(other.weight)) / THOUSAND,
  cubage: (thousandths(one.cubage) + thousandths(other.cubage)) / THOUSAND,
})
