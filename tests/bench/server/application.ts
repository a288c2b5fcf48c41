import { fdatasyncSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { productEvents } from '@embarca/contracts/events.ts'
import { comparePositions } from '@embarca/contracts/kit/position.ts'
import { allNotifies, allOwners, allReaders, scopeOf } from '@embarca/projections/all.ts'
import type { ProjectionUpdate } from '@embarca/projections/kit/runner.ts'
import { openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { readConfig } from '@embarca/services/config.ts'
import { firstShipper } from '@embarca/services/first-shipper.ts'
import { logger } from '@embarca/services/http/log.ts'
import { openHttpServer } from '@embarca/services/http/server.ts'
import { isoNow as now } from '@embarca/services/kit/now.ts'
import { reactor } from '@embarca/services/kit/react.ts'
import { runner } from '@embarca/services/kit/run.ts'
import { modules, reactions, routesTo } from '@embarca/services/modules.ts'
import { ownRoutes } from '@embarca/services/own-routes.ts'
import { startProjectorThread } from '@embarca/services/projector-thread.ts'
import { openSignOn, type SignOn } from '@embarca/services/sign-on.ts'
import { announce, bidders, createBidderAccounts, registerBidders } from './auctions.ts'
import { seedBench } from './seed.ts'

/** First message: the port, the loads and, on request, running auctions: one more than there are bidders. */
export type ApplicationReady = { readonly port: number; readonly loads: readonly string[]; readonly auctions: readonly string[] }
/** Speed of catching up: events folded and documents changed in that time. */
export type CatchUpSpeed = { readonly events: number; readonly rows: number; readonly seconds: number }

const [folder, projects, auctioning] = process.argv.slice(2) as [string, 'project' | 'later', 'auctions' | undefined]
const LOADS = 640
const KIB_4 = Buffer.alloc(4_096, 1)
const KIB_28 = Buffer.alloc(28 * 1_024, '{"a":"carga"} ')
const report = (message: ApplicationReady | CatchUpSpeed) => process.send!(message)

/**
 * The application as `services/application.ts` opens it, with routes for measuring. `later`: the command path alone (HTTP server, machine, log);
 * views are folded only on request, and reactions, a separate role, do not run.
 */
const config = readConfig({ DATA_DIR: folder, PUBLIC_URL: 'http://localhost:8080', SIMULATE: 'off' })
const data = openData(folder, { ...productEvents, views: 'read' })
const { loads, perform } = await seedBench(data, LOADS)
const withAuctions = async () => {
  await registerBidders(perform, Date.now())
  await createBidderAccounts(folder)
  return announce(perform, bidders.length + 1, Date.now())
}
const auctions = auctioning ? await withAuctions() : []
await data.timers.reach(await data.events.head())
const run = runner({ store: data.events, attempts: data.attempts, modules, now })

let signOn: SignOn
let changed = 0
const watching = new Set<(update: ProjectionUpdate) => void>()
const projecting = () =>
  startProjectorThread({
    folder,
    publish: (update) => {
      changed += update.changed.length
      httpServer.announce(update)
      for (const watch of watching) watch(update)
    },
  })
const thread = await projecting()
if (projects === 'project') data.onCommit(thread.wake)
else await thread.stop()

const httpServer = await openHttpServer({
  ownRoutes,
  logger: logger('warn'),
  publicUrl: config.publicUrl,
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
  now,
  lag: () => 0,
})
const { app } = httpServer
signOn = await openSignOn(app, config, { env: {}, createShipper: firstShipper(run) })
app.get('/bench/hello', async () => ({ hello: 'world' }))
app.post('/bench/echo', async ({ body }) => body)
const file = openSync(join(folder, 'sheet'), 'w')
app.post('/bench/durable', async ({ body }) => {
  writeSync(file, KIB_4, 0, KIB_4.length, 0)
  fdatasyncSync(file)
  return body
})
app.get('/bench/static', (_request, reply) => reply.type('application/json; charset=utf-8').send(KIB_28))

if (projects === 'project')
  await reactor({ store: data.events, timers: data.timers, deadLetters: data.deadLetters, run, modules, tables: reactions, now }).start(
    data.feed,
  )
await app.listen({ host: '127.0.0.1', port: 0 })
report({ port: (app.server.address() as { port: number }).port, loads, auctions })

/** Folds the remaining events once: a projector thread starts at the checkpoints of the views. */
const project = async () => {
  const head = await data.events.head()
  const start = performance.now()
  let count = 0
  const before = changed
  const done = new Promise<void>((resolve) =>
    watching.add((update) => {
      count += update.eventCount
      if (comparePositions(update.lastPosition, head) >= 0) resolve()
    }),
  )
  await projecting()
  await done
  report({ events: count, rows: changed - before, seconds: (performance.now() - start) / 1_000 })
}
process.on('message', () => void project())
process.on('disconnect', async () => {
  if (projects === 'project') await thread.stop()
  process.exit(0)
})
