import type { FastifyInstance } from 'fastify'
import { overloaded } from './failures.ts'

/** What says how the process is, and tells nothing of what it keeps. */
const VITAL = /^\/(health\/|metrics$)/

/** Answers 503 to everything but health and metrics while the views may still name a person who was forgotten. */
export const closedUntil = (app: FastifyInstance, open: () => boolean): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (open() || VITAL.test(request.url)) done()
    else done(overloaded)
  })
}
