import { parse } from 'node:querystring'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export type Forms = { readonly headers: Readonly<Record<string, string>>; readonly home: string }

export const formText = (body: unknown, name: string): string => {
  const value = (body as Record<string, unknown> | undefined)?.[name]
  return typeof value === 'string' ? value : ''
}

/** Parses the small, flat forms of our own pages. */
export const readForms = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    async (_request: FastifyRequest, body: string) => parse(body),
  )
}
