import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StoredFile } from '../../kit/files.ts'

/** Every file that was uploaded to a folder and not removed. */
export function* storedFilesIn(folder: string): Generator<StoredFile> {
  for (const subfolder of readdirSync(folder, { withFileTypes: true }))
    if (subfolder.isDirectory())
      for (const name of readdirSync(join(folder, subfolder.name)))
        if (name.endsWith('.json')) yield JSON.parse(readFileSync(join(folder, subfolder.name, name), 'utf8')) as StoredFile
}
