import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allFacts } from '@embarca/contracts/facts.ts'
import { allReaders, scopeOf } from '@embarca/projections/all.ts'
import { secretBytes } from './adapters/disk/secret.ts'
import { httpMail } from './adapters/outside/http-mail.ts'
import { outboxMail } from './adapters/outside/outbox-mail.ts'
import { openData } from './adapters/sqlite/open-data.ts'
import type { Config } from './config.ts'
import { firstShipper } from './first-shipper.ts'
import { openDoor } from './http/door.ts'
import { logger } from './http/log.ts'
import { assertProductionReady } from './identity/production.ts'
import type { Data } from './kit/data.ts'
import { isoNow as now } from './kit/now.ts'
import { reactor } from './kit/react.ts'
import { type Run, runner } from './kit/run.ts'
import { modules, reactions, routesTo } from './modules.ts'
import { startProjectorThread } from './projector-thread.ts'
import { openSignOn, type SignOn } from './sign-on.ts'

/** Called before anything is served: where the demo moves in. */
export type Furnish = (rooms: { readonly run: Run; readonly data: Data }) => Promise<void>

/** The whole product in one process on one data folder. Answers once it is served; `close` ends it and loses nothing. */
export const openHouse = async (config: Config, env: NodeJS.ProcessEnv, furnish?: Furnish) => {
  assertProductionReady(env)
  const { dataDir, publicUrl } = config
  const masterKey = env['MASTER_KEY']
  const keys = masterKey === undefined ? {} : { masterKey }
  const notaryKey = env['NOTARY_KEY']
  const log = logger(config.LOG_LEVEL)

  const data = openData(dataDir, { facts: allFacts, ...keys, ...(notaryKey !== undefined && { notaryKey }), views: 'read' })
  const closing: (() => Promise<void> | void)[] = [data.close]
  const closeAll = async () => {
    for (const close of closing.splice(0).reverse()) await close()
  }
  try {
    const run = runner({ store: data.events, attempts: data.attempts, modules, now })
    await furnish?.({ run, data })

    // The views are folded in a thread of their own; what it says reaches browsers through the door, once there is one.
    let door: Awaited<ReturnType<typeof openDoor>> | undefined
    const projecting = await startProjectorThread({
      folder: dataDir,
      ...keys,
      tell: (told) => door?.told(told),
      alarm: ({ view, stream }) => log.error({ view, stream }, 'a view has set a stream aside'),
      failed: (err) => log.error({ err }, 'the projectors stopped'),
    })
    closing.push(projecting.stop, data.onCommit(projecting.wake))

    let signOn: SignOn
    const tls =
      config.TLS_CERT && config.TLS_KEY
        ? { cert: readFileSync(config.TLS_CERT, 'utf8'), key: readFileSync(config.TLS_KEY, 'utf8') }
        : undefined
    door = await openDoor({
      logger: log,
      publicUrl,
      data,
      run,
      modules: Object.fromEntries(Object.entries(routesTo).map(([table, name]) => [table, modules[name]])),
      readers: allReaders,
      scopeOf,
      verify: (token) => signOn.verify(token),
      refuses: (token) => signOn.refuses(token),
      now,
      lag: projecting.lag,
      mail: config.MAIL_URL ? httpMail(config.MAIL_URL, config.MAIL_TOKEN) : outboxMail(join(dataDir, 'outbox')),
      shareSecret: secretBytes(undefined, join(dataDir, 'share.key'), () => randomBytes(32)),
      web: join(process.cwd(), 'web/dist'),
      late: config.OVERLOAD_MS,
      ...(tls && { tls }),
      ...(config.METRICS_TOKEN && { metricsToken: config.METRICS_TOKEN }),
    })
    const { app } = door
    signOn = await openSignOn(app, config, { env, createShipper: firstShipper(run) })
    closing.push(signOn.close)
    const following = await signOn.follow(data.feed, door.reconsider)
    closing.push(following.stop)

    const reacting = reactor({
      store: data.events,
      timers: data.timers,
      run,
      modules,
      tables: reactions,
      now,
      park: ({ error }) => log.error({ err: error }, 'a reaction was set aside'),
    })
    await reacting.start(data.feed)
    closing.push(reacting.stop)

    await app.listen({ host: config.HOST, port: config.PORT })
    closing.push(() => app.close())
    return { app, data, run, signOn, projecting, close: closeAll }
  } catch (error) {
    await closeAll()
    throw error
  }
}
