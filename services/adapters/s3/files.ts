import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Files, StoredFile } from '../../kit/files.ts'
import { bucketAt, type S3Access, streamOf } from './bucket.ts'
import { upload } from './upload.ts'

/** Metadata of a file, and the key of its content. */
type StoredObject = { readonly about: StoredFile; readonly content: string }

const WRONG: Readonly<Record<number, string>> = {
  301: 'the bucket is in another region (S3_REGION)',
  400: 'the request is refused: look at the address and at S3_REGION',
  401: 'S3_ACCESS_KEY or S3_SECRET_KEY is refused',
  403: 'S3_ACCESS_KEY or S3_SECRET_KEY is refused, or may not use the bucket',
  404: 'there is no such bucket: make it first',
}

/**
 * Uploads in a bucket of an S3-compatible store. A file's address is a hash of tenant and id. The metadata names its content object, which
 * no later upload overwrites, so that the two always match. Throws one line when the bucket cannot be used.
 */
export const s3Files = async (access: S3Access): Promise<Files> => {
  const bucket = bucketAt(access)
  const status = await bucket.status().catch((error: Error) => {
    throw new Error(`S3_URL ${access.url}: ${error.message}`)
  })
  if (WRONG[status]) throw new Error(`S3_URL ${access.url}: ${WRONG[status]}`)

  const at = (shipperId: string, fileId: string) => {
    const name = createHash('sha256')
      .update(JSON.stringify([shipperId, fileId]))
      .digest('hex')
    return { note: `about/${name}.json`, content: `content/${name}/${randomUUID()}` }
  }
  const storedAt = async (note: string): Promise<StoredObject | undefined> => {
    const reply = await bucket.get(note)
    return reply && ((await reply.json()) as StoredObject)
  }

  return {
    find: async (shipperId, fileId) => (await storedAt(at(shipperId, fileId).note))?.about,
    put: async (file, content) => {
      const place = at(file.shipperId, file.fileId)
      const measured = await upload(bucket, place.content, Buffer.isBuffer(content) ? Readable.from([content]) : content)
      const before = await storedAt(place.note)
      const about: StoredFile = { ...file, ...measured }
      await bucket.put(place.note, JSON.stringify({ about, content: place.content } satisfies StoredObject))
      if (before) await bucket.remove(before.content).catch(() => {})
      return about
    },
    read: async (shipperId, fileId) => {
      const found = await storedAt(at(shipperId, fileId).note)
      const reply = found && (await bucket.get(found.content))
      return reply && streamOf(reply)
    },
    remove: async (shipperId, fileId) => {
      const { note } = at(shipperId, fileId)
      const found = await storedAt(note)
      if (!found) return
      await bucket.remove(note)
      await bucket.remove(found.content)
    },
  }
}
