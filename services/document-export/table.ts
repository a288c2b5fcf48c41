import type { Column, ReportCell } from '@embarca/projections/kit/report.ts'

/** The contents of an exported file, whatever its format. */
export type ExportTable = {
  /** Lines above the table: its title, filters, asker and time. */
  readonly heading: readonly string[]
  readonly columns: readonly Column[]
  readonly pages: AsyncIterable<readonly (readonly ReportCell[])[]>
}
