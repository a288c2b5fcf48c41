import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, it } from 'vitest'
import { copyOf, type Ended, expectRefused, runTool, startInVain, startProgram, usedFolder } from './program.ts'

const another = () => `${randomBytes(32).toString('hex')}\n`

describe('a data folder whose keys were removed or replaced', () => {
  let used: string
  let folder: string
  beforeAll(async () => void (used = await usedFolder()))
  afterAll(() => rmSync(used, { recursive: true, force: true }))
  beforeEach(() => void (folder = copyOf(used)))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const inFolder = (file: string) => join(folder, file)
  const refused = (run: () => Promise<Ended>, ...saying: (string | RegExp)[]) => expectRefused(folder, run, ...saying)
  const refusedToStart = (settings: Record<string, string>, damage: () => void, ...saying: string[]) => {
    damage()
    return refused(() => startInVain(folder, settings), ...saying)
  }

  it('does not start without its master key, and creates no new one', () =>
    refusedToStart({}, () => rmSync(inFolder('master.key')), `${inFolder('master.key')} is missing`, 'put it back', 'MASTER_KEY'))

  it('does not start with another master key', () =>
    refusedToStart({ MASTER_KEY: another().trim() }, () => {}, 'MASTER_KEY is not the key that seals', 'use the one'))

  it('does not start without the notary key that signed its heads', () =>
    refusedToStart({}, () => rmSync(inFolder('notary.key')), `${inFolder('notary.key')} is missing`, 'put it back', 'NOTARY_KEY'))

  it('does not start with another share key', () =>
    refusedToStart({ SHARE_KEY: another().trim() }, () => {}, 'SHARE_KEY is not the key that signs the share links'))

  it('starts again with its original keys, from the environment or from its files', async () => {
    const [MASTER_KEY, NOTARY_KEY, SHARE_KEY] = ['master.key', 'notary.key', 'share.key'].map((file) => {
      const key = readFileSync(inFolder(file), 'utf8').trim()
      rmSync(inFolder(file))
      return key
    })
    await (await startProgram(folder, { MASTER_KEY, NOTARY_KEY, SHARE_KEY })).stop()
  })

  it('is refused by the tools too', async () => {
    rmSync(inFolder('master.key'))
    const missing = [inFolder('master.key'), 'is missing'] as const
    await refused(() => runTool('rebuild-view', ['--all'], { DATA_DIR: folder }), ...missing)
    await refused(() => runTool('forget', ['user-1', 'pedido', folder]), ...missing)
    await refused(() => runTool('migrate', [folder]), ...missing)
    writeFileSync(inFolder('master.key'), another())
    await refused(() => runTool('backup', [`${folder}-copy`, folder]), 'is not the key that seals')
  })
})
