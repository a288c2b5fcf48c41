import { fileRoutes, UPLOAD_LIMIT } from '@embarca/contracts/file/routes.ts'
import { type Owner, ownerOfChannel } from '@embarca/contracts/kit/owner.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Files } from '../../kit/files.ts'
import { described } from '../described.ts'
import { notFound } from '../failures.ts'
import { guard } from '../guard.ts'
import type { HttpContext } from '../mount.ts'
import { nextFile, partsOf } from './parts.ts'
import type { FileRights } from './rights.ts'
import { refusedFile, tooLargeFile, uploadStore } from './upload-store.ts'

/** Boundaries and field names around the file itself. */
const WRAPPING = 64 * 1_024
const MOST_FILES = 1
/** For the documentation: the parts are read as they stream in. */
const OneFile = Type.Object({ file: Type.String({ format: 'binary' }) })

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

  const store = uploadStore(files, now)

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
          throw tooLargeFile
        }
        const shipperId = await rights.ofOwner(by, ownerNamed(request))
        const parts = partsOf(request, MOST_FILES)
        const part = await nextFile(parts)
        try {
          if (shipperId === undefined) throw notFound
          if (!part) throw refusedFile
          // Only if it is the last of its form.
          const about = { owner: ownerNamed(request), shipperId, by: by.userId }
          const { fileId, name, type, size } = await store(part, about, () => nextFile(parts))
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
