import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import { notaryFiles } from './heads-file.ts'
import { writeDurably } from './secret.ts'

/** The last position whose head was copied out of a folder; without the file, all heads are copied again. */
export const copiedMark = (folder: string) => {
  const file = join(notaryFiles(folder).folder, 'copied.txt')
  let known: Position | undefined = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
  return {
    read: (): Position => known || BEFORE_ALL,
    keep: (position: Position): void => {
      writeDurably(file, `${position}\n`)
      known = position
    },
  }
}
