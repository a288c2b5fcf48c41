import type { Position } from '@embarca/contracts/kit/position.ts'
import type { FastifyInstance } from 'fastify'

export type Vitals = {
  /** The last position of the log; rejects when the log cannot be read. */
  readonly head: () => Promise<Position>
  /** Rejects when the views cannot be read. */
  readonly views: () => Promise<unknown>
  /** Milliseconds that the views are behind the log. */
  readonly lag: () => Promise<number>
  /** How many reactions and deadlines are dead letters; rejects when that cannot be read. */
  readonly deadLetters: () => Promise<number>
  /** Streams that are dead letters of views. */
  readonly deadLetteredStreams: () => number
  /** Milliseconds for which reactions have been waiting for an unavailable store. */
  readonly waiting: () => number
  /** Records of others in the log's streams. */
  readonly foreignEvents: () => number
  /** What this process met that only a newer version of the program knows; undefined: nothing. */
  readonly outdated: () => string | undefined
}
export type Health = Vitals & {
  /** Whether the views have reached the end that the log had at the start. */
  readonly caughtUp: () => boolean
  /** Whether the work of this process is to answer from current views, or to keep them so: only then is it not ready while they lag. */
  readonly needsCurrentViews: boolean
  /** Whether this process is about to stop. */
  readonly isStopping: () => boolean
}

const MOST_BEHIND = 60_000

type Backlog = {
  readonly deadLetters: number | undefined
  readonly streams: number
  readonly waiting: number
  readonly foreign: number
  /** Milliseconds; undefined: unknown. */
  readonly behind: number | undefined
  readonly outdated: string | undefined
}
const isCurrent = (behind: number | undefined) => behind !== undefined && behind <= MOST_BEHIND

/** What an operator has to look at although requests are served. */
const degradedBy = ({ deadLetters, streams, waiting, foreign, behind, outdated }: Backlog): readonly string[] => [
  ...(outdated === undefined ? [] : [`this process is too old, and waits for a newer one: ${outdated}`]),
  ...(isCurrent(behind)
    ? []
    : [behind === undefined ? 'how late the views are cannot be read' : `the views are ${Math.ceil(behind / 1_000)} s behind the log`]),
  ...(deadLetters === undefined
    ? ['the dead letters cannot be read']
    : deadLetters > 0
      ? [`${deadLetters} dead letters: see dead-letters.js`]
      : []),
  ...(streams > 0 ? [`${streams} streams that views could not fold: see rebuild-view.js`] : []),
  ...(foreign > 0 ? [`${foreign} records of others or deletions in our streams of the event store: the process's log names them`] : []),
  ...(waiting > 0 ? [`reactions have waited ${Math.ceil(waiting / 1_000)} s for a store that is away`] : []),
]

/**
 * `live`: the process answers, also while it folds what was recorded before its start. `ready`: log and views can be read, and this process
 * can do its own work: one that answers queries or folds views has views that are at most a minute behind; one that executes commands,
 * pushes or relays does not wait for them. `degraded` says what else is wrong. A dead letter concerns one load, and on a full disk people
 * can still read: neither justifies refusing all requests.
 */
export const serveHealth = (app: FastifyInstance, health: Health) => {
  const { head, views, lag, deadLetters, deadLetteredStreams, waiting, foreignEvents, outdated, caughtUp, needsCurrentViews, isStopping } =
    health
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    const [position, behind, readable, deadLetterCount] = await Promise.all([
      head().catch(() => undefined),
      lag().catch(() => undefined),
      views().then(
        () => true,
        () => false,
      ),
      deadLetters().catch(() => undefined),
    ])
    const status = isStopping() ? 'stopping' : caughtUp() ? 'not ready' : 'starting'
    const ready = caughtUp() && !isStopping() && position !== undefined && readable && (!needsCurrentViews || isCurrent(behind))
    const degraded = degradedBy({
      deadLetters: deadLetterCount,
      streams: deadLetteredStreams(),
      waiting: waiting(),
      foreign: foreignEvents(),
      behind,
      outdated: outdated(),
    })
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : status, position, lag: behind, ...(degraded.length > 0 && { degraded }) })
  })
}
