import { safeText } from './safe.ts'
import type { Sheet } from './sheet.ts'
import { written } from './written.ts'

const BOM = '\ufeff'
const END = '\r\n'
const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const line = (cells: readonly string[]) => cells.map(quoted).join(';') + END

/** UTF-8 with a mark that says so, semicolons, as spreadsheets in Brazil read it. */
export async function* csv({ heading, columns, pages }: Sheet): AsyncGenerator<Buffer> {
  const head = [...heading.map((text) => [safeText(text)]), [], columns.map(({ name }) => safeText(name))]
  yield Buffer.from(BOM + head.map(line).join(''))
  for await (const rows of pages) yield Buffer.from(rows.map((row) => line(columns.map(({ kind }, at) => written(kind, row[at])))).join(''))
}
