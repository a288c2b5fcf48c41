import { describe, expect, it } from 'vitest'
import { cellText } from './cell-text.ts'
import { safeText } from './safe.ts'

describe('a text in a file', () => {
  it.each(['=1+1', '+55', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '=HYPERLINK("http://x";"y")'])('%j is no formula', (text) =>
    expect(safeText(text)).toBe(`'${text}`),
  )
  it.each(['Serra Azul', "D'Ávila", 'a=b', '1-2', 'e@mail.com', ''])('%j is unchanged', (text) => expect(safeText(text)).toBe(text))
  it('has no character that a workbook cannot hold', () => {
    expect(safeText('a\u0000b\u000bc\ud800d😀')).toBe('abcd😀')
    expect(safeText('\u0000=1+1')).toBe("'=1+1")
    expect(safeText('x'.repeat(40_000))).toHaveLength(32_000)
  })
})

describe('a cell', () => {
  it.each([
    ['money', 731_000, '7310,00'],
    ['money', -5, '-0,05'],
    ['number', 12_345.678_9, '12345,679'],
    ['whole', 3, '3'],
    ['share', 0.956, '95,6%'],
    ['moment', '2026-01-05T12:30:00.000Z', '05/01/2026 09:30'],
    ['date', '2026-01-05T02:00:00.000Z', '04/01/2026'],
    ['text', ['ABC1D23', '=1'], 'ABC1D23\n=1'],
    ['text', ['=1', 'ABC1D23'], "'=1\nABC1D23"],
    ['text', undefined, ''],
  ] as const)('of %s, %j, reads %j', (kind, cell, text) => expect(cellText(kind, cell)).toBe(text))
})
