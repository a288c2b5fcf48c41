import { describe, expect, it } from 'vitest'
import { parseMoney, readNumber, showMoney, showNumber } from './amounts.ts'
import { dayPresets, monthPresets } from './date-presets.ts'
import { dayOf, formatDateTime, parseDateTime, writeDay } from './dates.ts'
import { isShowable, wrap } from './gallery/gallery-images.ts'
import { iconOf, partitionUploads } from './uploads.ts'

const plainSpaces = (text: string) => text.replace(/\s/g, ' ')

describe('money and numbers', () => {
  it('is parsed as typed, in cents (R043, R045)', () => {
    expect(plainSpaces(showMoney(618_000))).toBe('R$ 6.180,00')
    expect(['6180', '6.180', 'R$ 6.180,00', '6180.00'].map((typed) => parseMoney(typed))).toEqual(Array(4).fill(618_000))
    expect(parseMoney('148,505', 3)).toBe(148_505)
    expect(parseMoney('')).toBeUndefined()
    expect(plainSpaces(showMoney(148_505, 3))).toBe('R$ 148,505')
  })
  it('parses commas and thousands, and rejects invalid text (R046)', () => {
    expect(readNumber('27,5')).toBe(27.5)
    expect(readNumber('1.240,50')).toBe(1240.5)
    expect(readNumber(' ')).toBeUndefined()
    expect(readNumber('2,5,1')).toBeNaN()
    expect(showNumber(1240.5)).toBe('1.240,5')
  })
})

describe('moments', () => {
  it('are typed and shown in the zone of the place (R009, R011)', () => {
    expect(parseDateTime('24/11/2026 06:00', true)).toBe('2026-11-24T09:00:00.000Z')
    expect(parseDateTime('24/11/2026 06:00', true, 'America/Manaus')).toBe('2026-11-24T10:00:00.000Z')
    expect(formatDateTime('2026-11-24T09:00:00.000Z', true)).toBe('24/11/2026 06:00')
    expect(formatDateTime('2026-11-24T02:00:00.000Z', false)).toBe('23/11/2026')
  })
  it('are undefined until complete, and never a day that does not exist (R007)', () => {
    expect(parseDateTime('24/11/2026', true)).toBeUndefined()
    expect([parseDateTime('24/11/26', false), parseDateTime('24/11/20266', false)]).toEqual([undefined, undefined])
    expect(parseDateTime('31/02/2026', false)).toBeUndefined()
  })
})

describe('presets', () => {
  const today = dayOf('21/11/2026') as Date
  const written = (presets: typeof dayPresets) =>
    Object.fromEntries(
      presets.map(({ label, of }) => {
        const { from, to } = of(today)
        return [label, `${writeDay(from)} ${writeDay(to)}`]
      }),
    )
  it('of days (R014)', () => {
    expect(written(dayPresets)).toEqual({
      'Esta semana': '15/11/2026 21/11/2026',
      'Últimos 7 dias': '15/11/2026 21/11/2026',
      'Este mês': '01/11/2026 30/11/2026',
      'Últimos 30 dias': '23/10/2026 21/11/2026',
      'Último mês': '01/10/2026 31/10/2026',
    })
  })
  it('of months (R015)', () => {
    expect(written(monthPresets)).toEqual({
      'Este mês': '01/11/2026 30/11/2026',
      'Últimos 30 dias': '23/10/2026 21/11/2026',
      'Últimos 3 meses': '01/09/2026 30/11/2026',
      'Últimos 6 meses': '01/06/2026 30/11/2026',
      'Últimos 12 meses': '01/12/2025 30/11/2026',
    })
  })
})

describe('files', () => {
  it('are refused at 5,000,000 bytes and by kind (R001, R002)', () => {
    const { accepted, rejected } = partitionUploads([
      { name: 'nota.XML', size: 4_999_999 },
      { name: 'grande.pdf', size: 5_000_000 },
      { name: 'virus.exe', size: 10 },
      { name: 'sem-extensao', size: 10 },
    ])
    expect(accepted.map(({ name }) => name)).toEqual(['nota.XML'])
    expect(rejected).toHaveLength(3)
    const usual = ['xml', 'csv', 'xlsx', 'doc', 'docx', 'txt', 'png', 'jpg', 'jpeg', 'pdf'].map((kind) => ({ name: `a.${kind}`, size: 1 }))
    expect(partitionUploads(usual).accepted).toEqual(usual)
    expect(partitionUploads(usual, ['xml']).accepted.map(({ name }) => name)).toEqual(['a.xml'])
  })
  it('have an icon by kind (R005)', () => {
    expect(['a.jpg', 'b.xlsx', 'c.pdf'].map(iconOf)).toEqual(['image', 'table', 'file'])
  })
})

describe('the gallery', () => {
  it('shows pictures only (R146)', () => {
    const showable = (url: string, name = '') => isShowable({ id: '1', url, name })
    expect(['/a.png', '/a.JPG?x=1', '/a.jpeg', '/a.svg', 'blob:x'].every((url) => showable(url))).toBe(true)
    expect(showable('/webshipper/file/download?fileName=1', 'canhoto.png')).toBe(true)
    expect(showable('/a.pdf', 'a.pdf')).toBe(false)
  })
  it('wraps around (R146)', () => {
    expect([wrap(-1, 3), wrap(3, 3), wrap(1, 3), wrap(0, 0)]).toEqual([2, 0, 1, 0])
  })
})
