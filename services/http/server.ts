import { randomBytes } from 'node:crypto'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import type { Position } from '@embarca/contracts/kit/position.ts'
import type { RouteTable } from '@embarca/contracts/kit/route.ts'
import type { Progress } from '@embarca/contracts/report/routes.ts'
import { mountedRoutes } from '@embarca/contracts/routes.ts'
import { toggles } from '@embarca/contracts/toggles.ts'
import type { OwnerKinds } from '@embarca/projections/kit/owner-kind.ts'
import type { Scope } from '@embarca/projections/kit/projector.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { ReadableLog } from '@embarca/projections/kit/readers.ts'
import type { ProjectionUpdate } from '@embarca/projections/kit/runner.ts'
import { scoped } from '@embarca/projections/kit/scoped.ts'
import { traceDirectly } from '@embarca/projections/kit/tracing.ts'
import { progressNotification } from '@embarca/projections/report/notify.ts'
import { reachOf } from '@embarca/projections/shared/reach.ts'
import { SpanKind } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import type { IssueAccessLink } from '../identity/access-link.ts'
import type { ChangePassword } from '../identity/change-password.ts'
import type { PanelCodes } from '../identity/panel-codes.ts'
import { checkStreams } from '../kit/check-streams.ts'
import type { OwnerModules } from '../kit/command-row.ts'
import { type CompanyRegistry, noCompanyRegistry } from '../kit/company-registry.ts'
import type { DataStores } from '../kit/data.ts'
import { fold } from '../kit/fold.ts'
import type { KeyOrRing } from '../kit/key-ring.ts'
import type { Mail } from '../kit/mail.ts'
import { type Messages, noMessages } from '../kit/messages.ts'
import type { Module } from '../kit/module.ts'
import { noOutsideSources, type OutsideSources } from '../kit/outside-checks.ts'
import type { Router } from '../kit/roads.ts'
import type { Run } from '../kit/run.ts'
import { noTolls, type Tolls } from '../kit/tolls.ts'
import type { Voice } from '../kit/voice.ts'
import { noWebPush, type WebPush } from '../kit/web-push.ts'
import { activeGroups } from './active-groups.ts'
import { type AppOptions, createApp } from './app.ts'
import { admission, type Lifetime, type Verify } from './auth.ts'
import { cachedPages } from './cached-pages.ts'
import { closedUntil, endConnectionsWhile } from './closed-until.ts'
import { serveDocs } from './docs.ts'
import { attachedTo } from './files/attached.ts'
import { fileRights } from './files/rights.ts'
import { serveFiles } from './files/serve.ts'
import { freshness } from './freshness.ts'
import { serveHealth } from './health.ts'
import { metrics, serveMetrics } from './metrics.ts'
import { type HttpContext, mount } from './mount.ts'
import { ownWrites } from './own-writes.ts'
import { type PreviewOf, servePages } from './pages.ts'
import { servePassword } from './password.ts'
import { countedReach } from './push/counted-reach.ts'
import { hubFrom } from './push/hub.ts'
import { type Notifies, publisher } from './push/publisher.ts'
import { serveRealtime } from './push/realtime.ts'
import type { ChannelRights } from './push/rights.ts'
import type { Tickets } from './push/tickets.ts'
import type { QueryReader } from './query.ts'
import { shareByTenant, type TenantLimits } from './share-by-tenant.ts'

