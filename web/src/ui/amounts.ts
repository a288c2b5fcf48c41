/** `R$ 6.180,00` from integer cents, or with three decimals from thousandths. */
export const showMoney = (units: number, decimals: 2 | 3 = 2): string =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', minimumFractionDigits: decimals }).format(units / 10 ** decimals)

/** Money is typed from the right: every digit moves the comma. Nothing typed is nothing. */
export const readMoney = (text: string): number | undefined => {
  const digits = text.replace(/\D/g, '').slice(0, 13)
  return digits === '' ? undefined : Number(digits)
}

/** `27,5` and `1.240,50` → a number; undefined for nothing, NaN for nonsense. */
export const readNumber = (text: string): number | undefined => {
  const clean = text
    .trim()
    .replace(/\.(?=\d{3}(\D|$))/g, '')
    .replace(',', '.')
  return clean === '' ? undefined : Number(clean)
}

export const showNumber = (value: number | undefined, decimals = 3): string =>
  value === undefined || Number.isNaN(value) ? '' : new Intl.NumberFormat('pt-BR', { maximumFractionDigits: decimals }).format(value)
