import type { FastifyInstance } from 'fastify'
import { overloaded } from './failures.ts'

/** Routes that report on the process and contain no stored data. */
const VITAL = /^\/(health\/|metrics$)/

/** While the process stops, each answer ends its connection: the next request of that client goes to another process. */
export const endConnectionsWhile = (app: FastifyInstance, isStopping: () => boolean): void => {
  app.addHook('onRequest', (_request, reply, done) => {
    if (isStopping()) reply.header('connection', 'close')
    done()
  })
}

/** Answers 503 to everything but health and metrics while the views may still name a person who was forgotten. */
export const closedUntil = (app: FastifyInstance, open: () => boolean): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (open() || VITAL.test(request.url)) done()
    else done(overloaded)
  })
}
