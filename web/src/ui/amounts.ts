/** `R$ 6.180,00` from integer cents, or with three decimals from thousandths. */
export const showMoney = (units: number, decimals: 2 | 3 = 2): string =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', minimumFractionDigits: decimals }).format(units / 10 ** decimals)

/** A number as typed in Brazil: `4.300,50`, `4300,5`, `4300.50`; a dot before exactly three digits separates thousands. */
export const parseNumber = (text: string): number | undefined => {
  const digits = text.replace(/[^\d.,-]/g, '')
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
    .replace(/\.(?=\d{3}(\D|$))/g, '')
    .replace(',', '.')
  return clean === '' ? undefined : Number(clean)
}

export const showNumber = (value: number | undefined, decimals = 3): string =>
  value === undefined || Number.isNaN(value) ? '' : new Intl.NumberFormat('pt-BR', { maximumFractionDigits: decimals }).format(value)
