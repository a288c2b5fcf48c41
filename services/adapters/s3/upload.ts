import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Bucket } from './bucket.ts'

/** Bytes; larger content is uploaded in parts. By the protocol, every part but the last has at least 5 MiB. */
const PART = 8 * 1_024 * 1_024

const pieces = async function* (content: Readable): AsyncGenerator<Buffer> {
  let buffered: Buffer[] = []
  let size = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    buffered.push(chunk)
    size += chunk.length
    if (size < PART) continue
    yield Buffer.concat(buffered)
    buffered = []
    size = 0
  }
  yield Buffer.concat(buffered)
}

const inParts = async (bucket: Bucket, key: string, first: Buffer, rest: AsyncGenerator<Buffer>): Promise<void> => {
  const begun = await (await bucket.ask(`${key}?uploads`, { method: 'POST' })).text()
  const upload = encodeURIComponent(/<UploadId>([^<]+)</.exec(begun)?.[1] ?? '')
  const tags: string[] = []
  const send = async (part: Buffer) => {
    const reply = await bucket.ask(`${key}?partNumber=${tags.length + 1}&uploadId=${upload}`, { method: 'PUT', body: part })
    tags.push(reply.headers.get('etag') ?? '')
  }
  try {
    await send(first)
    for await (const part of rest) if (part.length) await send(part)
    const list = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`).join('')
    const body = `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${list}</CompleteMultipartUpload>`
    const done = await (await bucket.ask(`${key}?uploadId=${upload}`, { method: 'POST', body, type: 'application/xml' })).text()
    if (done.includes('<Error>')) throw new Error(`the object store did not put the parts together: ${done.slice(0, 300)}`)
  } catch (error) {
    await bucket.ask(`${key}?uploadId=${upload}`, { method: 'DELETE', also: [404] }).catch(() => {})
    throw error
  }
}

/** Uploads a stream of any length to a key with at most one part in memory; a broken stream leaves no object. */
export const upload = async (bucket: Bucket, key: string, content: Readable) => {
  const sum = createHash('sha256')
  let size = 0
  const measured = async function* () {
    for await (const piece of pieces(content)) {
      sum.update(piece)
      size += piece.length
      yield piece
    }
  }
  const parts = measured()
  const first = (await parts.next()).value ?? Buffer.alloc(0)
  if (first.length < PART) await bucket.put(key, first)
  else await inParts(bucket, key, first, parts)
  return { size, sha256: sum.digest('hex') }
}
