import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { allNotifies, allOwners, allReaders, scopeOf } from '@embarca/projections/all.ts'
import type { ProjectionUpdate } from '@embarca/projections/kit/runner.ts'
import { httpCompanyRegistry } from './adapters/outside/http-company-registry.ts'
import { httpMail } from './adapters/outside/http-mail.ts'
import { httpMessages } from './adapters/outside/http-messages.ts'
import { httpVoice } from './adapters/outside/http-voice.ts'
import { osrmRoads } from './adapters/outside/osrm-roads.ts'
import { outboxMail } from './adapters/outside/outbox-mail.ts'
import { type Background, startBackground } from './background.ts'
import type { Config } from './config.ts'
import { engagementsIn } from './engagements.ts'
import { firstShipper } from './first-shipper.ts'
import { followPeople } from './follow-people.ts'
import { sealedTickets } from './http/push/sealed-tickets.ts'
import { openHttpServer } from './http/server.ts'
import { assertProductionReady } from './identity/production.ts'
import { catchUp } from './kit/catch-up.ts'
import type { DataStores } from './kit/data.ts'
import { noMessages } from './kit/messages.ts'
import { isoNow as now } from './kit/now.ts'
import { usePersonKey } from './kit/person-digest.ts'
import { type Run, runner } from './kit/run.ts'
import { statesOf } from './kit/states.ts'
import { tracedRun, tracedStore } from './kit/traced.ts'
import { copyMeasures, headMeasures, latestHeadIn, relayMeasures, timerMeasures } from './measures.ts'
import { assertNothingIsLost } from './missing-settings.ts'
import { modules, routesTo } from './modules.ts'
import { outsideSources } from './outside-sources.ts'
import { ownRoutes } from './own-routes.ts'
import { processLog } from './process-log.ts'
import { questionsIn } from './questions.ts'
import { readersBeforeServing } from './readers-before-serving.ts'
import { openSignOn, type SignOn } from './sign-on.ts'
import { startTracing } from './start-tracing.ts'
import { openStores } from './stores/open-stores.ts'
import type { RunningProjection } from './stores/stores.ts'
import { tripPagePreview } from './trip-link/http/page-preview.ts'
import { withTripSessions } from './trip-link/http/session.ts'
import { webPushSource } from './web-push-source.ts'

/** Called before anything is served: the demo prepares its data here. */
export type BeforeServing = (application: { readonly run: Run; readonly data: DataStores }) => Promise<void>

const tlsOf = ({ TLS_CERT, TLS_KEY }: Config) =>
  TLS_CERT && TLS_KEY ? { tls: { cert: readFileSync(TLS_CERT, 'utf8'), key: readFileSync(TLS_KEY, 'utf8') } } : {}
const connectionsIn = ({ MAX_CONNECTIONS: total, MAX_CONNECTIONS_PER_ADDRESS: perAddress }: Config) => ({
  ...(total !== undefined && { total }),
  ...(perAddress !== undefined && { perAddress }),
})
const moduleOf = (table: string) => routesTo[table as keyof typeof routesTo]

/**
 * Starts the product, or the part of it that `ROLES` and `SERVICES` name, in this process. Resolves once it listens, and until `started`
 * resolves, only health and metrics are answered; `close` ends it without losing anything.
 */
