import { messageFor } from '@embarca/contracts/refusals.ts'
import type { FastifyError, FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import type { Forms } from './forms.ts'
import { sendPage } from './page-reply.ts'
import { AWAY, problemPage } from './pages/problem-page.ts'

const RETRY_SECONDS = '2'

const isAway = (error: unknown) => (error as { code?: unknown }).code === 'STORE_UNAVAILABLE'
const problem = JSON.stringify({ error: AWAY, code: 'OVERLOADED', messages: [messageFor('OVERLOADED')] })

/**
 * The provider reports every failure of its store as its own. A store that is temporarily unavailable is answered here as everywhere else:
 * 503 with Retry-After. There is no redirect to the client, and no cookie for a session that was not stored.
 */
export const sayWhenAway = (provider: Provider, home: string): void => {
  const away = new WeakSet<object>()
  provider.on('server_error', (ctx, error) => {
    if (isAway(error)) away.add(ctx)
  })
  provider.use(async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      // The provider stores sessions after it has answered.
      if (!isAway(error)) throw error
      away.add(ctx)
    }
    if (!away.has(ctx)) return
    for (const header of ['Set-Cookie', 'Location']) ctx.remove(header)
    ctx.set('Retry-After', RETRY_SECONDS)
    const isPage = ctx.accepts('json', 'html') === 'html'
    ctx.status = 503
    ctx.type = isPage ? 'html' : 'json'
    ctx.body = isPage ? problemPage(AWAY, home) : problem
  })
}

/** The same for our own pages. */
export const answerWhenAway = (app: FastifyInstance, { headers, home }: Forms): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (!isAway(error)) throw error
    request.log.error({ err: error }, 'identity cannot be written')
    reply.header('retry-after', RETRY_SECONDS)
    return sendPage(reply, headers, problemPage(AWAY, home), 503)
  })
}
