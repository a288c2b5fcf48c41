import type { ImportCounts } from '@embarca/contracts/import/run-routes.ts'
import { errorsOfImport } from '@embarca/contracts/import/states.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { Files } from '../kit/files.ts'
import type { JobControls } from '../kit/job-runner.ts'
import { noteCanceler } from './canceled-notes.ts'
import { correctionsIn } from './corrections.ts'
import { orderImporter } from './import-order.ts'
import { type OpenImport, openImport } from './importer.ts'
import type { ImportedFile } from './read-file.ts'
import { type Registers, registersFor } from './registers.ts'
import type { ImportRunning, StartedImport } from './started-import.ts'

export type ImportResult = ImportCounts & { readonly errorsFileId?: string }

/** Orders that are executed at once: their commits are shared. */
const AT_ONCE = 16
/** Milliseconds between two records of the progress. */
const ADVANCE_EVERY = 1_000

/** The user, with the access of the upload. */
const userOf = ({ by, data: { operationGroupIds } }: StartedImport): Actor => ({ ...by, name: '', operationGroups: operationGroupIds })

const bytesOf = async ({ by: { shipperId } }: StartedImport, files: Pick<Files, 'read'>, fileId: string): Promise<Buffer> => {
  const stream = await files.read(shipperId, fileId)
  if (!stream) throw new Error(`the file ${fileId} of an import is missing`)
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
const sentFiles = async (started: StartedImport, files: Pick<Files, 'read'>): Promise<readonly ImportedFile[]> => {
  const all: ImportedFile[] = []
  for (const { fileId, name } of started.data.files) all.push({ name, bytes: await bytesOf(started, files, fileId) })
  return all
}

/** The progress is recorded once a second, and not more than once for each hundredth part. */
const recorder = (advance: ImportRunning['advance']) => {
  let at = performance.now()
  let last = 0
  return async (counts: ImportCounts) => {
    if (performance.now() - at < ADVANCE_EVERY || counts.read - last < counts.total / 100) return
    at = performance.now()
    last = counts.read
    await advance(counts)
  }
}

/** Executes every row of the files as a command of its order; executed again, it comes to the same result. */
export const runImport = async (started: StartedImport, setting: ImportRunning, { check }: JobControls<never>): Promise<ImportResult> => {
  const { files, viewsFor, now, isProduction, advance } = setting
  const { importId, increment, correctionsFileId, operationGroupId } = started.data
  const { shipperId, userId } = started.by
  const by = userOf(started)
  const views = viewsFor(by)
  let registers: Registers | undefined
  const look = async (documents: readonly string[]) => {
    registers = await registersFor(views, by, documents, operationGroupId)
    return registers.documents
  }
  const corrections = correctionsFileId ? correctionsIn({ corrections: String(await bytesOf(started, files, correctionsFileId)) }) : []
  const opened = await openImport({ files: await sentFiles(started, files), isProduction, corrections, increment, ends: 'SHEET' }, look)
  try {
    const cancel = noteCanceler(started, by, views, setting)
    for (const cancelation of opened.summary.cancelations) await cancel(cancelation)
    const { counts, sheet } = await runAll(opened, orderImporter(started, by, registers!, setting), check, recorder(advance))
    if (!sheet) return counts
    const fileId = errorsOfImport(importId)
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    await files.put({ fileId, shipperId, name: fileId, type, at: now(), by: userId }, Buffer.from(sheet))
    return { ...counts, errorsFileId: fileId }
  } finally {
    await opened.close()
  }
}

type Fault = { readonly rows: readonly number[]; readonly message: string }
const runAll = async (
  { summary, next }: OpenImport,
  importOrder: ReturnType<typeof orderImporter>,
  check: () => void,
  record: (counts: ImportCounts) => Promise<void>,
) => {
  let counts: ImportCounts = {
    total: summary.total,
    read: summary.total - summary.taken,
    created: 0,
    changed: 0,
    same: 0,
    refused: summary.refused,
  }
  let faults: Fault[] = []
  for (;;) {
    const answer = await next(faults)
    if ('end' in answer) return { counts, sheet: answer.end.sheet }
    faults = []
    const waiting = answer.groups.values()
    const work = async () => {
      for (const group of waiting) {
        for (const row of group) {
          check()
          const outcome = await importOrder(row)
          const { rows } = row
          counts = { ...counts, read: counts.read + rows.length }
          if (typeof outcome === 'string') counts = { ...counts, [outcome]: counts[outcome] + 1 }
          else {
            faults.push({ rows, message: outcome.fault })
            counts = { ...counts, refused: counts.refused + rows.length }
          }
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    await record(counts)
  }
}
