import { decimals, MINUS, money, moneyInThousandths } from '@embarca/contracts/kit/numbers.ts'

/** `R$ 6.180,00` from integer cents, or with three decimals from thousandths. */
export const showMoney = (units: number, decimals: 2 | 3 = 2): string => (decimals === 2 ? money(units) : moneyInThousandths(units))

/** A number as typed in Brazil: `4.300,50`, `4300,5`, `4300.50`; a dot before exactly three digits separates thousands. */
export const parseNumber = (text: string): number | undefined => {
  const digits = text.replace(MINUS, '-').replace(/[^\d.,-]/g, '')
  if (!/\d/.test(digits)) return undefined
  const value = digits.includes(',')
    ? digits.replace(/\./g, '').replace(',', '.')
    : /^-?\d{1,3}(\.\d{3})+$/.test(digits)
      ? digits.replace(/\./g, '')
      : digits
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

/** Money as typed → integer cents, or thousandths with three decimals; undefined for an empty text. */
export const parseMoney = (text: string, decimals: 2 | 3 = 2): number | undefined => {
  const value = parseNumber(text)
  return value === undefined ? undefined : Math.round(value * 10 ** decimals)
}

/** `27,5` and `1.240,50` → a number; undefined for an empty text, NaN for an invalid one. */
export const readNumber = (text: string): number | undefined => {
  const clean = text
    .trim()
    .replace(MINUS, '-')
    .replace(/\.(?=\d{3}(\D|$))/g, '')
    .replace(',', '.')
  return clean === '' ? undefined : Number(clean)
}

/** A number as a field shows it, with at most that many decimals; empty for none and for one that is not valid. */
export const showNumber = (value: number | undefined, most = 3): string =>
  value === undefined || Number.isNaN(value) ? '' : decimals(most, 0)(value)
