import { productEvents } from '@embarca/contracts/events.ts'
import type { Actor, By, Event } from '@embarca/contracts/kit/event.ts'
import { address, type InputOf, type OutputOf, type Route } from '@embarca/contracts/kit/route.ts'
import type { Role } from '@embarca/contracts/roles.ts'
import { allNotifies, allOwners, allProjectors, allReaders, allReports, scopeOf } from '@embarca/projections/all.ts'
import type { ReportMaker } from '@embarca/projections/kit/report.ts'
import { startProjecting } from '@embarca/projections/kit/runner.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { reportJobs } from '@embarca/services/document-export/report-jobs.ts'
import { importJobs } from '@embarca/services/document-import/import-jobs.ts'
import { engagementsIn } from '@embarca/services/engagements.ts'
import { logger } from '@embarca/services/http/log.ts'
import { type HttpServerOptions, openHttpServer } from '@embarca/services/http/server.ts'
import type { DataStores } from '@embarca/services/kit/data.ts'
import { reactor } from '@embarca/services/kit/react.ts'
import { runner } from '@embarca/services/kit/run.ts'
import { modules, reactions, routesTo } from '@embarca/services/modules.ts'
import { ownRoutes } from '@embarca/services/own-routes.ts'
import { questionsIn } from '@embarca/services/questions.ts'
import { tripPagePreview } from '@embarca/services/trip-link/http/page-preview.ts'
import { withTripSessions } from '@embarca/services/trip-link/http/session.ts'
import { appData } from './app-data.ts'
import { actor, tokens } from './tokens.ts'

export type AppSetting = {
  /** A folder keeps everything in SQLite; without one it is kept in memory. */
  readonly folder?: string
  /** Other stores than those of `folder`. */
  readonly data?: DataStores
  /** The initial time of the clock. */
  readonly now?: string
  /** Whether reactions and deadlines run; default true. */
  readonly reactions?: boolean
  /** Report makers added to the product's own, by kind. */
  readonly makers?: Readonly<Record<string, ReportMaker>>
  readonly httpServer?: Partial<HttpServerOptions>
}
export type AppAnswer<Body = unknown> = {
  readonly status: number
  readonly body: Body
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}
type Ask = { readonly key?: string; readonly ifMatch?: number; readonly after?: string; readonly headers?: Record<string, string> }

export const NOW = '2026-11-20T12:00:00.000Z'
/** Placeholder: the identity provider issues real links. */
const issueAccessLink = (userId: string) => ({ link: `http://localhost:8080/access/${userId}`, expiresAt: '2026-11-23T12:00:00.000Z' })
const system: By = { userId: 'system', roles: ['system'], shipperId: 's1' }

/** Builds the request of a row: its schema decides what goes into the path, the query and the body. */
export const requestOf = (route: Route, input: Record<string, unknown>) => {
  const { method, path } = address(route)
  const own = (properties: object) => Object.keys(properties).filter((key) => input[key] !== undefined)
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const query = new URLSearchParams(own(route.query.properties).map((key) => [key, String(input[key])]))
  const body = own(route.body.properties)
  return {
    method,
    url: query.size ? `${filled}?${query}` : filled,
    ...(body.length > 0 && { payload: Object.fromEntries(body.map((key) => [key, input[key]])) }),
  }
}

