import { setTimeout as after } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { clusterTopics } from '@embarca/services/adapters/kafka/cluster-topics.ts'
import { makeTopics } from '@embarca/services/adapters/kafka/make-topics.ts'
import { readConfig } from '@embarca/services/config.ts'
import { seedDemo } from '@embarca/services/demo/seed.ts'
import { openStores } from '@embarca/services/stores/open-stores.ts'
import type { Engine } from '../start/engine.ts'
import { startEsdbDouble } from '../start/eventstoredb.ts'
import { startKafka } from '../start/kafka.ts'
import { startMongoJava } from '../start/mongodb.ts'
import { dataFolder, freePorts, type RunningProcess, runProgram, until } from '../start/process.ts'
import { startGateway } from './gateway.ts'
import { startIssuer } from './issuer.ts'
import { PARTS, type PartName, partNames } from './parts.ts'

/** Two of a kind share a consumer group, which the killed one leaves only after its session; other engines may run beside. */
const START_SECONDS = 240
const HOUR_MS = 3_600_000
const root = fileURLToPath(new URL('../../..', import.meta.url))

/** One process of the product, which a test may end, pause or start again. */
export type Process = RunningProcess & { readonly part: PartName; readonly port: number }
type Setting = {
  /** Number of processes of each part. */
  readonly each?: number
  /** About how many loads the demo has. */
  readonly loads?: number
  readonly port?: number
}
type Closing = (() => Promise<unknown> | unknown)[]

const health = (port: number) => fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined)
/** Whether the process at a port serves requests. */
export const isReady = async (port: number): Promise<boolean> => (await health(port))?.ok ?? false

/** Engines, the product's processes on them, and a gateway in front. Needs `npm run build`. When a part fails to start, all started ones are ended. */
export const startCluster = async (setting: Setting = {}) => {
  const closing: Closing = []
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close()
  }
  try {
    return { ...(await begin(setting, closing)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
export type Cluster = Awaited<ReturnType<typeof startCluster>>

const begin = async ({ each = 2, loads = 12, port = 0 }: Setting, closing: Closing) => {
  const folder = dataFolder('cluster')
  closing.push(folder.forget)
  const running = async <Kind extends Engine>(engine: Promise<Kind>): Promise<Kind> => {
    const { stop } = await engine
    closing.push(stop)
    return engine
  }
  const [esdb, kafka, mongo] = [await running(startEsdbDouble()), await running(startKafka()), await running(startMongoJava())]
  await makeTopics({ brokers: kafka.url.split(',') }, clusterTopics)

  const [gatewayPort = 0, issuerPort = 0, ...ports] = await freePorts(2 + partNames.length * each)
  const publicUrl = `http://localhost:${port || gatewayPort}`
  const env = {
    TRUST_PROXY: '1',
    PUBLIC_URL: publicUrl,
    DATA_DIR: folder.path,
    ESDB_URL: esdb.url,
    KAFKA_BROKERS: kafka.url,
    MONGODB_URL: `${mongo.url.replace(/\/$/, '')}/embarca`,
    OIDC_ISSUER: `${publicUrl}/auth/realms/embarca`,
    MASTER_KEY: '1'.repeat(64),
    SHARE_KEY: '2'.repeat(64),
    LOG_LEVEL: 'warn',
    OVERLOAD_MS: '60000',
    // Nothing balances between these processes but the gateway of the test.
    DRAIN_SECONDS: '0',
  }
  const { data } = await openStores(readConfig(env), env)
  await seedDemo({ data, today: new Date().toISOString(), loads })
  await data.close()
  // A process that starts reads what the last minutes recorded: a demo is older than that wherever it was not seeded a moment ago.
  esdb.age(HOUR_MS)

  const places = partNames.flatMap((part, at) => ports.slice(at * each, (at + 1) * each).map((one) => ({ part, port: one })))
  const of = (part: PartName) => places.filter((place) => place.part === part).map((place) => place.port)
  const issuer = await startIssuer(publicUrl, issuerPort, folder.path)
  closing.push(issuer.stop)
  const begun: RunningProcess[] = []
  closing.push(() => Promise.all(begun.map((one) => one.stop())))
  const gateway = await startGateway(port || gatewayPort, {
    loads: of('loads'),
    hiring: of('hiring'),
    queries: of('queries'),
    push: of('push'),
    login: [issuerPort],
  })
  closing.push(gateway.close)

  const start = async (part: PartName, at: number, more: NodeJS.ProcessEnv = {}): Promise<Process> => {
    const program = runProgram(process.execPath, ['services/dist/main.js'], {
      cwd: root,
      env: { ...env, ...PARTS[part], PORT: String(at), ...more },
    })
    begun.push(program)
    let lastOutput = 'nothing'
    const ready = async () => {
      const reply = await health(at)
      if (reply) lastOutput = await reply.text()
      return reply?.ok ?? false
    }
    await until(program, ready, START_SECONDS).catch((error: Error) => {
      const others = begun.map((one, nth) => `--- process ${nth}\n${one.output()}`).join('\n')
      throw new Error(`${part}, which said of itself ${lastOutput}: ${error.message}\n${others}`)
    })
    return { ...program, part, port: at }
  }
  // The first projector folds the views from the beginning before other processes depend on it.
  const [first, ...rest] = [...places].sort((a, b) => Number(b.part === 'projectors') - Number(a.part === 'projectors'))
  const processes = [await start(first!.part, first!.port)]
  processes.push(...(await Promise.all(rest.map((one) => start(one.part, one.port)))))

  return {
    publicUrl,
    env,
    esdb,
    engines: [kafka, mongo, esdb] as readonly Engine[],
    processes,
    start,
    /** Waits until every process is ready and none lags. */
    settled: async () => {
      while (!(await Promise.all(processes.map(({ port: at }) => isReady(at)))).every(Boolean)) await after(100)
    },
  }
}
