/** A number of a file as whole parts of `10 ** decimals`; or why it is none. */
export type NumberRead = { readonly parts: number } | { readonly fault: 'NOT_A_NUMBER' | 'NEGATIVE' | 'DECIMALS' }

const parts = (sign: string, whole: string, fraction: string, decimals: number): NumberRead => {
  const kept = fraction.replace(/0+$/, '')
  if (kept.length > decimals) return { fault: 'DECIMALS' }
  const value = Number(whole + kept.padEnd(decimals, '0'))
  if (sign === '-' && value > 0) return { fault: 'NEGATIVE' }
  return Number.isSafeInteger(value) ? { parts: value } : { fault: 'NOT_A_NUMBER' }
}

/**
 * `1.234,56`, `1,234.56`, `1234.56`, `R$ 10`. A lone separator before exactly three digits stands between thousands, unless nothing but
 * zeros is before it (`o26`).
 */
const readText = (text: string, decimals: number): NumberRead => {
  const plain = text.replace(/^R\$\s*/i, '').replace(/\s/g, '')
  const match = /^([+-]?)(\d[\d.,]*)$/.exec(plain)
  if (!match) return { fault: 'NOT_A_NUMBER' }
  const [, sign, digits] = match as unknown as [string, string, string]
  const separators = digits.replace(/\d/g, '')
  const last = separators.at(-1)
  if (last === undefined) return parts(sign, digits, '', decimals)
  const count = separators.split(last).length - 1
  const mark = digits.lastIndexOf(last)
  const after = digits.slice(mark + 1)
  const isThousands = count > 1 || (separators.length === 1 && after.length === 3 && !/^0/.test(digits))
  const whole = isThousands ? digits : digits.slice(0, mark)
  if (!/^\d{1,3}([.,]\d{3})*$/.test(whole) && !/^\d+$/.test(whole)) return { fault: 'NOT_A_NUMBER' }
  // A number has one sign between thousands: 1.234,567.890 is none.
  if (new Set(whole.replace(/\d/g, '')).size > 1) return { fault: 'NOT_A_NUMBER' }
  if (isThousands && new Set(separators).size > 1) return { fault: 'NOT_A_NUMBER' }
  return parts(sign, whole.replace(/[.,]/g, ''), isThousands ? '' : after, decimals)
}

/** A workbook's number has a decimal point and no thousands; what a sum of floats adds beyond nine decimals is no part of it. */
const readNumber = (value: number, decimals: number): NumberRead => {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(9).split('.')
  return parts(value < 0 ? '-' : '', whole, fraction, decimals)
}

export const readAmount = (cell: string | number, decimals: number): NumberRead =>
  typeof cell === 'number' ? readNumber(cell, decimals) : readText(cell, decimals)
