import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { personOfFile } from '@embarca/contracts/file/person.ts'
import type { Files, StoredFile } from './files.ts'
import type { Keys } from './keys.ts'
import { opened, openedBytes, SEAL_SIZE, sealed, sealedBytes } from './seal.ts'

/**
 * Files, those that show a person sealed under that person's key, their names too: once the key is dropped, they are missing. A sealed file
 * is held in memory; uploads are below 5 MB.
 */
export const personFiles = (files: Files, keys: Keys): Files => {
  const keyFor = async (person: string): Promise<Buffer | undefined> => {
    await keys.ready?.([person])
    return keys.forOpening(person)
  }
  const find: Files['find'] = async (shipperId, fileId) => {
    const person = personOfFile(fileId)
    const found = await files.find(shipperId, fileId)
    if (person === undefined || !found) return found
    const key = await keyFor(person)
    return key && plain(found, key)
  }
  return {
    find,
    put: async (file, content) => {
      const person = personOfFile(file.fileId)
      if (person === undefined) return files.put(file, content)
      const bytes = Buffer.isBuffer(content) ? content : await buffer(content)
      await keys.ready?.([person])
      const key = keys.forSealing(person)
      if (!key) throw new Error('the person of this file was forgotten')
      const [name, body] = [sealed(key, file.name), sealedBytes(key, bytes)]
      await keys.settle?.()
      return plain(await files.put({ ...file, name }, body), key)
    },
    read: async (shipperId, fileId) => {
      const person = personOfFile(fileId)
      if (person === undefined) return files.read(shipperId, fileId)
      const key = await keyFor(person)
      const content = key && (await files.read(shipperId, fileId))
      return content && Readable.from([openedBytes(key, await buffer(content))])
    },
    remove: files.remove,
  }
}

/** The hash stays that of the stored bytes. */
const plain = (file: StoredFile, key: Buffer): StoredFile => ({ ...file, name: opened(key, file.name), size: file.size - SEAL_SIZE })
