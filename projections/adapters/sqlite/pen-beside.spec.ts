import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import type { ViewSpec } from '../../kit/read-store.ts'
import { openDatabase } from './database.ts'
import type { Sheets } from './pen.ts'
import { penBeside, settledBeside } from './pen-beside.ts'
import { createTable, tableOf } from './view-table.ts'

const spec: ViewSpec = { view: 'loads', version: 1, fields: {} }
const MANY = 4_000
const folder = mkdtempSync(join(tmpdir(), 'embarca-pen-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const sheets = (from: number): Sheets => {
  const numbers = Array.from({ length: MANY }, (_, at) => from + at)
  return {
    ids: numbers.map((n) => `L${n}`),
    bodies: numbers.map((n) => `{"n":${n}}`),
    unsent: [],
    seen: numbers.map((n) => `{"load-L${n}":0}`),
    known: [],
  }
}

it('whoever writes to the same file finds everything written that a thread was given before', async () => {
  const file = join(folder, 'views.sqlite')
  const db = openDatabase(file)
  const table = tableOf(spec, 1)
  createTable(db, table)
  const pen = penBeside(file, { spec, generation: 1, sum: undefined })
  for (let piece = 0; piece < 3; piece++) pen.write(sheets(piece * MANY))
  settledBeside(file)
  expect(db.prepare(`SELECT count(*) AS size FROM "${table.base}"`).get()).toEqual({ size: 3 * MANY })
  await pen.end()
  settledBeside(file)
  db.close()
})
