import { integer, money, percent } from '@embarca/contracts/kit/numbers.ts'
import { basisOf, judgePrice, type PriceJudgement, type PriceLimits } from '@embarca/contracts/load/price-guard.ts'

/** What a price is compared with: the median of `loads` prices of the lane, or with none the published price. */
export type PriceBasis = { readonly value: number; readonly loads: number; readonly lane?: string }
export type GuardedPrice = PriceJudgement & { readonly price: number; readonly basis: PriceBasis }

type Known = {
  readonly median?: number | undefined
  readonly loads: number
  readonly lane?: string
  readonly published?: number | undefined
}
/** The basis of a price; undefined when nothing is known that could judge it. */
export const priceBasis = ({ median, loads, lane, published }: Known): PriceBasis | undefined => {
  const ofLane = median === undefined ? undefined : basisOf({ median, loads })
  if (ofLane !== undefined) return { value: ofLane, loads, ...(lane && { lane }) }
  const value = basisOf(undefined, published)
  return value === undefined ? undefined : { value, loads: 0 }
}

export const guardPrice = (price: number | undefined, basis: PriceBasis | undefined, limits: PriceLimits): GuardedPrice | undefined =>
  price === undefined || !basis ? undefined : { ...judgePrice(price, basis.value, limits), price, basis }

const named = {
  lane: ['a mediana', 'à mediana', 'da mediana'],
  published: ['o valor publicado', 'ao valor publicado', 'do valor publicado'],
}

/** `100 vezes a mediana`, `45 % acima do valor publicado`, `igual à mediana`. */
export const deviationText = ({ permille, basis }: GuardedPrice): string => {
  const [it, toIt, ofIt] = basis.loads > 0 ? named.lane : named.published
  if (permille >= 2000) return `${integer(Math.round(permille / 1000 + 1))} vezes ${it}`
  const share = Math.abs(Math.round(permille / 10))
  return share === 0 ? `igual ${toIt}` : `${percent(share)} ${permille > 0 ? 'acima' : 'abaixo'} ${ofIt}`
}

/** `Mediana de R$ 4.300,00, 12 cargas, Betim → Extrema`. */
export const basisText = ({ value, loads, lane }: PriceBasis): string =>
  loads > 0 ? `Mediana de ${money(value)}, ${loads} cargas${lane ? `, ${lane}` : ''}.` : `Publicado por ${money(value)}.`
