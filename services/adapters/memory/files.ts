import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Files, StoredFile } from '../../kit/files.ts'

/** Uploads for the life of the process. */
export const memoryFiles = (): Files => {
  const files = new Map<string, { about: StoredFile; content: Buffer }>()
  const at = (shipperId: string, fileId: string) => JSON.stringify([shipperId, fileId])
  return {
    put: async (file, content) => {
      const bytes = Buffer.isBuffer(content) ? content : await buffer(content)
      const about = { ...file, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
      files.set(at(file.shipperId, file.fileId), { about, content: bytes })
      return about
    },
    find: async (shipperId, fileId) => files.get(at(shipperId, fileId))?.about,
    read: async (shipperId, fileId) => {
      const file = files.get(at(shipperId, fileId))
      return file && Readable.from([file.content])
    },
    remove: async (shipperId, fileId) => void files.delete(at(shipperId, fileId)),
  }
}
