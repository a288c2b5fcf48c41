import { fileFaults } from '@embarca/contracts/import/labels.pt.ts'
import { unzipSync, zipSync } from 'fflate'
import { streamXlsxRows } from 'hucre/xlsx'
import { FileRefused, type SheetRow } from './sheet.ts'
import { assertUnpackable, directoryOf } from './zip.ts'

/** A workbook repeats much: it may shrink more than a ZIP of documents. */
const RATIO = 1_000
const PARTS = /^(\[Content_Types\]\.xml|_rels\/|xl\/(workbook\.xml|_rels\/|worksheets\/|sharedStrings\.xml|styles\.xml))/i
/** Sheets that are looked at for a heading. */
const MOST_SHEETS = 20

/**
 * The same workbook without pictures. It is compressed again, because its reader takes uncompressed rows all at once. Unpacked here, no part can become larger than the directory says, which the
 * reader of workbooks would not notice.
 */
const unpacked = (bytes: Uint8Array): Uint8Array => {
  const files = directoryOf(bytes)
  assertUnpackable(files, bytes.length, RATIO)
  try {
    return zipSync(unzipSync(bytes, { filter: ({ name }) => PARTS.test(name) }), { level: 1 })
  } catch {
    throw new FileRefused(fileFaults.unreadable)
  }
}

const two = (number: number) => String(number).padStart(2, '0')
/** A workbook's date has no zone: its calendar and clock are read as they stand. */
const dateText = (date: Date): string => {
  const rounded = new Date(Math.round(date.getTime() / 1_000) * 1_000)
  const day = `${two(rounded.getUTCDate())}/${two(rounded.getUTCMonth() + 1)}/${rounded.getUTCFullYear()}`
  return `${day} ${two(rounded.getUTCHours())}:${two(rounded.getUTCMinutes())}:${two(rounded.getUTCSeconds())}`
}
const cellOf = (value: unknown): string | number | undefined => {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : dateText(value)
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  return typeof value === 'string' ? value.trim() || undefined : undefined
}

async function* rowsOf(bytes: Uint8Array, sheet: number): AsyncGenerator<SheetRow> {
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    const cells = values.map(cellOf)
    if (cells.some((cell) => cell !== undefined)) yield { line: index + 1, cells }
  }
}

/** The rows of each sheet of a workbook; formulas by their value, dates of both systems as text. */
export async function* xlsxSheets(bytes: Uint8Array): AsyncGenerator<AsyncGenerator<SheetRow>> {
  const plain = unpacked(bytes)
  const count = directoryOf(plain).filter(({ name }) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name)).length
  for (let sheet = 0; sheet < Math.min(count, MOST_SHEETS); sheet++) yield rowsOf(plain, sheet)
}
