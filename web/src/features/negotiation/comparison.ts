import { decimals, money, moneyDifference, percent } from '@embarca/contracts/kit/numbers.ts'

const stars = decimals(1)

export type Difference = { readonly cents: number; readonly text: string; readonly percent: string; readonly saves: boolean }

/** Compares a price with the reference value: `−R$ 590,00`, `7,5 % abaixo`. */
export const differenceOf = (price: number, reference: number | undefined): Difference | undefined => {
  if (!reference) return undefined
  const cents = price - reference
  const share = (Math.abs(cents) / reference) * 100
  if (cents === 0) return { cents, text: money(0), percent: 'igual', saves: false }
  return {
    cents,
    text: moneyDifference(cents),
    percent: `${share < 0.1 ? '< 0,1 %' : percent(share)} ${cents > 0 ? 'acima' : 'abaixo'}`,
    saves: cents < 0,
  }
}

/** `4,6 (32)`; 'sem dados' without ratings. */
export const ratingText = (rating: number | undefined, ratings: number | undefined): string =>
  rating === undefined ? 'sem dados' : `${stars(rating)}${ratings === undefined ? '' : ` (${ratings})`}`

/** `96 %` of the deliveries. */
export const onTimeText = (share: number | undefined): string => (share === undefined ? 'sem dados' : percent(Math.round(share * 100)))

/** A function that maps a price to −1 to 1 around the reference; undefined without a reference. */
export const scaleOf = (prices: readonly number[], reference: number | undefined) => {
  if (!reference || prices.length === 0) return undefined
  const farthest = Math.max(...prices.map((price) => Math.abs(price - reference)), reference / 50)
  return (price: number) => (price - reference) / farthest
}
