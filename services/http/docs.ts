import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

/** Writes down every route that is mounted after this, as OpenAPI 3.1 at /docs. */
export const serveDocs = async (app: FastifyInstance, publicUrl: string) => {
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
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}
