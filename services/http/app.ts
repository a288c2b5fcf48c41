import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import type { Logger } from 'pino'
import { childLogger } from './child-logger.ts'
import { codings, FAST_BROTLI, WORTH_CODING } from './codings.ts'
import { keepDeadlines } from './deadlines.ts'
import { notFound, overloaded } from './failures.ts'
import { readJson } from './json.ts'
import { answer, answerProblems } from './problems.ts'
import { validators } from './validation.ts'

export type AppOptions = {
  readonly logger: Logger
  /** PEM texts. */
  readonly tls?: { readonly cert: string; readonly key: string }
  /** Proxies whose X-Forwarded headers are believed; none by default. */
  readonly trustProxy?: string
  /** The time of one request, milliseconds. */
  readonly patience?: number
  /** Milliseconds that the loop may be late before the program says it is overloaded. */
  readonly late?: number
}

const KIB = 1_024
const BODY_LIMIT = 512 * KIB
const SECOND = 1_000
/** Between two looks at how late the loop is. */
const SAMPLE = SECOND
const CORRELATION = /^[\w-]{8,64}$/

const correlationIdOf = (given: string | string[] | undefined) =>
  typeof given === 'string' && CORRELATION.test(given) ? given : randomUUID()

/** What every answer says unless a route says otherwise: keep none of it, guess nothing, run nothing, frame it nowhere. */
const PRIVATE = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
} as const

/** A server that stands in for nobody: every timeout and limit set, problems worded, nothing cached, nothing served yet. */
export const createApp = async ({
  logger,
  tls,
  trustProxy,
  patience = 30 * SECOND,
  late = SECOND,
}: AppOptions): Promise<FastifyInstance> => {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'correlationId' }),
    frameworkErrors: (_error, _request, reply) => answer(reply as FastifyReply, notFound),
    ...(tls && { https: tls as unknown as null }),
    trustProxy: trustProxy ?? false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: patience,
    childLoggerFactory: childLogger,
    connectionTimeout: 2 * patience,
    keepAliveTimeout: 75 * SECOND,
    exposeHeadRoutes: false,
    requestIdHeader: false,
    genReqId: ({ headers }) => correlationIdOf(headers['x-correlation-id']),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true, maxParamLength: 64 },
  })
  app.setValidatorCompiler(validators)
  app.setSerializerCompiler(() => JSON.stringify)
  readJson(app)
  answerProblems(app)
  app.decorateRequest('admitted')
  keepDeadlines(app, patience)

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(PRIVATE)
    reply.header('x-correlation-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode < 400 ? 'debug' : 'info'
    if (logger.isLevelEnabled(level))
      request.log[level](
        { method: request.method, route: request.routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime },
        'answered',
      )
    done()
  })

  await app.register(underPressure, {
    maxEventLoopDelay: late,
    sampleInterval: SAMPLE,
    maxHeapUsedBytes: 2_048 * KIB * KIB,
    // Infinity says that nothing was measured between two samples: the loop was late by at least that, and maybe by no more.
    pressureHandler: (_request, _reply, _type, value) => {
      if (value !== Number.POSITIVE_INFINITY || late <= SAMPLE) throw overloaded
    },
  })
  await app.register(compress, { globalDecompression: false, encodings: [...codings], threshold: WORTH_CODING, brotliOptions: FAST_BROTLI })
  return app
}
