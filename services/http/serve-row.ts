import { address, type Route } from '@embarca/contracts/kit/route.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { described } from './described.ts'
import { guard } from './guard.ts'
import type { HttpContext } from './mount.ts'

type ServedRow = {
  readonly table: string
  readonly name: string
  readonly row: Route
  /** What a command answers besides its table's response. */
  readonly response?: TSchema
  readonly handler: (request: FastifyRequest, reply: FastifyReply) => unknown
}

/** Mounts one row that has a handler of its own: behind the row's guard, described as rows of tables are. */
export const serveRow = (
  app: FastifyInstance,
  { admission, isOn }: Pick<HttpContext, 'admission' | 'isOn'>,
  { table, name, row, response, handler }: ServedRow,
): void => {
  const { method, path } = address(row)
  app.route({
    method,
    url: path,
    schema: described(table, name, row, response),
    onRequest: guard(row, admission, isOn),
    handler: async (request, reply) => handler(request, reply),
  })
}
