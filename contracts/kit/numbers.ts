/** The sign of negative numbers, as wide as the plus; `Intl` writes a hyphen in Portuguese. */
export const MINUS = '−'

/** A number as it is read, with a highest and a lowest number of decimals. */
export const decimals = (most: number, least = most) => {
  const format = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: least, maximumFractionDigits: most })
  return (value: number): string => format.format(value).replace('-', MINUS)
}
export const integer = decimals(0)
/** A number with the decimals that it has, at most three. */
export const plainNumber = decimals(3, 0)
const upToOne = decimals(1, 0)

/** `2,7 %`, of a number of percent; with a space, as the standard of units has it. */
export const percent = (value: number, written = upToOne): string => `${written(value)} %`

const brl = (digits: number) => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', minimumFractionDigits: digits })
const inCents = brl(2)
const inThousandths = brl(3)
/** Integer cents → `R$ 6.180,00`, `−R$ 35.220,00`. */
export const money = (cents: number): string => inCents.format(cents / 100).replace('-', MINUS)
/** Integer thousandths of a real → `R$ 148,505`. */
export const moneyInThousandths = (units: number): string => inThousandths.format(units / 1000).replace('-', MINUS)

/** A difference with its sign: `+R$ 590,00`, `−R$ 590,00`. */
export const moneyDifference = (cents: number): string => `${cents > 0 ? '+' : ''}${money(cents)}`
