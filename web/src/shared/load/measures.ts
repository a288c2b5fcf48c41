import { decimals, integer, percent } from '../../base/numbers.ts'

const two = decimals(2)
const oneDecimal = decimals(1, 0)

export { money } from '../../base/numbers.ts'
/** Keeps `R$` on the same line as its amount in a message of the server. */
export const keepCurrencyTogether = (sentence: string): string => sentence.replaceAll('R$ ', 'R$\u00a0')

/** Kilograms below a ton, else tons with two decimals; cubic metres when the weight is negative (specification 1 §9). */
export const burden = (weight: number | undefined, cubage: number | undefined): string | undefined => {
  if (weight !== undefined && weight > 0) return weight < 1000 ? `${oneDecimal(weight)} kg` : `${two(weight / 1000)} t`
  return cubage !== undefined && cubage > 0 ? `${two(cubage)} m³` : undefined
}

export const kilometres = (km: number): string => `${integer(km)} km`

/** The difference of a price to a reference: `12 % acima`, `7 % abaixo`, `igual`. */
export const against = (cents: number, reference: number): string => {
  const share = Math.round(((cents - reference) / reference) * 100)
  return share === 0 ? 'igual' : `${percent(Math.abs(share))} ${share > 0 ? 'acima' : 'abaixo'}`
}
