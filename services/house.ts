import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allNotifies, allOwners, allReaders, scopeOf } from '@embarca/projections/all.ts'
import type { Told } from '@embarca/projections/kit/runner.ts'
import { httpMail } from './adapters/outside/http-mail.ts'
import { outboxMail } from './adapters/outside/outbox-mail.ts'
import { type Background, startBackground } from './background.ts'
import type { Config } from './config.ts'
import { firstShipper } from './first-shipper.ts'
import { forgetStates } from './forget-states.ts'
import { openDoor } from './http/door.ts'
import { logger } from './http/log.ts'
import { sealedTickets } from './http/push/sealed-tickets.ts'
import { assertProductionReady } from './identity/production.ts'
import { catchUp } from './kit/catch-up.ts'
import type { Data } from './kit/data.ts'
import { isoNow as now } from './kit/now.ts'
import { type Run, runner } from './kit/run.ts'
import { statesOf } from './kit/states.ts'
import { modules, routesTo } from './modules.ts'
import { openSignOn, type SignOn } from './sign-on.ts'
import { openStores } from './stores/open-stores.ts'

/** Called before anything is served: where the demo moves in. */
export type Furnish = (rooms: { readonly run: Run; readonly data: Data }) => Promise<void>

const tlsOf = ({ TLS_CERT, TLS_KEY }: Config) =>
  TLS_CERT && TLS_KEY ? { tls: { cert: readFileSync(TLS_CERT, 'utf8'), key: readFileSync(TLS_KEY, 'utf8') } } : {}
const connectionsIn = ({ MAX_CONNECTIONS: total, MAX_CONNECTIONS_PER_ADDRESS: perAddress }: Config) => ({
  ...(total !== undefined && { total }),
  ...(perAddress !== undefined && { perAddress }),
})
const moduleOf = (table: string) => routesTo[table as keyof typeof routesTo]

/** The product, or the part of it that `ROLES` and `SERVICES` name, in this process. Answers once it is served; `close` ends it and loses nothing. */
export const openHouse = async (config: Config, env: NodeJS.ProcessEnv, furnish?: Furnish) => {
  assertProductionReady(env)
  const { dataDir, publicUrl, part } = config
  const log = logger(config.LOG_LEVEL)

  const { data, fold, others, relay, alone, once, shareKey, answerRetries } = await openStores(config, env)
  const closing: (() => Promise<void> | void)[] = [data.close]
  const closeAll = async () => {
    for (const close of closing.splice(0).reverse()) await close()
  }
  try {
    const shareSecret = await shareKey()
    const states = statesOf(data.events)
    const run = runner({ store: data.events, attempts: data.attempts, modules, now, states })
    await furnish?.({ run, data })

    const recordedBefore = await data.events.head()
    let reading: Awaited<ReturnType<typeof catchUp>> | undefined

    // What is folded reaches browsers through the door, once there is one, here and in other processes.
    let door: Awaited<ReturnType<typeof openDoor>> | undefined
    let background: Background | undefined
    const tell = (told: Told) => {
      door?.told(told)
      others?.say(told)
    }
    const folding = part.does('projectors')
      ? await fold({
          tell,
          alarm: ({ view, stream }) => log.error({ view, stream }, 'a view has set a stream aside'),
          failed: (err) => log.error({ err }, 'the projectors stopped'),
        })
      : undefined
    if (folding) closing.push(folding.stop)
    const heard = await others?.hear((told) => door?.told(told))
    if (heard) closing.push(heard.stop)

    let signOn: SignOn
    door = await openDoor({
      logger: log,
      publicUrl,
      part: { does: part.does, serves: (table) => part.serves(moduleOf(table) ?? '') },
      data,
      run,
      modules: Object.fromEntries(Object.entries(routesTo).map(([table, name]) => [table, modules[name]])),
      readers: allReaders,
      scopeOf,
      notifies: allNotifies,
      owners: allOwners,
      kinds: modules,
      verify: (token) => signOn.verify(token),
      refuses: (token) => signOn.refuses(token),
      changePassword: (change) => signOn.changePassword(change),
      issueAccessLink: () => signOn.issueAccessLink,
      now,
      lag: () => (folding ?? heard)?.lag() ?? 0,
      parked: () => folding?.parked() ?? 0,
      caughtUp: () => reading?.done() ?? false,
      waiting: () => background?.waiting() ?? 0,
      mail: config.MAIL_URL ? httpMail(config.MAIL_URL, config.MAIL_TOKEN) : outboxMail(join(dataDir, 'outbox')),
      shareSecret,
      ...(once && { tickets: sealedTickets(shareSecret, once) }),
      web: join(process.cwd(), 'web/dist'),
      late: config.OVERLOAD_MS,
      proxies: config.proxies,
      docs: config.production ? 'staff' : 'everybody',
      connections: connectionsIn(config),
      ...(config.OIDC_ISSUER && { issuer: config.OIDC_ISSUER }),
      ...tlsOf(config),
      ...(config.METRICS_TOKEN && { metricsToken: config.METRICS_TOKEN }),
    })
    const { app } = door
    signOn = await openSignOn(app, config, { env, createShipper: firstShipper(run) })
    closing.push(signOn.close)
    const following = await signOn.follow(data, door.reconsider)
    closing.push(following.stop, (await forgetStates(data, states)).stop)
    const showsViews = part.does('queries') || part.does('push')
    reading = await catchUp(recordedBefore, showsViews ? [data.views.seenTo, following.reached] : [])
    closing.push(reading.stop)

    if (part.does('reactions')) {
      background = await startBackground({
        ...{ data, alone, ...(answerRetries && { answerRetries }) },
        run,
        onProgress: door.progress,
        days: config.REPORTS_KEPT_DAYS,
        log,
      })
      closing.push(background.stop)
    }
    const relaying = part.does('relay') ? await relay?.() : undefined
    if (relaying) closing.push(relaying.stop)

    await app.listen({ host: config.HOST, port: config.PORT })
    closing.push(() => app.close())
    return { app, data, run, signOn, close: closeAll }
  } catch (error) {
    await closeAll()
    throw error
  }
}
