import { extname } from 'node:path'
import { type ImportCell, type ImportCells, importLimits } from '@embarca/contracts/import/codes.ts'
import { columnLabels, fileFaults } from '@embarca/contracts/import/labels.pt.ts'
import { csvRows } from './csv.ts'
import { cellsIn, HEADING_WITHIN, type Headings, headingsOf, isHeading } from './headings.ts'
import { readNfeFile } from './nfe.ts'
import { FileRefused, type SheetRow } from './sheet.ts'
import { xlsxSheets } from './xlsx.ts'
import { zipFiles } from './zip.ts'

/** A row as its file has it: cells of the template, whatever the file's kind. */
export type FileRow = {
  /** Its number in the sheet, or that of the XML within its ZIP. */
  readonly line: number
  /** The name of the XML within a ZIP. */
  readonly entry?: string
  readonly cells: ImportCells
  /** What stands under headings that no column has. */
  readonly other?: Readonly<Record<string, ImportCell>>
  readonly warnings: readonly string[]
  /** Why the whole of it is not taken. */
  readonly fault?: string
  /** The key of a note that was canceled. */
  readonly canceled?: string
  /** The issuer of a note. */
  readonly issuer?: string
}
export type FileRead = { readonly rows: AsyncIterable<FileRow>; readonly unknown: () => readonly string[] }

export type ImportedFile = { readonly name: string; readonly bytes: Uint8Array }

type Rows = AsyncIterable<SheetRow> | Iterable<SheetRow>

const othersIn = ({ columns }: Headings, names: readonly (ImportCell | undefined)[], { cells }: SheetRow) => {
  const other: Record<string, ImportCell> = {}
  for (const [place, cell] of cells.entries()) {
    const name = names[place]
    if (columns[place] === undefined && cell !== undefined && name !== undefined) other[String(name)] = cell
  }
  return Object.keys(other).length ? { other } : {}
}

/** The rows below the heading of a sheet; undefined when it has no heading. */
const sheetRows = async (rows: Rows) => {
  const iterator = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]()
  for (let looked = 0; looked < HEADING_WITHIN; looked++) {
    const next = await iterator.next()
    if (next.done) return undefined
    const found = headingsOf(next.value)
    if (!isHeading(found)) continue
    if (found.missing.length) throw new FileRefused(fileFaults.headingMissing(found.missing.map((column) => columnLabels[column])))
    async function* below(): AsyncGenerator<FileRow> {
      for (let row = await iterator.next(); !row.done; row = await iterator.next())
        yield { line: row.value.line, cells: cellsIn(found, row.value), warnings: [], ...othersIn(found, next.value.cells, row.value) }
    }
    return { unknown: found.unknown, rows: below() }
  }
  return undefined
}

const ofSheets = async (sheets: AsyncIterable<Rows> | Iterable<Rows>): Promise<FileRead> => {
  for await (const sheet of sheets) {
    const found = await sheetRows(sheet)
    if (found) return { rows: found.rows, unknown: () => found.unknown }
  }
  throw new FileRefused(fileFaults.noSheet)
}

const xmlRow = (line: number, bytes: Uint8Array, isProduction: boolean, entry?: string): FileRow => {
  const named = { line, ...(entry !== undefined && { entry }) }
  const read = readNfeFile(bytes, isProduction)
  if ('fault' in read) return { ...named, cells: {}, warnings: [], fault: read.fault }
  if ('canceled' in read) return { ...named, cells: {}, warnings: [], canceled: read.canceled }
  return { ...named, ...read }
}
async function* xmlRows(
  files: Iterable<{ readonly name: string; readonly bytes?: Uint8Array; readonly fault?: string }>,
  isProduction: boolean,
  isInZip: boolean,
) {
  let line = 0
  for (const { name, bytes, fault } of files) {
    if (++line > importLimits.notes) throw new FileRefused(fileFaults.tooManyNotes)
    yield bytes
      ? xmlRow(line, bytes, isProduction, isInZip ? name : undefined)
      : { line, entry: name, cells: {}, warnings: [], fault: fault! }
  }
}

const begins = (bytes: Uint8Array, ...head: readonly number[]) => head.every((byte, at) => bytes[at] === byte)
const isZip = (bytes: Uint8Array) => begins(bytes, 0x50, 0x4b)
/** The first bytes say what a file is; its name only says what it should be. */
const isOfKind: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  xlsx: isZip,
  zip: isZip,
  xml: (bytes) => /^\s*</.test(Buffer.from(bytes.subarray(0, 64)).toString('utf8').replace('\ufeff', '')),
  csv: (bytes) => !bytes.subarray(0, 4_096).includes(0),
}

const nothing = () => []

/** Opens a file of an import; throws `FileRefused` when it cannot be read at all. */
export const readFile = async ({ name, bytes }: ImportedFile, isProduction: boolean): Promise<FileRead> => {
  const extension = extname(name).slice(1).toLowerCase()
  if (!isOfKind[extension]?.(bytes)) throw new FileRefused(fileFaults.notThisKind)
  if (extension === 'csv') return ofSheets([csvRows(bytes)])
  if (extension === 'xlsx') return ofSheets(xlsxSheets(bytes))
  const files = extension === 'zip' ? zipFiles(bytes) : [{ name, bytes }]
  return { rows: xmlRows(files, isProduction, extension === 'zip'), unknown: nothing }
}
