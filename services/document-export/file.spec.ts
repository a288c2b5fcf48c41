import { buffer } from 'node:stream/consumers'
import { type Column, type ReportCell, type ReportMade, yieldRows } from '@embarca/projections/kit/report.ts'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { fileOf } from './file.ts'

const columns: readonly Column[] = [
  { name: 'Cliente', kind: 'text' },
  { name: 'Valor', kind: 'money' },
  { name: 'Entrega', kind: 'moment' },
]
const hostile = '=HYPERLINK("http://mau.example";"clique")'
const rows: readonly (readonly ReportCell[])[] = [
  ['Loja; "Centro"', 731_000, '2026-01-05T12:30:00.000Z'],
  [hostile, undefined, undefined],
]
const report = (over: Partial<ReportMade> = {}): ReportMade => ({
  title: 'Histórico de cargas',
  filters: [],
  columns,
  rows: yieldRows(rows),
  ...over,
})
const made = (format: 'csv' | 'xlsx' | 'pdf', over?: Partial<ReportMade>) =>
  fileOf(report(over), { format, at: '2026-01-05T12:00:00.000Z', by: '@Ana' }, () => {})

describe('a file', () => {
  it('is named after its kind and its time', () => {
    expect(made('csv').name).toBe('historico-de-cargas-2026-01-05-0900.csv')
    expect(made('xlsx').type).toContain('spreadsheetml')
  })
  it('with semicolons quotes them, and contains no formula', async () => {
    expect((await buffer(made('csv').content)).toString()).toBe(
      [
        '\ufeffHistórico de cargas',
        'Nenhum filtro',
        'Gerado em 05/01/2026 09:00 · Solicitado por @Ana',
        '',
        'Cliente;Valor;Entrega',
        '"Loja; ""Centro""";7310,00;05/01/2026 09:30',
        `"'=HYPERLINK(""http://mau.example"";""clique"")";;`,
        '',
      ].join('\r\n'),
    )
  })
  it('that is a workbook has typed values and no formula', async () => {
    const { sheets } = await readXlsx(await buffer(made('xlsx').content))
    const found = sheets[0]!.rows
    expect(found[0]![0]).toBe('Histórico de cargas')
    expect(found[5]).toEqual(['Loja; "Centro"', 7310, new Date('2026-01-05T09:30:00.000Z')])
    expect(found[6]![0]).toBe(`'${hostile}`)
  })
  it.each(['csv', 'xlsx', 'pdf'] as const)('breaks when its rows do (%s)', async (format) => {
    async function* broken() {
      yield rows
      throw new Error('the views are gone')
    }
    await expect(buffer(made(format, { rows: broken() }).content)).rejects.toThrow('the views are gone')
  })
})
