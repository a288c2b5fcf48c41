import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { address, type Route } from '@embarca/contracts/kit/route.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { clusterTopics } from '@embarca/services/adapters/kafka/cluster-topics.ts'
import { makeTopics } from '@embarca/services/adapters/kafka/make-topics.ts'
import { readConfig } from '@embarca/services/config.ts'
import { seedDemo } from '@embarca/services/demo/seed.ts'
import { passwordSignIn } from '@embarca/services/demo/simulator/sign-in.ts'
import { openStores } from '@embarca/services/stores/open-stores.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { form } from '../kit/demo-app.ts'
import { type Carriers, carriersOf } from '../stories/carriers.ts'
import { type CuttableProxy, proxyTo } from './start/cuttable-proxy.ts'
import { type EsdbDouble, startEsdbDouble } from './start/eventstoredb.ts'
import { type KafkaEngine, startKafka } from './start/kafka.ts'
import { startMongoJava } from './start/mongodb.ts'
import { dataFolder, freePorts, type RunningProcess, runProgram, until } from './start/process.ts'
import { describeOn, serversToKill } from './start/suite.ts'

const servers = await serversToKill()
/** Longest accepted lag of the views after the engine is back. */
const PATIENT = { timeout: 60_000, interval: 300 }

describeOn('a whole cluster in one process while one engine is down', servers, () => {
  const closing: (() => Promise<unknown> | unknown)[] = []
  let url: string
  let kafka: KafkaEngine
  let esdb: EsdbDouble
  let proxy: CuttableProxy
  let program: RunningProcess
  let people: Carriers

  beforeAll(async () => {
    const folder = dataFolder('away')
    closing.push(folder.forget)
    const [broker, mongo, log] = await Promise.all([startKafka(), startMongoJava(), startEsdbDouble()])
    kafka = broker
    esdb = log
    closing.push(kafka.stop, mongo.stop, esdb.stop)
    await makeTopics({ brokers: kafka.url.split(',') }, clusterTopics)
    proxy = await proxyTo(Number(new URL(mongo.url).port))
    closing.push(proxy.close)
    const [port] = await freePorts(1)
    url = `http://localhost:${port}`
    const env = {
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: folder.path,
      SIMULATE: 'off',
      ESDB_URL: esdb.url,
      KAFKA_BROKERS: kafka.url,
      MONGODB_URL: `mongodb://127.0.0.1:${proxy.port}/embarca`,
      MASTER_KEY: '1'.repeat(64),
      SHARE_KEY: '2'.repeat(64),
    }
    const { data } = await openStores(readConfig(env), env)
    await seedDemo({ data, today: new Date().toISOString(), loads: 12 })
    await data.close()
    program = runProgram(process.execPath, ['services/dist/main.js'], { env })
    closing.push(program.stop)
    await until(program, async () => (await ready())[0] === 200, 120)
    people = carriersOf(url)
    await people.call('operador', sessionRoutes.changeGroup, { operationGroupId: 'sul' })
  })
  afterAll(async () => {
    for (const close of closing.reverse()) await close()
  })

  const request = async (path: string, init: RequestInit = {}) => {
    const reply = await fetch(url + path, { ...init, signal: AbortSignal.timeout(60_000) })
    await reply.arrayBuffer()
    return [reply.status, reply.headers.get('retry-after')] as const
  }
  const ready = () => request('/health/ready').catch(() => [0, null] as const)
  const sent = async (route: Route, path: string, body?: object) => {
    const authorization = `Bearer ${await passwordSignIn(url, 'operador').token()}`
    const withBody = body && { headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(body) }
    return request(path, { method: address(route).method, headers: { authorization }, ...withBody })
  }
  const commanded = () => sent(loadRoutes.launch, address(loadRoutes.launch).path, form(new Date().toISOString()))
  const readDetails = () => sent(loadDetailsRoutes.details, address(loadDetailsRoutes.details).path.replace(/:\w+/, 'anything'))
  /** Launches a load and finds it on the board. */
  const works = async () => {
    expect((await ready())[0]).toBe(200)
    const { stream, position } = await people.call('operador', loadRoutes.launch, form(new Date().toISOString()))
    const { list } = await people.call('operador', boardRoutes.column, { columnStatus: 'NEGOTIATION' }, position)
    expect(list.map(({ hashId }) => `load-${hashId}`)).toContain(stream)
    expect(program.isOver()).toBe(false)
  }
  const AWAY = [503, expect.stringMatching(/^\d+$/)]

  it('works', () => vi.waitFor(works, PATIENT))

  it('answers 503 with Retry-After and is not ready while the read store is down, and recovers by itself', async () => {
    proxy.cut()
    const [answer, [health]] = [await readDetails(), await ready()]
    proxy.restore()
    expect([answer, health]).toEqual([AWAY, 503])
    await vi.waitFor(works, PATIENT)
  })

  it('answers 503 with Retry-After and is not ready while the event store is down, and recovers by itself', async () => {
    esdb.refuse(true)
    const [answer, [health]] = [await commanded(), await ready()]
    esdb.refuse(false)
    expect([answer, health]).toEqual([AWAY, 503])
    await vi.waitFor(works, PATIENT)
  })

  it('accepts commands while Kafka is down, and shows them when it is back', async () => {
    const [broker] = kafka.brokers
    await broker!.kill()
    const [status] = await commanded()
    await broker!.start()
    expect(status).toBe(200)
    await vi.waitFor(works, PATIENT)
  })
})
