import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryData } from '@embarca/services/adapters/memory/memory-data.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import type { DataStores } from '@embarca/services/kit/data.ts'
import { portEvents, portUpcasts } from './events.ts'

export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'embarca-'))

/** The adapters the suites run on, each opened empty. */
export const adapters: Readonly<Record<string, () => Promise<DataStores>>> = {
  memory: async () => memoryData({ eventSchemas: portEvents, upcasts: portUpcasts }),
  sqlite: async () => {
    const folder = temporaryFolder()
    const data = openData(folder, { eventSchemas: portEvents, upcasts: portUpcasts })
    return { ...data, close: () => data.close().finally(() => rmSync(folder, { recursive: true, force: true })) }
  },
}
