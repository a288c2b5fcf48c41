import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryData } from '@embarca/services/adapters/memory/memory-data.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import type { Data } from '@embarca/services/kit/data.ts'
import { portFacts, portUpcasts } from './facts.ts'

export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'embarca-'))

/** The adapters the suites run on, each opened empty. */
export const adapters: Readonly<Record<string, () => Promise<Data>>> = {
  memory: async () => memoryData({ facts: portFacts, upcasts: portUpcasts }),
  sqlite: async () => {
    const folder = temporaryFolder()
    const data = openData(folder, { facts: portFacts, upcasts: portUpcasts })
    return { ...data, close: () => data.close().finally(() => rmSync(folder, { recursive: true, force: true })) }
  },
}
