/** First characters with which a spreadsheet would read a cell as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g
/** Unpaired surrogates. */
const HALVES = /\p{Surrogate}/gu
/** The longest text of a workbook's cell. */
const LONGEST = 32_000

/** A text that no spreadsheet reads as a formula and that every format can hold. */
export const safeText = (text: string): string => {
  const plain = text.replace(UNPRINTABLE, '').replace(HALVES, '').slice(0, LONGEST)
  return FORMULA.test(plain) ? `'${plain}` : plain
}
