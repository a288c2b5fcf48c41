import { randomBytes } from 'node:crypto'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { uploadRejected } from '@embarca/contracts/file/labels.pt.ts'
import { fileIdFor, UPLOAD_LIMIT, uploadExtensions } from '@embarca/contracts/file/routes.ts'
import type { Owner } from '@embarca/contracts/kit/owner.ts'
import type { MultipartFile } from '@fastify/multipart'
import type { Files } from '../../kit/files.ts'
import { Failure } from '../failures.ts'
import { isText, kindOf } from './content.ts'
import { bytesOf, endingWith } from './parts.ts'
import { peeked, watched } from './streaming.ts'

const { title, description } = uploadRejected
export const refusedFile = new Failure(400, 'FILE_REFUSED', [description], { title })
export const tooLargeFile = new Failure(413, 'FILE_TOO_LARGE', [description], { title })
const LONGEST_NAME = 120

const nameOf = (given: string) =>
  basename(given.replaceAll('\\', '/'))
    .replace(/[\p{Cc}"<>|:*?]/gu, '')
    .slice(-LONGEST_NAME)

/** `owner`: undefined while there is only a shipper. `by`: the id of a user. */
type Uploaded = { readonly owner: Owner | undefined; readonly shipperId: string; readonly by: string }

/**
 * Stores an uploaded file, of the type that its content has. Throws the answer when the content is of no accepted type or too large; when
 * `end` rejects, nothing is kept.
 */
export const uploadStore =
  (files: Pick<Files, 'put'>, now: () => string) =>
  async (part: MultipartFile, { owner, shipperId, by }: Uploaded, end: () => Promise<unknown> = async () => undefined) => {
    const name = nameOf(part.filename)
    const { head, content } = await peeked(bytesOf(part))
    const kind = kindOf(name, head, uploadExtensions)
    if (!kind) throw refusedFile
    const check = (chunk: Buffer) => {
      if (kind.text && !isText(chunk)) throw refusedFile
    }
    // Even with the id of a lot's withdrawal before it, it is no longer than an `Id`.
    const fileId = fileIdFor(randomBytes(9).toString('hex'), owner)
    const bytes = watched(content, UPLOAD_LIMIT, tooLargeFile, check)
    return files.put({ fileId, shipperId, name, type: kind.type, at: now(), by }, Readable.from(endingWith(bytes, end)))
  }
