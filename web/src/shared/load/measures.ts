import { cubageText, weightText } from '@embarca/contracts/kit/measures.ts'
import { percent } from '@embarca/contracts/kit/numbers.ts'

export { kilometres } from '@embarca/contracts/kit/measures.ts'
export { money } from '@embarca/contracts/kit/numbers.ts'
/** Keeps `R$` on the same line as its amount in a message of the server. */
export const keepCurrencyTogether = (sentence: string): string => sentence.replaceAll('R$ ', 'R$\u00a0')

/** The weight of a load; its cubic metres when the weight is negative (specification 1 §9). */
export const burden = (weight: number | undefined, cubage: number | undefined): string | undefined => {
  if (weight !== undefined && weight > 0) return weightText(weight)
  return cubage !== undefined && cubage > 0 ? cubageText(cubage) : undefined
}

/** The difference of a price to a reference: `12 % acima`, `7 % abaixo`, `igual`. */
export const against = (cents: number, reference: number): string => {
  const share = Math.round(((cents - reference) / reference) * 100)
  return share === 0 ? 'igual' : `${percent(Math.abs(share))} ${share > 0 ? 'acima' : 'abaixo'}`
}
