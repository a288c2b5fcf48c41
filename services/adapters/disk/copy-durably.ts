import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Paths of all files under a folder, relative to it. */
export const filesUnder = async (folder: string, within = ''): Promise<readonly string[]> => {
  const entries = await readdir(join(folder, within), { withFileTypes: true })
  const inner = await Promise.all(
    entries.map((entry) =>
      entry.isDirectory() ? filesUnder(folder, join(within, entry.name)) : entry.isFile() ? [join(within, entry.name)] : [],
    ),
  )
  return inner.flat().sort()
}

/** Copies one file and makes the copy durable. */
export const copyDurably = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await copyFile(from, to)
  await makeDurable(to)
}

export const makeDurable = async (file: string): Promise<void> => {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}

/** SHA-256 of a file's content, hex. */
export const sumOf = async (file: string): Promise<string> => {
  const sum = createHash('sha256')
  for await (const chunk of createReadStream(file)) sum.update(chunk as Buffer)
  return sum.digest('hex')
}
