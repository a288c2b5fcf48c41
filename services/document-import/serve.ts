import { UPLOAD_LIMIT } from '@embarca/contracts/file/routes.ts'
import { importLimits } from '@embarca/contracts/import/codes.ts'
import { CORRECTIONS_LIMIT } from '@embarca/contracts/import/corrections.ts'
import { importLabels } from '@embarca/contracts/import/labels.pt.ts'
import { importRoutes } from '@embarca/contracts/import/routes.ts'
import { address } from '@embarca/contracts/kit/route.ts'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { described } from '../http/described.ts'
import { Failure } from '../http/failures.ts'
import { guard } from '../http/guard.ts'
import type { HttpContext } from '../http/mount.ts'
import { TooBusy } from '../kit/limited.ts'
import { type CheckSetting, fileChecker } from './check-files.ts'
import { received } from './received.ts'
import { groupsOf } from './registers.ts'
import { templateFile } from './template.ts'

type ImportOptions = CheckSetting & {
  readonly context: Pick<HttpContext, 'admission' | 'isOn'>
}

const busy = new Failure(503, 'TOO_BUSY', [importLabels.busy])
/** For the documentation: the parts are read as they stream in. */
const Files = Type.Object({ file: Type.Array(Type.String({ format: 'binary' })), corrections: Type.Optional(Type.String()) })

/** Files of orders: the workbook to fill in, and what would become of one that was filled in. */
export const serveImports = async (parent: FastifyInstance, { context, ...options }: ImportOptions) => {
  const { viewsFor, now } = options
  const enter = (row: keyof typeof importRoutes) => guard(importRoutes[row], context.admission, context.isOn)
  const check = fileChecker(options)

  await parent.register(async (app) => {
    await app.register(multipart, {
      throwFileSizeLimit: false,
      limits: { files: importLimits.files, fields: 10, fieldSize: CORRECTIONS_LIMIT, fileSize: UPLOAD_LIMIT, headerPairs: 20 },
    })

    const template = address(importRoutes.template)
    app.route({
      method: template.method,
      url: template.path,
      schema: described('orderImport', 'template', importRoutes.template),
      onRequest: enter('template'),
      handler: async (request, reply) => {
        const { by } = request.admitted
        const file = await templateFile(await groupsOf(viewsFor(by), by), now())
        return reply
          .headers({
            'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
            'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(importLabels.template.file)}`,
          })
          .send(Buffer.from(file))
      },
    })

    const upload = address(importRoutes.check)
    app.route({
      method: upload.method,
      url: upload.path,
      schema: { ...described('orderImport', 'check', importRoutes.check), consumes: ['multipart/form-data'], body: Files },
      validatorCompiler: (part) => (part.httpPart === 'body' ? () => true : app.validatorCompiler!(part)),
      onRequest: enter('check'),
      handler: async (request) => {
        try {
          return await check(await received(request), request.admitted.by)
        } catch (error) {
          throw error instanceof TooBusy ? busy : error
        }
      },
    })
  })
}
