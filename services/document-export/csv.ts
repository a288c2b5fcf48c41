import { cellText } from './cell-text.ts'
import { safeText } from './safe.ts'
import type { ExportTable } from './table.ts'

const BOM = '\ufeff'
const END = '\r\n'
const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const line = (cells: readonly string[]) => cells.map(quoted).join(';') + END

/** UTF-8 with a byte order mark and semicolons, as spreadsheets in Brazil read it. */
export async function* csv({ heading, columns, pages }: ExportTable): AsyncGenerator<Buffer> {
  const head = [...heading.map((text) => [safeText(text)]), [], columns.map(({ name }) => safeText(name))]
  yield Buffer.from(BOM + head.map(line).join(''))
  for await (const rows of pages)
    yield Buffer.from(rows.map((row) => line(columns.map(({ kind }, at) => cellText(kind, row[at])))).join(''))
}
