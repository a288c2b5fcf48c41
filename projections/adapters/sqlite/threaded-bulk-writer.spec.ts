import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { ViewSpec } from '../../kit/read-store.ts'
import type { BulkDocuments } from './bulk-writer.ts'
import { openDatabase } from './database.ts'
import { settleBulkWriter, threadedBulkWriter } from './threaded-bulk-writer.ts'
import { createTable, tableOf } from './view-table.ts'

const spec: ViewSpec = { view: 'loads', version: 1, fields: {} }
const MANY = 4_000
const folder = mkdtempSync(join(tmpdir(), 'embarca-pen-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const documents = (from: number): BulkDocuments => {
  const numbers = Array.from({ length: MANY }, (_, at) => from + at)
  return {
    ids: numbers.map((n) => `L${n}`),
    bodies: numbers.map((n) => `{"n":${n}}`),
    unsent: [],
    checkpoints: numbers.map((n) => `{"load-L${n}":0}`),
    known: [],
  }
}

it('whoever writes to the same file finds everything written that a thread was given before', async () => {
  const file = join(folder, 'views.sqlite')
  const db = openDatabase(file)
  const table = tableOf(spec, 1)
  createTable(db, table)
  const writer = threadedBulkWriter(file, { spec, generation: 1, sum: undefined })
  for (let piece = 0; piece < 3; piece++) writer.write(documents(piece * MANY))
  settleBulkWriter(file)
  expect(db.prepare(`SELECT count(*) AS size FROM "${table.base}"`).get()).toEqual({ size: 3 * MANY })
  await writer.end()
  settleBulkWriter(file)
  db.close()
})

it('whoever folds one of several views finds what it gave to the thread, whatever others have given meanwhile', async () => {
  const file = join(folder, 'several.sqlite')
  const db = openDatabase(file)
  const tables = [1, 2].map((generation) => tableOf(spec, generation))
  for (const table of tables) createTable(db, table)
  const [one, other] = [1, 2].map((generation) => threadedBulkWriter(file, { spec, generation, sum: undefined }))
  for (let piece = 0; piece < 3; piece++) {
    one!.write(documents(piece * MANY))
    other!.write(documents(piece * MANY))
  }
  one!.settled()
  expect(db.prepare(`SELECT count(*) AS size FROM "${tables[0]!.base}"`).get()).toEqual({ size: 3 * MANY })
  other!.settled()
  expect(db.prepare(`SELECT count(*) AS size FROM "${tables[1]!.base}"`).get()).toEqual({ size: 3 * MANY })
  await one!.end()
  await other!.end()
  db.close()
})
