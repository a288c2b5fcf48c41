import type { LoadTerms } from '../load/terms.ts'

/** Rounded to thousandths, so that sums of tenths are exact. */
export const exact = (volume: number) => Math.round(volume * 1000) / 1000
export const sum = (volumes: readonly number[]) => exact(volumes.reduce((total, one) => total + one, 0))

type Amounts = { readonly weight?: number; readonly cubage?: number; readonly amount?: number }
/** A share of what is weighed, filled and counted; what is not known stays so. */
export const shareOfAmounts = ({ weight, cubage, amount }: Amounts, share: number): Amounts => ({
  ...(weight !== undefined && { weight: exact(weight * share) }),
  ...(cubage !== undefined && { cubage: exact(cubage * share) }),
  ...(amount !== undefined && { amount: Math.round(amount * share) }),
})

/** A volume from an address: with a decimal point or a comma. */
export const volumeIn = (text: string) => exact(Number(text.replace(',', '.')))

type Measured = Pick<LoadTerms, 'measureType' | 'lot' | 'origins' | 'destinations' | 'weight' | 'freightPrice'>
/** The field of a stop that holds its volume. */
export const measureOf = ({ measureType }: Pick<LoadTerms, 'measureType'>) =>
  measureType === 'CUBAGE' ? 'cubage' : measureType === 'UNIT' ? 'amount' : 'weight'

/** The volume to withdraw: as weighed, else the sum of what is collected, else of what is delivered. */
export const totalOf = (terms: Measured): number => {
  const field = measureOf(terms)
  if (field === 'weight' && terms.weight) return exact(terms.weight)
  const of = (stops: readonly { weight?: number; cubage?: number; amount?: number }[]) => sum(stops.map((stop) => stop[field] ?? 0))
  return of(terms.origins) || of(terms.destinations)
}

/** The amount that a price is for: a burden, else a tonne if it is weighed, else one unit. */
export const partOf = (terms: Measured): number => terms.lot?.weightBurden || (measureOf(terms) === 'weight' ? 1000 : 1)

/** Cents for a volume of a lot, at a price per part. */
export const priceOf = (volume: number, { price, part }: { readonly price: number; readonly part: number }) =>
  Math.round((price * volume) / part)

/** The fixed price of a part; the price of a whole lot is divided by its parts. */
export const pricePerPartOf = (terms: Measured): number | undefined => {
  if (terms.lot?.pricePerPart) return terms.lot.pricePerPart
  const total = totalOf(terms)
  return terms.freightPrice && total ? priceOf(partOf(terms), { price: terms.freightPrice, part: total }) : undefined
}
