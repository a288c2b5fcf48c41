import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { artifacts, versionOf } from './artifacts.ts'
import type { Engine } from './engine.ts'
import { find, JAVA } from './find.ts'
import { dataFolder, freePorts, listens, type Running, runProgram, until } from './process.ts'

/** One broker of a cluster: it can be ended for good, or started again on what it had written. */
export type Broker = { readonly url: string; stop(): Promise<void>; kill(): Promise<void>; start(): Promise<void> }
/** Real brokers in KRaft mode, each both broker and controller. */
export type Brokers = Engine & { readonly brokers: readonly Broker[] }

const CLUSTER = 'MkU3OEVBNTcwNTJENDM2Qk'
const HEAP = { one: '-Xmx512m', several: '-Xmx384m' }

/** Brokers of which tests only use the address. */
export const findKafka = () =>
  find<Engine>('Kafka', {
    address: { variable: 'KAFKA_URL', use: async (url) => ({ ...SOMEBODY_ELSES, url }) },
    served: { needs: JAVA, start: () => startKafka() },
  })

/** Three brokers that tests may end one by one: never somebody else's. */
export const findBrokers = () => find<Brokers>('Kafka, three brokers', { served: { needs: JAVA, start: () => startKafka(3) } })

const SOMEBODY_ELSES = { name: 'Kafka', version: 'of its own', stop: async () => {}, kill: async () => {} }

/** Starts one broker, or several that replicate each other (then two of three suffice to write). */
export const startKafka = async (count = 1): Promise<Brokers> => {
  const classPath = join(await artifacts('kafka'), '*')
  const folder = dataFolder('kafka')
  const ports = await freePorts(count * 2)
  const ids = Array.from({ length: count }, (_, at) => at + 1)
  const quorum = ids.map((id) => `${id}@127.0.0.1:${ports[count + id - 1]}`).join()
  const brokers = await Promise.all(
    ids.map((id) => broker({ id, classPath, folder: folder.path, client: ports[id - 1]!, control: ports[count + id - 1]!, quorum, count })),
  )
  const all = (act: (one: Broker) => Promise<void>) => async () => {
    await Promise.all(brokers.map(act))
    folder.forget()
  }
  return {
    name: 'Apache Kafka',
    version: versionOf('kafka_2.13'),
    url: brokers.map(({ url }) => url).join(),
    brokers,
    stop: all((one) => one.stop()),
    kill: all((one) => one.kill()),
  }
}

type Node = { id: number; classPath: string; folder: string; client: number; control: number; quorum: string; count: number }

const broker = async ({ id, classPath, folder, client, control, quorum, count }: Node): Promise<Broker> => {
  const file = join(folder, `${id}.properties`)
  const copies = Math.min(3, count)
  const settings = {
    'process.roles': 'broker,controller',
    'node.id': id,
    'controller.quorum.voters': quorum,
    listeners: `PLAINTEXT://127.0.0.1:${client},CONTROLLER://127.0.0.1:${control}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${client}`,
    'listener.security.protocol.map': 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT',
    'controller.listener.names': 'CONTROLLER',
    'inter.broker.listener.name': 'PLAINTEXT',
    'log.dirs': join(folder, `data-${id}`),
    'auto.create.topics.enable': false,
    'group.initial.rebalance.delay.ms': 0,
    'offsets.topic.num.partitions': 4,
    'offsets.topic.replication.factor': copies,
    'transaction.state.log.num.partitions': 4,
    'transaction.state.log.replication.factor': copies,
    'transaction.state.log.min.isr': Math.min(2, copies),
    'default.replication.factor': copies,
    'min.insync.replicas': Math.min(2, copies),
  }
  const lines = Object.entries(settings).map(([key, value]) => `${key}=${value}`)
  writeFileSync(file, `${lines.join('\n')}\n`)
  await promisify(execFile)('java', ['-cp', classPath, 'kafka.tools.StorageTool', 'format', '-t', CLUSTER, '-c', file])

  let running: Running | undefined
  const end = (how: 'stop' | 'kill') => async () => {
    await running?.[how]()
    running = undefined
  }
  const begin = () => {
    running = runProgram('java', [count > 1 ? HEAP.several : HEAP.one, '-cp', classPath, 'kafka.Kafka', file])
    return until(running, () => listens(client))
  }
  await begin()
  return { url: `127.0.0.1:${client}`, stop: end('stop'), kill: end('kill'), start: begin }
}
