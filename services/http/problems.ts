import { InvalidQuery } from '@embarca/projections/kit/invalid-query.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnavailable } from '../kit/unavailable.ts'
import { badRequest, Failure, invalid, notFound, overloaded, tooMany } from './failures.ts'
import { tenantOf } from './log.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const RETRY_SECONDS = '2'

const broken = new Failure(500, 'SERVER_BROKE')
const answers: Readonly<Record<string, Failure>> = {
  NOT_FOUND: notFound,
  STALE_REVISION: new Failure(409, 'STALE_REVISION'),
  IDEMPOTENCY_KEY_REUSED: new Failure(422, 'IDEMPOTENCY_KEY_REUSED'),
  FST_ERR_CTP_BODY_TOO_LARGE: new Failure(413, 'TOO_LARGE'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Failure(415, 'UNSUPPORTED'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Failure(400, 'INVALID_JSON'),
  COMMAND_TOO_LARGE: new Failure(413, 'COMMAND_TOO_LARGE'),
  STREAM_DELETED: new Failure(410, 'STREAM_DELETED'),
  FST_ERR_HANDLER_TIMEOUT: overloaded,
  DISK_FULL: overloaded,
  STORE_UNAVAILABLE: overloaded,
  EMFILE: overloaded,
  ENFILE: overloaded,
}
const byStatus: Readonly<Record<number, Failure>> = {
  400: badRequest,
  404: notFound,
  413: answers['FST_ERR_CTP_BODY_TOO_LARGE']!,
  415: answers['FST_ERR_CTP_INVALID_MEDIA_TYPE']!,
  429: tooMany,
  503: overloaded,
}

/** The answer to a thrown error; unexpected ones are 500. */
const failureOf = (error: Partial<FastifyError>): Failure =>
  error instanceof Failure
    ? error
    : error instanceof InvalidQuery
      ? invalid(error.messages)
      : (answers[error.code ?? ''] ?? byStatus[error.statusCode ?? 500] ?? (isUnavailable(error) ? overloaded : broken))

export const answer = (reply: FastifyReply, { status, body }: Failure) => {
  if (status === 503 || (status === 429 && !reply.hasHeader('retry-after'))) reply.header('retry-after', RETRY_SECONDS)
  return reply.code(status).header('content-type', JSON_TYPE).send(body)
}

/** Maps errors to answers. Unexpected ones are logged with their correlation id; their reason is never sent. */
export const answerProblems = (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    const failure = failureOf(error)
    if (failure.status >= 500) request.log.error({ err: error, ...tenantOf(request), route: request.routeOptions.url }, failure.code)
    return answer(reply, failure)
  })
}
