import { randomBytes } from 'node:crypto'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { uploadRejected } from '@embarca/contracts/file/labels.pt.ts'
import { fileIdFor, fileRoutes, UPLOAD_LIMIT, uploadExtensions } from '@embarca/contracts/file/routes.ts'
import { type Owner, ownerOfChannel } from '@embarca/contracts/kit/owner.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Files } from '../../kit/files.ts'
import { described } from '../described.ts'
import { Failure, notFound } from '../failures.ts'
import { guard } from '../guard.ts'
import type { HttpContext } from '../mount.ts'
import { isText, kindOf } from './content.ts'
import { bytesOf, endingWith, nextFile, partsOf } from './parts.ts'
import type { FileRights } from './rights.ts'
import { peeked, watched } from './streaming.ts'

const { title, description } = uploadRejected
const refused = new Failure(400, 'FILE_REFUSED', [description], { title })
const tooLarge = new Failure(413, 'FILE_TOO_LARGE', [description], { title })
/** Boundaries and field names around the file itself. */
const WRAPPING = 64 * 1_024
const LONGEST_NAME = 120
const MOST_FILES = 1
/** For the documentation: the parts are read as they stream in. */
const OneFile = Type.Object({ file: Type.String({ format: 'binary' }) })

const nameOf = (given: string) =>
  basename(given.replaceAll('\\', '/'))
    .replace(/[\p{Cc}"<>|:*?]/gu, '')
    .slice(-LONGEST_NAME)

/** The owner of the file, according to the request. */
const ownerNamed = ({ query }: FastifyRequest): Owner | undefined => {
  const { loadId, owner } = query as { readonly loadId?: string; readonly owner?: string }
  if (owner === undefined) return loadId === undefined ? undefined : { kind: 'load', id: loadId }
  const named = ownerOfChannel(owner)
  if (!named) throw notFound
  return named
}

export type FileRoutesOptions = {
  readonly files: Files
  readonly rights: FileRights
  readonly now: () => string
  readonly context: Pick<HttpContext, 'admission' | 'isOn'>
}

/** Uploads and downloads. The content determines a file's type, its owner who may read it; a browser only ever saves it. */
export const serveFiles = async (parent: FastifyInstance, { files, rights, now, context }: FileRoutesOptions) => {
  const enter = (row: keyof typeof fileRoutes) => guard(fileRoutes[row], context.admission, context.isOn)

  /** Stores the file only if it is the last of its form. */
  const receive = async (request: FastifyRequest, part: MultipartFile, rest: AsyncGenerator<Multipart>, shipperId: string) => {
    const name = nameOf(part.filename)
    const { head, content } = await peeked(bytesOf(part))
    const kind = kindOf(name, head, uploadExtensions)
    if (!kind) throw refused
    const check = (chunk: Buffer) => {
      if (kind.text && !isText(chunk)) throw refused
    }
    const about = {
      // Even with the id of a lot's withdrawal before it, it is no longer than an `Id`.
      fileId: fileIdFor(randomBytes(9).toString('hex'), ownerNamed(request)),
      shipperId,
      name,
      type: kind.type,
      at: now(),
      by: request.admitted.by.userId,
    }
    const bytes = watched(content, UPLOAD_LIMIT, tooLarge, check)
    return files.put(about, Readable.from(endingWith(bytes, () => nextFile(rest))))
  }

  await parent.register(async (app) => {
    await app.register(multipart, {
      limits: { files: MOST_FILES, fields: 5, fieldSize: 1_024, fileSize: UPLOAD_LIMIT + 1, headerPairs: 20 },
    })
    await app.register(rateLimit, {
      max: 120,
      timeWindow: '1 minute',
      hook: 'preHandler',
      keyGenerator: ({ admitted }) => admitted.by.userId,
    })

    const upload = address(fileRoutes.upload)
    app.route({
      method: upload.method,
      url: upload.path,
      schema: { ...described('file', 'upload', fileRoutes.upload), consumes: ['multipart/form-data'], body: OneFile },
      validatorCompiler: (part) => (part.httpPart === 'body' ? () => true : app.validatorCompiler!(part)),
      onRequest: enter('upload'),
      handler: async (request, reply) => {
        const { by } = request.admitted
        if (Number(request.headers['content-length'] ?? 0) > UPLOAD_LIMIT + WRAPPING) {
          reply.header('connection', 'close')
          throw tooLarge
        }
        const shipperId = await rights.ofOwner(by, ownerNamed(request))
        const parts = partsOf(request, MOST_FILES)
        const part = await nextFile(parts)
        try {
          if (shipperId === undefined) throw notFound
          if (!part) throw refused
          const { fileId, name, type, size } = await receive(request, part, parts, shipperId)
          return { fileId, fileName: fileId, name, type, size }
        } finally {
          part?.file.resume()
        }
      },
    })

    const download = address(fileRoutes.download)
    app.route({
      method: download.method,
      url: download.path,
      schema: described('file', 'download', fileRoutes.download),
      onRequest: enter('download'),
      handler: async (request, reply) => {
        const { by } = request.admitted
        const { fileName } = request.query as { fileName: string }
        const shipperId = await rights.ofFile(by, fileName, ownerNamed(request))
        const [about, content] =
          shipperId === undefined ? [] : await Promise.all([files.find(shipperId, fileName), files.read(shipperId, fileName)])
        if (!about || !content) throw notFound
        return reply
          .headers({
            'content-type': about.type,
            'content-length': about.size,
            'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(about.name)}`,
          })
          .send(content)
      },
    })
  })
}
