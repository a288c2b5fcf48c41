import type { Column, ReportCell } from '@embarca/projections/kit/report.ts'

/** The contents of an exported file, whatever its format. */
export type ExportTable = {
  /** Lines above the table: what it is, what it was narrowed by, for whom and when it was made. */
  readonly heading: readonly string[]
  readonly columns: readonly Column[]
  readonly pages: AsyncIterable<readonly (readonly ReportCell[])[]>
}
