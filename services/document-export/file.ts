import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ReportFormat } from '@embarca/contracts/report/codes.ts'
import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import type { ReportCell, ReportMade } from '@embarca/projections/kit/report.ts'
import { dateTimeText } from './cell-text.ts'
import { csv } from './csv.ts'
import { pdf } from './pdf.ts'
import type { ExportTable } from './table.ts'
import { xlsx } from './xlsx.ts'

const formats: Readonly<
  Record<ReportFormat, { readonly type: string; readonly write: (table: ExportTable) => AsyncIterable<Uint8Array> }>
> = {
  csv: { type: 'text/csv', write: csv },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsx },
  pdf: { type: 'application/pdf', write: pdf },
}

/** For whom and when, in addition to the filters. */
export type Circumstances = { readonly format: ReportFormat; readonly at: string; readonly by: string }

const headingOf = ({ title, filters }: ReportMade, { at, by }: Circumstances): readonly string[] => [
  title,
  ...(filters.length ? filters : [reportLabels.noFilters]),
  `${reportLabels.madeAt} ${dateTimeText(at)} · ${reportLabels.madeFor} ${by}`,
]

/** A name that every system accepts: `historico-de-cargas-2026-01-05-0900.xlsx`. */
const nameOf = (title: string, { at, format }: Circumstances) => {
  const [day, month, year, hour, minute] = dateTimeText(at).split(/\D/)
  const words = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return `${words.replace(/[^a-z0-9]+/g, '-')}-${year}-${month}-${day}-${hour}${minute}.${format}`
}

/** The file of a report, generated while it is read; the callback gets the number of rows so far. */
export const fileOf = (report: ReportMade, circumstances: Circumstances, counted: (rows: number) => void) => {
  const { type, write } = formats[circumstances.format]
  async function* pages(): AsyncGenerator<readonly (readonly ReportCell[])[]> {
    let rows = 0
    for await (const page of report.rows) {
      yield page
      rows += page.length
      counted(rows)
      // Reading a page is synchronous: other work runs before the next one.
      await nextTurn()
    }
  }
  const table: ExportTable = { heading: headingOf(report, circumstances), columns: report.columns, pages: pages() }
  return { type, name: nameOf(report.title, circumstances), content: Readable.from(write(table), { objectMode: false }) }
}
