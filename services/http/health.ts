import type { Position } from '@embarca/contracts/kit/position.ts'
import type { FastifyInstance } from 'fastify'

export type Vitals = {
  /** The last position of the log; rejects when the log cannot be read. */
  readonly head: () => Promise<Position>
  /** Rejects when the views cannot be read. */
  readonly views: () => Promise<unknown>
  /** Milliseconds that the views are behind the log. */
  readonly lag: () => Promise<number>
}
/** `caughtUp`: whether the views have come to where the log ended at the start. */
export type Health = Vitals & { readonly caughtUp: () => boolean }

const MOST_BEHIND = 60_000

/** `live`: the process answers. `ready`: log and views can be read, the views caught up after the start and are at most a minute behind. */
export const serveHealth = (app: FastifyInstance, { head, views, lag, caughtUp }: Health) => {
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    const [position, behind, readable] = await Promise.all([
      head().catch(() => undefined),
      lag().catch(() => undefined),
      views().then(
        () => true,
        () => false,
      ),
    ])
    const ready = caughtUp() && position !== undefined && readable && behind !== undefined && behind <= MOST_BEHIND
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', position, lag: behind })
  })
}
