import { mkdirSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { filesOf, writeFiles } from './new-module.mjs'
import { root } from './places.mjs'

export const NAME = 'spare-part'
export const files = filesOf(NAME, 'Peças')
export const server = files.filter(({ path }) => /^(contracts|services|projections)\//.test(path))
export const specs = server.filter(({ path }) => path.endsWith('.spec.ts'))

/** Creates a folder with a new module, and with what its server side imports. */
export const folderWithModule = (): string => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'embarca-new-module-')))
  const link = (from: string, to = from) => {
    mkdirSync(dirname(join(folder, to)), { recursive: true })
    symlinkSync(join(root, from), join(folder, to))
  }
  for (const side of ['contracts', 'services', 'projections']) {
    link(`${side}/kit`)
    link(`${side}/package.json`)
    mkdirSync(join(folder, 'node_modules/@embarca'), { recursive: true })
    symlinkSync(join(folder, side), join(folder, 'node_modules/@embarca', side))
  }
  link('contracts/roles.ts')
  link('projections/shared')
  link('tests', 'node_modules/@embarca/tests')
  link('contracts/node_modules/typebox', 'node_modules/typebox')
  link('node_modules/vitest', 'node_modules/vitest')
  writeFiles(files, folder)
  return folder
}
