import { messageFor } from '@embarca/contracts/refusals.ts'
import type { FastifyError, FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import type { Forms } from './forms.ts'
import { sendPage } from './page-reply.ts'
import { problemPage, UNAVAILABLE } from './pages/problem-page.ts'

const RETRY_SECONDS = '2'

const isUnavailable = (error: unknown) => (error as { code?: unknown }).code === 'STORE_UNAVAILABLE'
const problem = JSON.stringify({ error: UNAVAILABLE, code: 'OVERLOADED', messages: [messageFor('OVERLOADED')] })

/**
 * The provider reports every failure of its store as its own. A store that is temporarily unavailable is answered here as everywhere else:
 * 503 with Retry-After. There is no redirect to the client, and no cookie for a session that was not stored.
 */
export const answerProviderOutage = (provider: Provider, home: string): void => {
  const unavailable = new WeakSet<object>()
  provider.on('server_error', (ctx, error) => {
    if (isUnavailable(error)) unavailable.add(ctx)
  })
  provider.use(async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      // The provider stores sessions after it has answered.
      if (!isUnavailable(error)) throw error
      unavailable.add(ctx)
    }
    if (!unavailable.has(ctx)) return
    for (const header of ['Set-Cookie', 'Location']) ctx.remove(header)
    ctx.set('Retry-After', RETRY_SECONDS)
    const isPage = ctx.accepts('json', 'html') === 'html'
    ctx.status = 503
    ctx.type = isPage ? 'html' : 'json'
    ctx.body = isPage ? problemPage(UNAVAILABLE, home) : problem
  })
}

/** The same for our own pages. */
export const answerPageOutage = (app: FastifyInstance, { headers, home }: Forms): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (!isUnavailable(error)) throw error
    request.log.error({ err: error }, 'identity cannot be written')
    reply.header('retry-after', RETRY_SECONDS)
    return sendPage(reply, headers, problemPage(UNAVAILABLE, home), 503)
  })
}