export const listen = async (config: Config, env: NodeJS.ProcessEnv, beforeServing?: BeforeServing) => {
  assertProductionReady(env)
  const { dataDir, publicUrl, part } = config
  const log = processLog(config)
  const losses = assertNothingIsLost(env, { isCluster: config.MONGODB_URL !== undefined, hasRole: part.hasRole })

  const stopTracing = await startTracing(config, (err) => log.warn({ err }, 'the collector takes no traces'))
  const { data, project, otherProcesses, relay, sign, uncopiedMs, exclusively, once, shareKey, answerRetries, outdated } = await openStores(
    config,
    env,
  )
  const closing: (() => Promise<void> | void)[] = [...(stopTracing ? [stopTracing] : []), data.close]
  let [isStarted, isStopping] = [false, false]
  const closeAll = async () => {
    for (const close of closing.splice(0).reverse()) await close()
  }
  try {
    const sources = outsideSources(config, now)
    const shareSecret = await shareKey()
    const push = webPushSource(config, env, shareSecret)
    if (data.personKey) usePersonKey(data.personKey)
    const mail = config.MAIL_URL ? httpMail(config.MAIL_URL, config.MAIL_TOKEN) : outboxMail(join(dataDir, 'outbox'))
    const messages = config.MESSAGES_URL ? httpMessages(config.MESSAGES_URL, config.MESSAGES_TOKEN) : noMessages
    const states = statesOf(data.events)
    const engagements = engagementsIn(data.views)
    const run = tracedRun(
      runner({
        store: tracedStore(data.events),
        attempts: data.attempts,
        modules,
        now,
        states,
        engagements,
        questions: questionsIn(data.views),
      }),
    )
    await beforeServing?.({ run, data })

    const recordedBefore = await data.events.head()
    let catchingUp: Awaited<ReturnType<typeof catchUp>> | undefined
    let views: RunningProjection | undefined
    let background: Background | undefined

    let signOn: SignOn
    const httpServer = await openHttpServer({
      ownRoutes,
      logger: log,
      publicUrl,
      part: { hasRole: part.hasRole, serves: (table) => part.serves(moduleOf(table) ?? '') },
      data,
      run,
      modules: Object.fromEntries(Object.entries(routesTo).map(([table, name]) => [table, modules[name]])),
      readers: allReaders,
      scopeOf,
      notifies: allNotifies,
      owners: allOwners,
      kinds: modules,
      verify: withTripSessions((token) => signOn.verify(token), data.events, now),
      refuses: (token) => signOn.refuses(token),
      changePassword: (change) => signOn.changePassword(change),
      issueAccessLink: () => signOn.issueAccessLink,
      panelCodes: () => signOn.panelCodes,
      now,
      lag: () => views?.lag() ?? 0,
      deadLetteredStreams: () => views?.deadLetteredStreams() ?? 0,
      caughtUp: () => isStarted && (catchingUp?.done() ?? false),
      isStopping: () => isStopping,
      ...(outdated && { outdated }),
      waiting: () => background?.waiting() ?? 0,
      mail,
      push,
      messages,
      ...(config.COMPANY_REGISTRY_URL && {
        companyRegistry: httpCompanyRegistry(config.COMPANY_REGISTRY_URL, config.COMPANY_REGISTRY_TOKEN),
      }),
      sources,
      ...(config.VOICE_URL && { voice: httpVoice(config.VOICE_URL, config.VOICE_TOKEN) }),
      ...(config.ROADS_URL && { router: osrmRoads(config.ROADS_URL) }),
      shareSecret,
      ...(once && { tickets: sealedTickets(shareSecret, once) }),
      previewOf: tripPagePreview(data.events, data.views, now),
      web: config.webDir,
      isTimeAccelerated: config.pace !== 'off',
      late: config.OVERLOAD_MS,
      proxies: config.proxies,
      isProduction: config.production,
      docs: config.production ? 'staff' : 'everybody',
      connections: connectionsIn(config),
      tenantLimits: { atOnce: config.MAX_REQUESTS, perTenant: config.MAX_REQUESTS_PER_TENANT },
      ...(config.OIDC_ISSUER && { issuer: config.OIDC_ISSUER }),
      ...tlsOf(config),
      ...(config.METRICS_TOKEN && { metricsToken: config.METRICS_TOKEN }),
    })
    const { app } = httpServer
    signOn = await openSignOn(app, config, { env, createShipper: firstShipper(run) })
    closing.push(signOn.close)
    // Before anything is folded, which may take long: the process says that it lives, and may be stopped.
    await app.listen({ host: config.HOST, port: config.PORT })
    // A start that is refused says one line, its reason.
    for (const line of losses) log.warn(line)

    const projecting = async () => {
      const publish = (update: ProjectionUpdate) => {
        httpServer.announce(update)
        otherProcesses?.publish(update)
      }
      const projection = part.hasRole('projectors')
        ? await project({
            publish,
            alarm: ({ view, stream }) => log.error({ view, stream }, 'a view cannot project a stream: it became a dead letter'),
            failed: (err) => log.error({ err }, 'the projectors stopped'),
          })
        : undefined
      if (projection) closing.push(projection.stop)
      const subscription = await otherProcesses?.subscribe((update) => httpServer.announce(update))
      if (subscription) closing.push(subscription.stop)
      views = projection ?? subscription
      httpServer.begin(await data.views.lastPosition())
    }
    const working = async () => {
      if (part.hasRole('reactions')) {
        background = await startBackground({
          ...{ data, exclusively, ...(answerRetries && { answerRetries }) },
          ...{ run, sources, mail, push, messages, publicUrl, isProduction: config.production },
          onProgress: httpServer.progress,
          days: config.REPORTS_KEPT_DAYS,
          log,
        })
        closing.push(background.stop)
        httpServer.measure(timerMeasures(data.timers, Date.now))
      }
      const relaying = part.hasRole('relay') ? await relay?.() : undefined
      if (relaying) {
        closing.push(relaying.stop)
        httpServer.measure(relayMeasures(data.events, relaying, Date.now))
      }
      const signing = part.hasRole('relay') ? await sign?.() : undefined
      if (signing) {
        // Right before the stores are closed: what other parts record while they end is signed too.
        closing.splice(closing.indexOf(data.close) + 1, 0, signing.stop)
        httpServer.measure(headMeasures(data.events, latestHeadIn(dataDir), Date.now))
        if (config.S3_URL) httpServer.measure(copyMeasures(uncopiedMs))
      }
    }
    const start = async () => {
      await projecting()
      const accounts = await signOn.follow(data, httpServer.reconsider)
      const following = await followPeople({ ...data, accounts, states, recordedBefore })
      closing.push(following.stop)
      catchingUp = await catchUp(recordedBefore, readersBeforeServing(part, following, data.views))
      closing.push(catchingUp.stop)
      await working()
      isStarted = true
    }
    /** First readiness fails; then, after a while, the listener ends, then everything else. */
    const drainAndClose = async () => {
      isStopping = true
      if (isStarted) await pause(config.drainMs)
      await app.close()
      await closeAll()
    }
    let closed: Promise<void> | undefined
    const close = () => {
      closed ??= drainAndClose()
      return closed
    }
    return { app, data, run, signOn, started: start(), close }
  } catch (error) {
    await closeAll()
    throw error
  }
}

/** As `listen`, and waits until everything is folded and works. */
export const openApplication = async (...setting: Parameters<typeof listen>) => {
  const application = await listen(...setting)
  try {
    await application.started
    return application
  } catch (error) {
    await application.close()
    throw error
  }
}
