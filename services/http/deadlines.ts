import { every } from '@embarca/projections/kit/every.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { overloaded } from './failures.ts'
import { answer } from './problems.ts'

const LOOK_EVERY = 1_000

/**
 * Answers 503 to requests that take longer than `patience` milliseconds. One timer checks all of them: Fastify's own
 * `handlerTimeout` makes a timer and an abort signal for each request, which costs a fifth of a command.
 */
export const keepDeadlines = (app: FastifyInstance, timeout: number) => {
  const waiting = new Map<FastifyReply, number>()
  const look = () => {
    const now = performance.now()
    for (const [reply, since] of waiting) {
      if (now - since < timeout) return
      waiting.delete(reply)
      if (!reply.sent && !reply.raw.headersSent) answer(reply, overloaded)
    }
  }
  const looking = every(Math.min(LOOK_EVERY, timeout), look)

  app.addHook('onRequest', (_request, reply, done) => {
    waiting.set(reply, performance.now())
    done()
  })
  app.addHook('onResponse', (_request, reply, done) => {
    waiting.delete(reply)
    done()
  })
  app.addHook('onClose', looking.stop)
}
