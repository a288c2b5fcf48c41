import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { answerRebuilds, askForRebuild } from './asked-rebuilds.ts'

const folder = mkdtempSync(join(tmpdir(), 'embarca-asked-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('given a request that cannot be read, then it is reported, ends nothing, and the next request is answered', async () => {
  const notes = join(folder, 'rebuilds')
  mkdirSync(notes)
  const broken = join(notes, '1-broken.asked')
  writeFileSync(broken, 'no JSON\n')
  const errors: unknown[] = []
  const stop = answerRebuilds(
    folder,
    async () => [],
    (error) => errors.push(error),
  )
  await vi.waitFor(() => expect(errors).toHaveLength(1), { timeout: 10_000 })
  rmSync(broken)
  expect(await askForRebuild(folder, ['board'], 10_000)).toEqual([])
  await stop()
})
