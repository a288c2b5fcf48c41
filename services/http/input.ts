import type { FastifyRequest } from 'fastify'

/** Query, body and path as one object; the path is merged last because nothing may override it. */
export const inputOf = ({ query, body, params }: FastifyRequest): Record<string, unknown> => ({
  ...(query as object),
  ...(body as object | undefined),
  ...(params as object),
})
