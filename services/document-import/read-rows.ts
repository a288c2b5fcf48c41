import { importLimits } from '@embarca/contracts/import/codes.ts'
import type { Correction } from '@embarca/contracts/import/corrections.ts'
import { fileFaults } from '@embarca/contracts/import/labels.pt.ts'
import { type ReadRow, rowRead } from './assess.ts'
import { correcting } from './corrections.ts'
import { type FileRow, type ImportedFile, readFile } from './read-file.ts'
import { FileRefused } from './sheet.ts'

/** Files as they are read for a check or an import. */
export type FilesToRead = {
  readonly files: readonly ImportedFile[]
  readonly isProduction: boolean
  readonly corrections?: readonly Correction[]
}
type OneFile = { readonly name: string; readonly rows: number; readonly unknown: readonly string[]; readonly fault?: string }
export type RowsRead = {
  /** Each row with its values, and as its file has it, corrected. */
  readonly rows: readonly ReadRow[]
  readonly sent: readonly FileRow[]
  readonly files: readonly OneFile[]
}

/** The rows of all files, in their order. */
export const readRows = async ({ files, isProduction, corrections = [] }: FilesToRead): Promise<RowsRead> => {
  const correct = correcting(corrections)
  const rows: ReadRow[] = []
  const sent: FileRow[] = []
  const readInto = async (file: number): Promise<OneFile> => {
    const { name } = files[file]!
    const before = rows.length
    try {
      const read = await readFile(files[file]!, isProduction)
      for await (const row of read.rows) {
        if (rows.length >= importLimits.rows) throw new FileRefused(fileFaults.tooManyRows)
        const corrected = correct(file, row)
        sent.push(corrected)
        rows.push(rowRead(file, corrected))
      }
      return { name, rows: rows.length - before, unknown: read.unknown() }
    } catch (error) {
      // What was read of a file before it broke is not used.
      rows.length = before
      sent.length = before
      return { name, rows: 0, unknown: [], fault: error instanceof FileRefused ? error.message : fileFaults.unreadable }
    }
  }
  const read: OneFile[] = []
  for (const file of files.keys()) read.push(await readInto(file))
  return { rows, sent, files: read }
}

/** The documents that rows name: what the registers are asked about. */
export const documentsIn = (rows: readonly ReadRow[]): readonly string[] => [
  ...new Set(rows.flatMap(({ values, issuer }) => [values.collectDocument, values.deliveryDocument, issuer].flatMap((one) => one ?? []))),
]
