import { streamOfImport } from '@embarca/contracts/import/states.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { type ImportTypes, importCommands, importFold } from './commands.ts'

export { importFold } from './commands.ts'

/** Imports of orders: one stream each. */
export const imports: Module<ImportTypes> = {
  name: 'import',
  fold: importFold,
  commands: importCommands,
  stream: streamOfImport,
  owner: (_, __, { by: { shipperId } }) => ({ shipperId }),
}

export const importService = {
  modules: { import: imports },
  routes: { importServed: 'import', importReads: 'import' },
} as const satisfies ServiceManifest