type Table = keyof typeof mountedRoutes
/** What modules serve themselves is given, besides what route tables are mounted with. */
export type OwnRoutesSetting = {
  readonly run: Run
  readonly data: Pick<DataStores, 'events' | 'files' | 'proofs'>
  readonly views: Views
  readonly viewsFor: (by: Actor) => Views
  readonly mail: Mail
  readonly push: WebPush
  readonly messages: Messages
  readonly companyRegistry: CompanyRegistry
  readonly sources: OutsideSources
  readonly router: Router | undefined
  readonly voice: Voice | undefined
  readonly tolls: Tolls
  readonly shareSecret: KeyOrRing
  readonly issueAccessLink: () => IssueAccessLink | undefined
  readonly panelCodes: () => PanelCodes | undefined
  readonly publicUrl: string
  readonly isProduction: boolean
  readonly now: () => string
  readonly context: HttpContext
}
/** Addresses that modules serve themselves, because no row of a route table describes them. */
export type OwnRoutes = {
  readonly serve: (app: FastifyInstance, setting: OwnRoutesSetting) => Promise<void>
}
export type HttpServerOptions = AppOptions & {
  readonly publicUrl: string
  /** Documents without fiscal value are refused. Default: no. */
  readonly isProduction?: boolean
  /** Further origins that may open the websocket, e.g. Vite's in development. */
  readonly origins?: readonly string[]
  readonly data: Pick<DataStores, 'events' | 'views' | 'files' | 'attempts' | 'proofs' | 'deadLetters' | 'foreignEvents'>
  readonly run: Run
  /** Which parts this process serves; default: all. A table's commands are `serves`d by the table's name. */
  readonly part?: { hasRole(role: 'commands' | 'queries' | 'push' | 'projectors'): boolean; serves(table: string): boolean }
  /** The module of a table's commands, and the readers of its queries. */
  readonly modules: { readonly [T in Table]?: Module }
  readonly readers: { readonly [T in Table]?: object }
  readonly ownRoutes: OwnRoutes
  readonly scopeOf: (view: string) => Scope
  /** What changes of views' documents publish. */
  readonly notifies: Notifies
  /** By kind, the rights to what files and notifications belong to. */
  readonly owners: OwnerKinds
  /** The modules by name, for commands that attach files. */
  readonly kinds: OwnerModules
  readonly verify: Verify
  /** Whether a token was issued before its user was last changed. */
  readonly refuses: (token: Lifetime) => boolean
  /** The identity provider of this process; absent: passwords are managed elsewhere. */
  readonly changePassword?: ChangePassword
  /** Issues access links; absent: elsewhere. Called lazily, because the identity provider is created after the HTTP server. */
  readonly issueAccessLink?: () => IssueAccessLink | undefined
  /** As `issueAccessLink`: the codes that TVs show. */
  readonly panelCodes?: () => PanelCodes | undefined
  /** ISO 8601 UTC. */
  readonly now: () => string
  /** Milliseconds that the views are behind the log. */
  readonly lag: () => number
  /** Streams that are dead letters of this process' projectors. */
  readonly deadLetteredStreams?: () => number
  /** Whether the views contain everything recorded before the start; until then no query is answered. Default: yes. */
  readonly caughtUp?: () => boolean
  /** Whether this process is about to stop: it is not ready, but answers. Default: no. */
  readonly isStopping?: () => boolean
  /** What this process met that only a newer version of the program knows. Default: nothing. */
  readonly outdated?: () => string | undefined
  /** Milliseconds for which the reactions of this process have been waiting for an unavailable store. */
  readonly waiting?: () => number
  readonly mail?: Mail
  /** Default: no pushes. */
  readonly push?: WebPush
  /** Default: nobody is written to. */
  readonly messages?: Messages
  readonly companyRegistry?: CompanyRegistry
  /** Whom carriers and crews are asked about. */
  readonly sources?: OutsideSources
  /** Measures distances by road; default: own trips and great circles. */
  /** Who speaks the calls of gates; absent: the browser does. */
  readonly voice?: Voice
  readonly router?: Router
  /** Default: no toll is known. */
  readonly tolls?: Tolls
  /** Tickets shared with other processes; default: those of this process only. */
  readonly tickets?: Tickets
  /** Signs tracking links; without it, they end with the process. */
  readonly shareSecret?: KeyOrRing
  /** The identity provider, where it is not this process. */
  readonly issuer?: string
  /** The demo's simulator runs. */
  readonly isTimeAccelerated?: boolean
  /** What messengers show of the app's addresses. */
  readonly previewOf?: PreviewOf
  /** The folder of the built app. */
  readonly web?: string
  readonly metricsToken?: string
  /** Requests of signed-in users at a time, in all and of one tenant. */
  readonly tenantLimits?: TenantLimits
  /** Who may read the API's documentation; default: everyone. */
  readonly docs?: 'everybody' | 'staff'
}

