import { allows, may } from '@embarca/contracts/roles.ts'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import type { Admission } from './auth.ts'
import { forbidden } from './failures.ts'

const staffOnly =
  (who: Admission['who']): onRequestAsyncHookHandler =>
  async ({ headers }) => {
    const { by } = await who(headers.authorization)
    if (!allows(may.beShipperStaff, by.roles)) throw forbidden
  }

/** Writes down every route that is mounted after this, as OpenAPI 3.1 at /docs: for everybody, or for staff whom `staff` admits. */
export const serveDocs = async (app: FastifyInstance, publicUrl: string, staff?: Admission) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Embarca', version: '1', description: 'Cargas, do lançamento ao canhoto aprovado.' },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ token: [] }],
    },
    hideUntagged: true,
  })
  await app.register(async (docs) => {
    if (staff) docs.addHook('onRequest', staffOnly(staff.who))
    await docs.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
  })
}
