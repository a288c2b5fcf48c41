import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startInVain } from './program.ts'

it('a program with a misspelt NODE_ENV opens no demo: it ends with one line and creates no folder', async () => {
  const folder = join(tmpdir(), 'embarca-never-made')
  const { code, stderr, stdout } = await startInVain(folder, { NODE_ENV: 'prod' })
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr.trim()).toBe('NODE_ENV=prod: must be one of production, development, test, or not set')
  expect(existsSync(folder)).toBe(false)
})
