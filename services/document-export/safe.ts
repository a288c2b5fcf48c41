/** What a spreadsheet would read as a formula when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r\n]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g
/** Halves of a letter that stand alone. */
const HALVES = /\p{Surrogate}/gu
/** What a cell of a workbook holds at most. */
const LONGEST = 32_000

/** A text that no spreadsheet takes for a formula and that every format can hold. */
export const safeText = (text: string): string => {
  const plain = text.replace(UNPRINTABLE, '').replace(HALVES, '').slice(0, LONGEST)
  return FORMULA.test(plain) ? `'${plain}` : plain
}
