import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { CopiedHead } from '../../kit/verify-log.ts'
import { headsIn } from './heads-file.ts'

/** Keeps a list of heads that comes from elsewhere in a file, because a verification reads it event by event and memory must not grow. */
export const temporaryHeads = async (heads: AsyncIterable<CopiedHead>) => {
  const folder = mkdtempSync(join(tmpdir(), 'embarca-heads-'))
  const file = join(folder, 'heads.jsonl')
  const lines = async function* () {
    for await (const head of heads) yield `${JSON.stringify(head)}\n`
  }
  await pipeline(Readable.from(lines()), createWriteStream(file))
  return { heads: (): Iterable<CopiedHead> => headsIn(file), close: () => rmSync(folder, { recursive: true, force: true }) }
}