/** Lists whose first page is cached until something of the tenant changes: those that read only the board. */
const CACHED: { readonly [T in Table]?: readonly string[] } = { board: ['column', 'counts', 'drafts', 'receiptLoads'] }
const program = 'Embarca'
const ALL_PARTS = { hasRole: () => true, serves: () => true }
const noMail: Mail = { channel: 'OUTBOX', send: async () => {} }

/** Mounts everything that answers from outside: tables, files, live changes, documentation, health, metrics and the app's pages. */
export const openHttpServer = async (options: HttpServerOptions) => {
  const { publicUrl, origins = [], data, modules, readers, scopeOf, verify, refuses, now, lag, part = ALL_PARTS } = options
  const { views } = data
  const app = await createApp(options)
  const { caughtUp = () => true, isStopping = () => false } = options
  closedUntil(app, caughtUp)
  endConnectionsWhile(app, isStopping)
  const shares = shareByTenant(app, options.tenantLimits)
  const queries = part.hasRole('queries')

  const lastPosition = await views.lastPosition()
  const fresh = freshness(() => views.lastPosition())
  fresh.advance(lastPosition)
  const pages = cachedPages()
  const groups = activeGroups(views)
  const hub = hubFrom(lastPosition)
  const publish = publisher(options.notifies, now)
  const reach = countedReach((shipperId, operationGroupId) => reachOf(views, now(), shipperId, operationGroupId))
  const admitted = admission(verify, refuses)
  if (queries) await serveDocs(app, publicUrl, options.docs === 'staff' ? admitted : undefined)
  const viewsFor = (by: Actor) => scoped(views, scopeOf, by)
  const ownerContext = (by: Actor) => ({ views: viewsFor(by), events: data.events })

  const { deadLetteredStreams = () => 0, waiting = () => 0, outdated = () => undefined } = options
  const vitals = {
    head: () => data.events.head(),
    views: () => data.views.lastPosition(),
    lag: async () => lag(),
    deadLetters: () => data.deadLetters.count(),
    deadLetteredStreams,
    waiting,
    foreignEvents: data.foreignEvents ?? (() => 0),
    outdated,
  }
  const counted = metrics({ ...vitals, sockets: () => realtime?.count() ?? 0, connections: app.connections, shares })
  counted.timed(app)

  const writes = ownWrites()
  const log: ReadableLog = {
    read: (stream) => data.events.read(stream),
    streamsOf: (key) => data.events.streamsOf(key),
    checked: async (streams) => data.proofs && checkStreams(data.proofs, streams),
  }
  const context: HttpContext = {
    admission: admitted,
    isOn: async (toggle, { shipperId }) =>
      (await views.get<{ toggles: Record<string, boolean> }>('shipper', shipperId))?.toggles[toggle] ?? toggles[toggle],
    commandContext: {
      run: writes.noting(counted.counting(options.run)),
      nameOf: async (userId) => (await views.get<{ name: string }>('people', userId))?.name ?? program,
      attached: attachedTo({ files: data.files, events: data.events, kinds: options.kinds }),
      thingOf: async ({ fold: of, answers }, stream) => answers!(fold(of, await data.events.read(stream))),
    },
    querySources: {
      freshness: fresh,
      ownWrites: writes,
      viewsFor,
      pages,
      groupOf: groups.of,
      queryContext: () => ({ now: now(), attempts: data.attempts, log, owners: options.owners, reach: reach.of }),
    },
  }

  const rights: ChannelRights = {
    groupOf: async (by) => groups.of(by),
    owners: options.owners,
    contextFor: ownerContext,
  }
  const given = options.tickets ? { tickets: options.tickets } : {}
  const realtime = part.hasRole('push')
    ? await serveRealtime(app, { hub, context, origins: [publicUrl, ...origins], rights, ...given })
    : undefined
  for (const [of, table] of Object.entries(mountedRoutes) as [Table, RouteTable][])
    mount(app, context, of, table, {
      ...(modules[of] && { module: modules[of] }),
      ...(readers[of] && { readers: readers[of] as Record<string, QueryReader> }),
      ...(CACHED[of] && { cached: CACHED[of] }),
      takes: (kind) => part.hasRole(kind) && (kind === 'queries' || part.serves(of)),
    })
  // Routes apart from the tables are served together, commands among them: the process that answers queries also serves their files.
  if (queries) {
    servePassword(app, options.changePassword ?? (async () => 'PASSWORD_ELSEWHERE'), context)
    await options.ownRoutes.serve(app, {
      ...{ run: context.commandContext.run, data, views, viewsFor, publicUrl, now, context },
      isProduction: options.isProduction ?? false,
      mail: options.mail ?? noMail,
      push: options.push ?? noWebPush,
      messages: options.messages ?? noMessages,
      companyRegistry: options.companyRegistry ?? noCompanyRegistry,
      sources: options.sources ?? noOutsideSources,
      router: options.router,
      voice: options.voice,
      tolls: options.tolls ?? noTolls,
      shareSecret: options.shareSecret ?? randomBytes(32),
      issueAccessLink: () => options.issueAccessLink?.(),
      panelCodes: () => options.panelCodes?.(),
    })
    await serveFiles(app, { files: data.files, rights: fileRights(options.owners, ownerContext), now, context })
  }
  serveHealth(app, { ...vitals, caughtUp, isStopping, needsCurrentViews: queries || part.hasRole('projectors') })
  serveMetrics(app, counted, options.metricsToken)
  const { web: folder, issuer, isTimeAccelerated, previewOf } = options
  if (queries && folder !== undefined)
    await servePages(app, {
      publicUrl,
      issuer,
      folder,
      isTimeAccelerated,
      sendsMessages: options.messages?.channel === 'MESSAGES',
      isMailOff: (options.mail ?? noMail).channel === 'OUTBOX',
      previewOf,
    })

  return {
    app,
    hub,
    /** The views were folded up to here, and their changes not announced: clients that know an earlier position have to read again. */
    begin: (position: Position) => {
      fresh.advance(position)
      hub.begin(position)
    },
    measure: counted.measure,
    /** Call it with each projection update: it first drops cached pages, then resumes waiting queries, then sends notifications. */
    announce: (announce: ProjectionUpdate) => {
      const { changed, tenants, lastPosition: position, eventCount } = announce
      data.views.noteWritten?.(announce)
      for (const tenant of [...tenants, ...reach.refresh(changed)]) pages.changed(tenant)
      for (const { view, id } of changed) {
        if (view !== 'user') continue
        groups.changed(id)
        realtime?.reconsider(id)
      }
      fresh.advance(position)
      const changes = changed.map((change) => ({ origin: change.origin, notifications: publish(reach.complete(change), position) }))
      const origins = changes.flatMap(({ origin, notifications }) => (origin && notifications.length ? [origin] : []))
      traceDirectly('push', origins, SpanKind.PRODUCER, {}, () => hub.publish(changes.flatMap(({ notifications }) => notifications)))
      counted.addFoldedEvents(eventCount)
    },
    /** The progress of a report, for its asker. */
    progress: (reportId: string, progress: Progress) => hub.publish([progressNotification(reportId, progress, hub.head())]),
    /** The user's rights changed. */
    reconsider: (userId: string) => realtime?.reconsider(userId),
  }
}
