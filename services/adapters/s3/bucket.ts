import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { StoreUnavailable } from '../../kit/event-store.ts'

export type S3Access = {
  /** http(s)://host/bucket: path-style, which every S3-compatible store supports. */
  readonly url: string
  readonly accessKey: string
  readonly secretKey: string
  readonly region?: string
}
type S3Request = {
  readonly method?: string
  readonly body?: Buffer | string
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Further statuses that are not errors. */
  readonly also?: readonly number[]
}

const TIMEOUT_MS = 30_000
const TRIES = 3

/** One bucket, accessed with signed requests. An upload carries its checksum, so that the store rejects damaged content. */
export const bucketAt = ({ url, accessKey, secretKey, region = 'us-east-1' }: S3Access) => {
  const client = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, service: 's3', region, retries: TRIES })

  const ask = async (
    path: string,
    { method = 'GET', body, type = 'application/octet-stream', headers = {}, also = [] }: S3Request = {},
  ): Promise<Response> => {
    const sum = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS)
    const reply = await client
      .fetch(path ? `${url}/${path}` : url, {
        method,
        headers: { ...headers, 'x-amz-content-sha256': sum, ...(body !== undefined && { 'content-type': type }) },
        signal: timeout.signal,
        ...(body !== undefined && { body: body as BodyInit }),
      })
      .catch((cause) => {
        throw new StoreUnavailable(`the object store does not answer: ${(cause as Error).message}`, { cause })
      })
      .finally(() => clearTimeout(timer))
    if (reply.ok || also.includes(reply.status)) return reply
    const errorText = (await reply.text()).slice(0, 300)
    if (reply.status >= 500 || reply.status === 429) throw new StoreUnavailable(`the object store answers ${reply.status}: ${errorText}`)
    throw new Error(`the object store answers ${reply.status} to ${method} ${path.split('?')[0]}: ${errorText}`)
  }

  return {
    ask,
    put: async (key: string, body: Buffer | string): Promise<void> => void (await ask(key, { method: 'PUT', body })),
    /** Undefined when there is no such object. */
    get: async (key: string): Promise<Response | undefined> => {
      const reply = await ask(key, { also: [404] })
      if (reply.status !== 404) return reply
      await reply.body?.cancel()
      return undefined
    },
    remove: async (key: string): Promise<void> => void (await ask(key, { method: 'DELETE', also: [404] })),
    status: async (): Promise<number> => (await ask('', { method: 'HEAD', also: [301, 400, 401, 403, 404] })).status,
  }
}
export type Bucket = ReturnType<typeof bucketAt>

export const streamOf = ({ body }: Response): Readable => (body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]))
