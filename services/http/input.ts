import type { FastifyRequest } from 'fastify'

/** What was said in query, body and path, as one; the path is read last because nothing may stand in its place. */
export const inputOf = ({ query, body, params }: FastifyRequest): Record<string, unknown> => ({
  ...(query as object),
  ...(body as object | undefined),
  ...(params as object),
})