/** The whole program in this process, without identity and without a port: real modules, views and tables; tokens for any actor. */
export const startApp = async ({
  folder,
  data: own,
  now = NOW,
  reactions: react = true,
  makers = {},
  httpServer: given = {},
}: AppSetting = {}) => {
  let instant = now
  const clock = {
    now: () => instant,
    set: (iso: string) => {
      instant = iso
    },
    advance: (ms: number) => {
      instant = new Date(Date.parse(instant) + ms).toISOString()
    },
  }
  const inFolder = () => (folder === undefined ? undefined : openData(folder, { ...productEvents }))
  const stores = own ?? inFolder()
  const { data, project } = stores ? { data: stores, project: startProjecting } : await appData()
  const run = runner({
    store: data.events,
    now: clock.now,
    attempts: data.attempts,
    modules,
    engagements: engagementsIn(data.views),
    questions: questionsIn(data.views),
  })
  const { tokenFor, verify, refuses, revoke } = tokens()
  const httpServer = await openHttpServer({
    ownRoutes,
    logger: logger('silent'),
    publicUrl: 'http://localhost:8080',
    data,
    run,
    modules: Object.fromEntries(Object.entries(routesTo).map(([table, name]) => [table, modules[name]])),
    readers: allReaders,
    scopeOf,
    notifies: allNotifies,
    owners: allOwners,
    kinds: modules,
    verify: withTripSessions(verify, data.events, clock.now),
    refuses,
    issueAccessLink: () => issueAccessLink,
    previewOf: tripPagePreview(data.events, data.views, clock.now),
    now: clock.now,
    lag: () => 0,
    // Compilation during the test delays the event loop; overload is tested with the HTTP server.
    late: 60_000,
    // The worker that runs a test keeps the heaps of all its files.
    mostHeap: Number.POSITIVE_INFINITY,
    ...given,
  })
  const projecting = await project({
    projectors: allProjectors,
    store: data.views,
    log: { read: data.events.read, readAll: data.events.readAll, head: data.events.head, streamsNaming: data.streamsNaming },
    feed: data.feed,
    publish: httpServer.announce,
  })
  const reacting = reactor({
    store: data.events,
    timers: data.timers,
    deadLetters: data.deadLetters,
    run,
    modules,
    tables: reactions,
    now: clock.now,
  })
  if (react) await reacting.start(data.feed)
  const reports = reportJobs({
    ...{ data, scopeOf, run, days: 30, now: clock.now },
    makers: { ...allReports, ...makers },
    onProgress: httpServer.progress,
  })
  if (react) await reports.start()
  const importing = importJobs({ data, scopeOf, run, now: clock.now, isProduction: false, onError: () => {} })
  if (react) await importing.start()
  const { app } = httpServer

  const as = (who: readonly Role[] | Actor, about: Partial<Actor> = {}) => {
    const by = 'userId' in who ? who : actor(who, about)
    const token = tokenFor(by)
    const authorization = `Bearer ${token}`
    return {
      by,
      token,
      inject: (options: {
        method: 'GET' | 'POST' | 'PUT' | 'DELETE'
        url: string
        payload?: string | Buffer | object
        headers?: Record<string, string>
      }) => app.inject({ ...options, headers: { authorization, ...options.headers } }),
      /** Calls a row; queries wait for everything recorded so far unless `after` is given. */
      call: async <R extends Route>(
        route: R,
        input: InputOf<R>,
        { key, ifMatch, after, headers }: Ask = {},
      ): Promise<AppAnswer<OutputOf<R>>> => {
        const reply = await app.inject({
          ...requestOf(route, input),
          headers: {
            authorization,
            ...('command' in route ? {} : { 'after-position': after ?? (await data.events.head()) }),
            ...(key !== undefined && { 'idempotency-key': key }),
            ...(ifMatch !== undefined && { 'if-match': String(ifMatch) }),
            ...headers,
          },
        })
        const body = reply.headers['content-type']?.toString().includes('json') && reply.body ? reply.json() : undefined
        return { status: reply.statusCode, body, text: reply.body, headers: reply.headers as Record<string, string> }
      },
    }
  }

  /** Appends events directly, without a command. */
  let recorded = 0
  const record = async (stream: string, events: readonly Event[], { by = system, key = stream }: { by?: By; key?: string } = {}) => {
    const expected = (await data.events.read(stream)).length - 1
    const command = { scope: 'record', key: String(recorded++), bodyHash: '' }
    return data.events.append({
      stream,
      events,
      expected,
      by,
      key,
      command,
      correlationId: 'record',
      causationId: 'record',
      now: clock.now(),
    })
  }
  /** Until everything recorded is in the views, and reactions ask for nothing more. */
  const caughtUp = async () => {
    const isBehind = (position: string, head: string) => Number(position) < Number(head)
    for (;;) {
      const head = await data.events.head()
      const behind = isBehind(projecting.lastPosition(), head) || (react && isBehind(await reacting.reached(), head))
      if (!behind && (await data.events.head()) === head) return
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  }

  return {
    app,
    httpServer,
    data,
    run,
    clock,
    projecting,
    reacting,
    as,
    record,
    caughtUp,
    revoke,
    inject: app.inject.bind(app),
    close: async () => {
      await app.close()
      if (react) await reacting.stop()
      if (react) await reports.stop()
      if (react) await importing.stop()
      await projecting.stop()
      await data.close()
    },
  }
}
export type RunningApp = Awaited<ReturnType<typeof startApp>>
