import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { removeDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { expect, it } from 'vitest'
import { startProgram, usedFolder } from './program.ts'

it('a folder without timers.sqlite starts with its whole log and restores the deadlines', async () => {
  const folder = await usedFolder()
  removeDatabase(join(folder, 'timers.sqlite'))
  const { base, stop } = await startProgram(folder)
  expect(Number(((await (await fetch(`${base}/health/ready`)).json()) as { position: string }).position)).toBeGreaterThan(100)
  await stop()
  expect(existsSync(join(folder, 'timers.sqlite'))).toBe(true)
  await (await startProgram(folder)).stop()
  rmSync(folder, { recursive: true, force: true })
})
