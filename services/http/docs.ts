import { allows, may } from '@embarca/contracts/roles.ts'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import type { Admission } from './auth.ts'
import { forbidden } from './failures.ts'
import { openApiLabels } from './labels.pt.ts'

type Operation = { readonly requestBody?: { required?: boolean; readonly content: Readonly<Record<string, { schema?: object }>> } }
/** A body without required fields may be absent. */
const withOptionalBodies = <Document extends { readonly paths?: object }>(document: Document): Document => {
  for (const operations of Object.values(document.paths ?? {}) as Record<string, Operation>[])
    for (const { requestBody } of Object.values(operations)) {
      const schemas = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema as { required?: readonly string[] } | undefined)
      if (requestBody && schemas.every((schema) => !schema?.required?.length)) requestBody.required = false
    }
  return document
}

const staffOnly =
  (who: Admission['who']): onRequestAsyncHookHandler =>
  async ({ headers }) => {
    const { by } = await who(headers.authorization)
    if (!allows(may.beShipperStaff, by.roles)) throw forbidden
  }

/** Documents every route that is mounted afterwards as OpenAPI 3.1 at /docs: public, or only for staff that `staff` admits. */
export const serveDocs = async (app: FastifyInstance, publicUrl: string, staff?: Admission) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Embarca', version: '1', description: openApiLabels.description },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ token: [] }],
    },
    hideUntagged: true,
    transformObject: (document) => ('openapiObject' in document ? withOptionalBodies(document.openapiObject) : document.swaggerObject),
  })
  await app.register(async (docs) => {
    if (staff) docs.addHook('onRequest', staffOnly(staff.who))
    await docs.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
  })
}
