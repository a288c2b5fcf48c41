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

type Parameter = { name: string; readonly in: string; description?: string }
type Operations = Readonly<Record<string, { readonly parameters?: readonly Parameter[] }>>
const parametersIn = (path: string): readonly string[] => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
const sameAddress = (a: string) => (b: string) => a.replace(/\{[^}]+\}/g, '{}') === b.replace(/\{[^}]+\}/g, '{}')

/**
 * OpenAPI knows one entry for addresses that differ in the names of their parameters alone, as GET /driver/{cpf} and PUT /driver/{id} do:
 * the later one joins the earlier, under its names, and its parameters' descriptions say what they are.
 */
export const withOneEntryForEachAddress = <Document extends { paths?: object }>(document: Document): Document => {
  const merged: Record<string, Operations> = {}
  for (const [path, operations] of Object.entries(document.paths ?? {}) as [string, Operations][]) {
    const known = Object.keys(merged).find(sameAddress(path)) ?? path
    const own = parametersIn(path)
    for (const { parameters = [] } of Object.values(operations))
      for (const parameter of parameters.filter((one) => one.in === 'path')) {
        const name = parametersIn(known)[own.indexOf(parameter.name)] ?? parameter.name
        if (name !== parameter.name) Object.assign(parameter, { name, description: parameter.description ?? parameter.name })
      }
    merged[known] = { ...merged[known], ...operations }
  }
  return { ...document, paths: merged }
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
    transformObject: (document) =>
      'openapiObject' in document ? withOneEntryForEachAddress(withOptionalBodies(document.openapiObject)) : document.swaggerObject,
  })
  await app.register(async (docs) => {
    if (staff) docs.addHook('onRequest', staffOnly(staff.who))
    await docs.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
  })
}
