import { parseMoney, showMoney } from './amounts.ts'

type Decimals = 2 | 3
type Typed = {
  /** The text before the edit, `R$ 4.300,00` or empty. */
  readonly before: string
  readonly after: string
  /** Where the caret is after the edit. */
  readonly caret: number
  /** The edit was made by Delete, not by Backspace. */
  readonly forward?: boolean
  /** The caret went to the decimals by a dot; three digits after it are thousands. */
  readonly dotted?: boolean
}
export type MoneyEdit = { readonly units: number | undefined; readonly caret: number; readonly dotted?: boolean }

/** Integer digits that stay a safe integer with three decimals. */
const LONGEST = 12
const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The edited part of the old text, and the text that replaced it. */
const editOf = ({ before, after, caret }: Typed) => {
  const end = before.length - (after.length - caret)
  if (end < 0 || before.slice(end) !== after.slice(caret)) return { start: 0, end: before.length, text: after }
  let start = 0
  while (start < end && start < caret && before[start] === after[start]) start++
  return { start, end, text: after.slice(start, caret) }
}

/** The place after the given number of digits: in the integer part, or after the comma. */
const caretAfter = (shown: string, digits: number) => {
  let [at, passed] = [shown.search(/\d/), 0]
  while (passed < digits && shown[at] !== ',') if (/\d/.test(shown[at++] ?? '')) passed++
  return at
}
const caretInDecimals = (shown: string, digits: number) => Math.min(shown.length, shown.indexOf(',') + 1 + digits)

const replaceAll = (text: string, decimals: Decimals): MoneyEdit => {
  const units = parseMoney(text.replace(/-/g, ''), decimals)
  if (units === undefined || !Number.isSafeInteger(units)) return { units: undefined, caret: 0 }
  const shown = showMoney(units, decimals)
  return { units, caret: text.includes(',') ? shown.length : shown.indexOf(',') }
}

/** Edits money that is always shown in full: digits before the comma push, digits after it overwrite, separators move the caret. */
export const editMoney = (typed: Typed, decimals: Decimals = 2): MoneyEdit => {
  const { before, forward = false, dotted = false } = typed
  const { start, end, text } = editOf(typed)
  const comma = before.indexOf(',')
  const kept = digitsOf(before.slice(0, start)) + digitsOf(before.slice(end))
  const inserted = digitsOf(text)
  if (kept === '' || (text.length > 1 && inserted !== text)) return replaceAll(text, decimals)

  const write = (whole: string, fraction: string, caretOf: (shown: string) => number, dot = false): MoneyEdit => {
    const units = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
    if (whole.replace(/^0+/, '').length > LONGEST) return write(digitsOf(before.slice(0, comma)), before.slice(comma + 1), () => start)
    if (units === 0 && text === '') return { units: undefined, caret: 0 }
    return { units, caret: caretOf(showMoney(units, decimals)), ...(dot && { dotted: true }) }
  }
  const whole = digitsOf(before.slice(0, comma))
  const fraction = before.slice(comma + 1)
  const stay = (at: number, dot = false) => write(whole, fraction, () => at, dot)

  if (text !== '' && inserted === '') return /[.,]/.test(text) && start === comma ? stay(comma + 1, text === '.') : stay(start)
  if (start > comma) {
    const at = start - comma - 1
    const next = fraction.slice(0, at) + inserted + fraction.slice(Math.max(end - comma - 1, at + inserted.length))
    if (dotted && at + inserted.length === 3) return write(whole + next.slice(0, 3), '', (shown) => shown.indexOf(','))
    return write(whole, next, (shown) => caretInDecimals(shown, at + inserted.length), dotted && inserted !== '')
  }
  if (text === '' && start === comma && end === comma + 1) return stay(forward ? comma + 1 : comma)
  const onlySeparator = text === '' && digitsOf(before.slice(start, end)) === ''
  const left = digitsOf(before.slice(0, start)).slice(0, onlySeparator && !forward ? -1 : undefined) + inserted
  const right = digitsOf(before.slice(Math.min(end, comma), comma)).slice(onlySeparator && forward ? 1 : 0)
  const zeros = /^0*/.exec(left)?.[0].length ?? 0
  const caretOf = (shown: string) => (Number(left + right) === 0 ? shown.indexOf(',') : caretAfter(shown, left.length - zeros))
  return write(left + right || '0', fraction.slice(Math.max(0, end - comma - 1)), caretOf)
}
