import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Files, StoredFile } from '../../kit/files.ts'

/**
 * Uploads on disk. A file's address is a hash of tenant and id: a name cannot lead out of the folder, and case-insensitive file systems
 * cause no collisions.
 */
export const diskFiles = (folder: string): Files => {
  const at = (shipperId: string, fileId: string) => {
    const name = createHash('sha256')
      .update(JSON.stringify([shipperId, fileId]))
      .digest('hex')
    return {
      folder: join(folder, name.slice(0, 2)),
      content: join(folder, name.slice(0, 2), name),
      about: join(folder, name.slice(0, 2), `${name}.json`),
    }
  }
  const find = async (shipperId: string, fileId: string): Promise<StoredFile | undefined> => {
    const text = await readFile(at(shipperId, fileId).about, 'utf8').catch(absent)
    return text === undefined ? undefined : (JSON.parse(text) as StoredFile)
  }
  return {
    find,
    put: async (file, content) => {
      const place = at(file.shipperId, file.fileId)
      await mkdir(place.folder, { recursive: true })
      const measured = await writeAtomically(place.content, Buffer.isBuffer(content) ? Readable.from([content]) : content)
      const about: StoredFile = { ...file, ...measured }
      await writeAtomically(place.about, Readable.from([Buffer.from(JSON.stringify(about))]))
      await syncFolder(place.folder)
      return about
    },
    read: async (shipperId, fileId) => {
      const { content } = at(shipperId, fileId)
      return (await find(shipperId, fileId)) && (await access(content).then(() => createReadStream(content), absent))
    },
    remove: async (shipperId, fileId) => {
      const place = at(shipperId, fileId)
      await rm(place.about, { force: true })
      await rm(place.content, { force: true })
    },
  }
}

const absent = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error
}

/** Writes the whole content under its name, or nothing: writes a temporary file, syncs it, then renames it. */
const writeAtomically = async (path: string, content: Readable) => {
  const temporary = `${path}.${randomUUID()}.part`
  const sum = createHash('sha256')
  let size = 0
  try {
    const file = await open(temporary, 'wx', 0o600)
    try {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        sum.update(chunk)
        size += chunk.length
        await file.write(chunk)
      }
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  return { size, sha256: sum.digest('hex') }
}

/** Makes the names in a folder durable, where the system can sync a folder (Windows cannot). */
const syncFolder = async (folder: string) => {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}
