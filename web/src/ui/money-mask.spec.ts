import { describe, expect, it } from 'vitest'
import { showMoney } from './amounts.ts'
import { editMoney, type MoneyEdit } from './money-mask.ts'

type Field = { readonly text: string; readonly caret: number; readonly dotted: boolean }
const fieldOf = ({ units, caret, dotted = false }: MoneyEdit, decimals: 2 | 3): Field => ({
  text: units === undefined ? '' : showMoney(units, decimals),
  caret,
  dotted,
})

/** Applies keys as a browser does: a character is inserted at the caret, `<` is Backspace, `>` is Delete. */
const type = (keys: string, from: Partial<Field> = {}, decimals: 2 | 3 = 2): string => {
  let { text, caret, dotted }: Field = { text: '', caret: from.text?.length ?? 0, dotted: false, ...from }
  for (const key of keys) {
    const [start, end] = key === '<' ? [Math.max(0, caret - 1), caret] : key === '>' ? [caret, caret + 1] : [caret, caret]
    const added = '<>'.includes(key) ? '' : key
    const after = text.slice(0, start) + added + text.slice(end)
    const typed = { before: text, after, caret: start + added.length, forward: key === '>', dotted }
    ;({ text, caret, dotted } = fieldOf(editMoney(typed, decimals), decimals))
  }
  return `${text.slice(0, caret)}|${text.slice(caret)}`.replace(/\s/g, ' ')
}
const at = (text: string): Partial<Field> => ({ text: text.replace('|', '').replace(' ', '\u00a0'), caret: text.indexOf('|') })

describe('money while it is typed', () => {
  it('is shown in full from the first digit on, the caret before the comma', () => {
    expect(type('4')).toBe('R$ 4|,00')
    expect(type('4300')).toBe('R$ 4.300|,00')
    expect(type('430000')).toBe('R$ 430.000|,00')
    expect(type('430000<<')).toBe('R$ 4.300|,00')
  })
  it('goes to the decimals with a comma, and overwrites them', () => {
    expect(type('4300,')).toBe('R$ 4.300,|00')
    expect(type('4300,5')).toBe('R$ 4.300,5|0')
    expect(type('4300,505')).toBe('R$ 4.300,50|')
    expect(type('0,05')).toBe('R$ 0,05|')
    expect(type('2,345', {}, 3)).toBe('R$ 2,345|')
  })
  it('takes a dot for the decimals, or before three digits for thousands', () => {
    expect(type('4300.50')).toBe('R$ 4.300,50|')
    expect(type('4.300')).toBe('R$ 4.300|,00')
    expect(type('1.234.567,8')).toBe('R$ 1.234.567,8|0')
    expect(type('4.300', {}, 3)).toBe('R$ 4.300|,000')
  })
  it('deletes digits on either side of separators, and the last digit clears it', () => {
    expect(type('<', at('R$ 4.|300,00'))).toBe('R$ |300,00')
    expect(type('>', at('R$ 4|.300,00'))).toBe('R$ 4|00,00')
    expect(type('<', at('R$ 4.300,|50'))).toBe('R$ 4.300|,50')
    expect(type('>', at('R$ 4.300|,50'))).toBe('R$ 4.300,|50')
    expect(type('<<', at('R$ 4,50|'))).toBe('R$ 4,|00')
    expect(type('<', at('R$ 4|,50'))).toBe('R$ 0|,50')
    expect(type('4<')).toBe('|')
  })
  it('inserts in the middle, and keeps the caret at the inserted digit', () => {
    expect(type('9', at('R$ 4|.300,00'))).toBe('R$ 49|.300,00')
    expect(type('9', at('R$ |300,00'))).toBe('R$ 9|.300,00')
    expect(type('x', at('R$ 4|.300,00'))).toBe('R$ 4|.300,00')
    expect(type('9', at('R$ 123.456.789.012|,00'))).toBe('R$ 123.456.789.012|,00')
  })
  it('reads a text that replaces the whole, as pasting and autofill do', () => {
    const fill = (after: string) => editMoney({ before: showMoney(100), after, caret: after.length }).units
    expect(['4300', '4.300,50', 'R$ 7.310,00', '7310.5', 'x', ''].map(fill)).toEqual([
      430_000,
      430_050,
      731_000,
      731_050,
      undefined,
      undefined,
    ])
  })
})
