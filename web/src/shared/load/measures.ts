const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const decimal = (fraction: number) => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: fraction, maximumFractionDigits: fraction })
const two = decimal(2)
const integer = decimal(0)
const oneDecimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** Integer cents → `R$ 6.180,00`. */
export const money = (cents: number): string => brl.format(cents / 100)
/** Keeps `R$` on the same line as its amount in a message of the server. */
export const keepCurrencyTogether = (sentence: string): string => sentence.replaceAll('R$ ', 'R$\u00a0')

/** Kilograms below a ton, else tons with two decimals; cubic metres when the weight is negative (specification 1 §9). */
export const burden = (weight: number | undefined, cubage: number | undefined): string | undefined => {
  if (weight !== undefined && weight > 0) return weight < 1000 ? `${oneDecimal.format(weight)} kg` : `${two.format(weight / 1000)} t`
  return cubage !== undefined && cubage > 0 ? `${two.format(cubage)} m³` : undefined
}

export const kilometres = (km: number): string => `${integer.format(km)} km`

/** The difference of a price to a reference: `12 % acima`, `7 % abaixo`, `igual`. */
export const against = (cents: number, reference: number): string => {
  const percent = Math.round(((cents - reference) / reference) * 100)
  if (percent === 0) return 'igual'
  return `${Math.abs(percent)} % ${percent > 0 ? 'acima' : 'abaixo'}`
}
