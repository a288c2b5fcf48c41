import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import type { Logger } from 'pino'
import { answerClientError } from './client-errors.ts'
import { codings, FAST_BROTLI, WORTH_CODING } from './codings.ts'
import { type ConnectionCounts, type ConnectionLimits, capConnections, connectionsFor } from './connections.ts'
import { keepDeadlines } from './deadlines.ts'
import { badRequest, notFound } from './failures.ts'
import { readJson } from './json.ts'
import { tenantOf } from './log.ts'
import { answerUnrouted } from './methods.ts'
import { refuseWhenOverloaded } from './overload.ts'
import { answer, answerProblems } from './problems.ts'
import type { Proxies } from './proxies.ts'
import { validators } from './validation.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly connections: ConnectionCounts
  }
}

export type AppOptions = {
  readonly logger: Logger
  /** PEM texts. */
  readonly tls?: { readonly cert: string; readonly key: string }
  /** Proxies whose X-Forwarded headers are trusted; none by default. */
  readonly proxies?: Proxies
  /** Default: as many as the descriptors of the process allow. */
  readonly connections?: Partial<ConnectionLimits>
  /** Maximum time of one request, milliseconds. */
  readonly requestTimeout?: number
  /** Maximum time until a connection has sent all headers of a request, milliseconds. */
  readonly silence?: number
  /** Milliseconds of event loop delay above which requests are answered 503. */
  readonly late?: number
  /** Bytes of heap from which on requests are refused. */
  readonly mostHeap?: number
}

const KIB = 1_024
const BODY_LIMIT = 512 * KIB
const SECOND = 1_000
const MINUTE = 60 * SECOND
/** The longest id in an address names a document's subject: two UUIDs and a kind. */
const LONGEST_ID = 128
const ROUTING = { ignoreTrailingSlash: true, caseSensitive: true, maxParamLength: LONGEST_ID }
/** Drivers' phones and tablets of gates work without a network: they measure their clock by the server's. */
const MEASURES_CLOCKS = /^\/(webdriver|webshipper\/v2\/concierges)(\/|$|\?)/
const CORRELATION = /^[\w-]{8,64}$/

/** Node keeps the first of several and hides the others, which the next server of the chain may use. */
const hasTwoHosts = (rawHeaders: readonly string[]) => {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts++
  return hosts > 1
}
const correlationIdOf = (given: string | string[] | undefined) =>
  typeof given === 'string' && CORRELATION.test(given) ? given : randomUUID()

/** Default headers of every answer: no caching, no content sniffing, no scripts, no framing. */
const PRIVATE = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
} as const

/** Logs at most once a minute that connections are refused, without addresses. */
const warner = (logger: Logger) => {
  let warnedAt = Number.NEGATIVE_INFINITY
  return (_address: string, why: 'address' | 'total') => {
    if (performance.now() - warnedAt < MINUTE) return
    warnedAt = performance.now()
    logger.warn({ why }, 'connections are refused: MAX_CONNECTIONS, or of one address (of a gateway, unless TRUST_PROXY names it)')
  }
}

/** Creates the HTTP server with all timeouts, limits and error answers; it serves no route yet. */
export const createApp = async ({
  logger,
  tls,
  proxies = () => false,
  connections,
  requestTimeout = 30 * SECOND,
  silence = 10 * SECOND,
  late = SECOND,
  mostHeap,
}: AppOptions): Promise<FastifyInstance> => {
  const timed = { headersTimeout: silence, connectionsCheckingInterval: Math.min(SECOND, silence) }
  const app: FastifyInstance = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'correlationId' }),
    frameworkErrors: (_error, _request, reply) => answer(reply as FastifyReply, notFound),
    // Fastify's overloads select the server's type by option; only this value knows which one it is.
    ...(tls ? { https: { ...tls, ...timed, handshakeTimeout: silence } as unknown as null } : { http: timed }),
    clientErrorHandler: answerClientError,
    trustProxy: proxies,
    bodyLimit: BODY_LIMIT,
    requestTimeout: requestTimeout,
    connectionTimeout: 2 * requestTimeout,
    keepAliveTimeout: 75 * SECOND,
    exposeHeadRoutes: false,
    requestIdHeader: false,
    genReqId: ({ headers }) => correlationIdOf(headers['x-correlation-id']),
    forceCloseConnections: 'idle',
    routerOptions: ROUTING,
  })
  const cap = { ...connectionsFor(undefined, connections), isProxy: proxies, refused: warner(logger) }
  app.decorate('connections', capConnections(app.server, cap))
  // Without a listener, a connection that the system could not accept would end the process.
  app.server.on('error', (err) => logger.error({ err }, 'a connection could not be accepted'))
  app.setValidatorCompiler(validators)
  app.setSerializerCompiler(() => JSON.stringify)
  readJson(app)
  answerProblems(app)
  answerUnrouted(app, ROUTING)
  app.decorateRequest('admitted')
  keepDeadlines(app, requestTimeout)

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(PRIVATE)
    reply.header('x-correlation-id', request.id)
    // The standard Date has whole seconds.
    if (MEASURES_CLOCKS.test(request.url)) reply.header('server-time', new Date().toISOString())
    if (hasTwoHosts(request.raw.rawHeaders)) done(badRequest)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode < 400 ? 'debug' : 'info'
    if (logger.isLevelEnabled(level))
      request.log[level](
        { ...tenantOf(request), method: request.method, route: request.routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime },
        'answered',
      )
    done()
  })

  refuseWhenOverloaded(app, late, mostHeap)
  await app.register(compress, { globalDecompression: false, encodings: [...codings], threshold: WORTH_CODING, brotliOptions: FAST_BROTLI })
  return app
}
