import type { LoadTerms } from '../load/terms.ts'

/** Thousandths, so that tenths add up to what people expect. */
export const exact = (volume: number) => Math.round(volume * 1000) / 1000
export const sum = (volumes: readonly number[]) => exact(volumes.reduce((total, one) => total + one, 0))

/** A volume as an address writes it: a decimal point or a comma. */
export const volumeIn = (text: string) => exact(Number(text.replace(',', '.')))

type Measured = Pick<LoadTerms, 'measureType' | 'lot' | 'origins' | 'destinations' | 'weight' | 'freightPrice'>
/** The field of a stop in which a load measures. */
export const measureOf = ({ measureType }: Pick<LoadTerms, 'measureType'>) =>
  measureType === 'CUBAGE' ? 'cubage' : measureType === 'UNIT' ? 'amount' : 'weight'

/** What there is to withdraw: as weighed, or what is collected, or what is delivered. */
export const totalOf = (terms: Measured): number => {
  const field = measureOf(terms)
  if (field === 'weight' && terms.weight) return exact(terms.weight)
  const of = (stops: readonly { weight?: number; cubage?: number; amount?: number }[]) => sum(stops.map((stop) => stop[field] ?? 0))
  return of(terms.origins) || of(terms.destinations)
}

/** What a price is of: a burden, else a tonne of what is weighed, else one. */
export const partOf = (terms: Measured): number => terms.lot?.weightBurden || (measureOf(terms) === 'weight' ? 1000 : 1)

/** Cents of so much of a lot, at a price for each part. */
export const priceOf = (volume: number, { price, part }: { readonly price: number; readonly part: number }) =>
  Math.round((price * volume) / part)

/** The closed price of a part; what was asked for the whole lot is shared out. */
export const pricePerPartOf = (terms: Measured): number | undefined => {
  if (terms.lot?.pricePerPart) return terms.lot.pricePerPart
  const total = totalOf(terms)
  return terms.freightPrice && total ? priceOf(partOf(terms), { price: terms.freightPrice, part: total }) : undefined
}
