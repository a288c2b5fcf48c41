import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import type { ViewSpec } from '../../kit/read-store.ts'
import { openDatabase } from './database.ts'
import type { Sheet } from './pen.ts'
import { penBeside, settledBeside } from './pen-beside.ts'
import { createTable, tableOf } from './view-table.ts'

const spec: ViewSpec = { view: 'loads', version: 1, fields: {} }
const MANY = 4_000
const folder = mkdtempSync(join(tmpdir(), 'embarca-pen-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const sheets = (from: number): readonly Sheet[] =>
  Array.from({ length: MANY }, (_, at) => ({
    id: `L${from + at}`,
    texts: { body: `{"n":${from + at}}` },
    heard: [`load-L${from + at}`, 0],
    known: false,
  }))

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
