import { timingSafeEqual } from 'node:crypto'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Run } from '../kit/run.ts'
import type { ConnectionCounts } from './connections.ts'
import { notFound } from './failures.ts'
import type { ShareCounts } from './fair-shares.ts'
import type { Vitals } from './health.ts'

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** A number of a part of the program, read when Prometheus asks; undefined: it has none now. */
export type Measure = { readonly name: string; readonly help: string; read(): number | undefined | Promise<number | undefined> }
type Counts = {
  readonly sockets: () => number
  readonly connections: ConnectionCounts
  readonly shares: ShareCounts
}

/** Metrics of the process. */
export const metrics = (vitals: Vitals & Counts) => {
  const { head, lag, sockets, deadLetteredStreams, deadLetters, waiting, foreignEvents, outdated, connections, shares } = vitals
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  // Plain numbers that are collected on request: looking up labels on each count would cost more than counting.
  const outcomes = new Map<string, Map<string, number>>()
  const count = (command: string, outcome: string) => {
    const own = outcomes.get(command)
    if (own) own.set(outcome, (own.get(outcome) ?? 0) + 1)
    else outcomes.set(command, new Map([[outcome, 1]]))
  }
  new Counter({
    name: 'embarca_commands_total',
    help: 'Commands by outcome',
    labelNames: ['command', 'outcome'],
    registers,
    collect() {
      this.reset()
      for (const [command, own] of outcomes) for (const [outcome, times] of own) this.inc({ command, outcome }, times)
    },
  })
  const foldedEvents = new Counter({ name: 'embarca_facts_folded_total', help: 'Events folded into the views', registers })
  const requests = new Histogram({
    name: 'embarca_http_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const gauge = (name: string, help: string, read: () => number | undefined | Promise<number | undefined>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        // A store that is away must not hide the other numbers.
        const value = await Promise.resolve(read()).catch(() => undefined)
        if (value === undefined) this.reset()
        else this.set(value)
      },
    })
  gauge('embarca_log_position', 'Position of the last event', async () => Number(await head()))
  gauge('embarca_views_lag_seconds', 'How far the views are behind the log', async () => (await lag()) / 1_000)
  gauge('embarca_sockets', 'Open websockets', sockets)
  gauge('embarca_connections', 'Open connections', connections.open)
  new Counter({
    name: 'embarca_connections_refused_total',
    help: 'Connections refused, beyond MAX_CONNECTIONS in all or of one address',
    registers,
    collect() {
      this.reset()
      this.inc(connections.refused())
    },
  })
  gauge('embarca_requests_waiting', 'Requests that wait because their tenant has its share', shares.waiting)
  new Counter({
    name: 'embarca_requests_refused_total',
    help: 'Requests refused because too many of their tenant waited',
    registers,
    collect() {
      this.reset()
      this.inc(shares.refused())
    },
  })
  gauge('embarca_streams_parked', 'Dead-lettered streams: views could not fold them', deadLetteredStreams)
  gauge('embarca_dead_letters', 'Reactions and deadlines that broke: see dead-letters.js', deadLetters)
  gauge(
    'embarca_foreign_events',
    "Records in the log's streams that were not written by this product, or deletions of streams",
    foreignEvents,
  )
  gauge('embarca_outdated', '1 when this process met an event that only a newer version of the program knows', () => (outdated() ? 1 : 0))
  gauge('embarca_reactions_waiting_seconds', 'For how long reactions have been waiting for an unavailable store', () => waiting() / 1_000)

  return {
    registry,
    /** Adds the numbers of parts that start later than the HTTP server. */
    measure: (measures: readonly Measure[]): void => {
      for (const { name, help, read } of measures) gauge(name, help, read)
    },
    addFoldedEvents: (count: number) => foldedEvents.inc(count),
    /** The same runner, counting what it accepts and refuses. */
    counting:
      (run: Run): Run =>
      async (module, command, request) => {
        const outcome = await run(module, command, request)
        count(command.type, isRefusal(outcome) ? outcome.refused : 'accepted')
        return outcome
      },
    timed: (app: FastifyInstance) =>
      app.addHook('onResponse', (request, reply, done) => {
        const labels = { method: request.method, route: request.routeOptions.url ?? '', status: `${Math.floor(reply.statusCode / 100)}xx` }
        requests.observe(labels, reply.elapsedTime / 1_000)
        done()
      }),
  }
}
export type Metrics = ReturnType<typeof metrics>

/** Serves the metrics to Prometheus: with the token where one is set, else to this machine only. */
export const serveMetrics = (app: FastifyInstance, { registry }: Metrics, token: string | undefined) => {
  const expected = token === undefined ? undefined : Buffer.from(`Bearer ${token}`)
  const mayRead = ({ headers, ip }: FastifyRequest) => {
    if (!expected) return LOOPBACK.has(ip) && headers['x-forwarded-for'] === undefined
    const given = Buffer.from(headers.authorization ?? '')
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) throw notFound
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
