import type { FastifyReply } from 'fastify'

/** No inline code, nothing from other origins; forms post here, and may redirect only to addresses of the client. */
const policy = (origins: readonly string[]) =>
  `default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; script-src 'self'; form-action 'self' ${origins.join(' ')}; base-uri 'none'; frame-ancestors 'none'`

/** Headers of every page and answer of the provider. */
export const pageHeaders = (origins: readonly string[], https: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': policy(origins),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  ...(https && { 'strict-transport-security': 'max-age=31536000' }),
})

export const sendPage = (reply: FastifyReply, headers: Readonly<Record<string, string>>, body: string, status = 200) =>
  reply.code(status).headers(headers).type('text/html; charset=utf-8').send(body)
