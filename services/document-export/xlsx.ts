import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import type { CellKind, Column, ReportCell } from '@embarca/projections/kit/report.ts'
import { writeXlsxStream } from 'hucre/xlsx'
import { safeText } from './safe.ts'
import type { ExportTable } from './table.ts'

const formats: { readonly [K in CellKind]?: string } = {
  whole: '0',
  number: '#,##0.###',
  money: '"R$" #,##0.00',
  moment: 'dd/mm/yyyy hh:mm',
  date: 'dd/mm/yyyy',
  share: '0.0%',
}
const usual: Readonly<Record<CellKind, number>> = { text: 20, whole: 12, number: 14, money: 16, moment: 18, date: 12, share: 10 }
const DAY = 86_400_000
const FIRST_DAY = Date.UTC(1899, 11, 30)

/** The local date and time of an instant, as spreadsheets count days. */
const serial = (iso: string) => {
  const [, day, month, year, ...clock] = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}):(\d{2}):(\d{2})$/.exec(formatLocal(iso))!
  const [hour, minute, second] = clock.map(Number) as [number, number, number]
  return (Date.UTC(Number(year), Number(month) - 1, Number(day), hour, minute, second) - FIRST_DAY) / DAY
}
const value = (kind: CellKind, cell: ReportCell): string | number | null => {
  if (cell === undefined || cell === '') return null
  if (typeof cell === 'number') return kind === 'money' ? cell / 100 : cell
  if (typeof cell !== 'string') return safeText(cell.join('\n'))
  return kind === 'moment' || kind === 'date' ? serial(cell) : safeText(cell)
}
const shaped = ({ name, kind, width }: Column) => ({
  width: Math.max(width ?? usual[kind], name.length + 2),
  ...(formats[kind] !== undefined && { numFmt: formats[kind] }),
})

/** A workbook of one sheet with typed numbers and dates. Rows are written as they arrive. */
export async function* xlsx({ heading, columns, pages }: ExportTable): AsyncGenerator<Uint8Array> {
  async function* rows() {
    for (const text of heading) yield [safeText(text)]
    yield []
    yield columns.map(({ name }) => safeText(name))
    for await (const page of pages) for (const row of page) yield columns.map(({ kind }, at) => value(kind, row[at]))
  }
  const above = heading.length + 2
  const options = { name: reportLabels.sheetName, columns: columns.map(shaped), freezePane: { rows: above }, repeatHeaders: false }
  yield* Readable.fromWeb(writeXlsxStream(rows(), options) as ReadableStream)
}
