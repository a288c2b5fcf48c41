import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { artifacts, versionOf } from './artifacts.ts'
import type { Engine } from './engine.ts'
import { find, JAVA } from './find.ts'
import { brokerInDocker } from './kafka-docker.ts'
import { type Broker, CLUSTER, type Node, nodesOn, settingsOf } from './kafka-node.ts'
import { dataFolder, freePorts, listens, type RunningProcess, runProgram, until } from './process.ts'

export type KafkaEngine = Engine & { readonly brokers: readonly Broker[] }

const version = versionOf('kafka_2.13')
const image = `apache/kafka:${version}`
const fetch = () => artifacts('kafka')
export const servedKafka = { needs: JAVA, fetch, start: (): Promise<Engine> => startKafka() }

/** Brokers that tests may share: only the address is used. */
export const findKafka = () =>
  find<Engine>('Kafka', {
    address: { variable: 'KAFKA_URL', use: async (url) => ({ ...EXTERNAL, url }) },
    docker: { image, start: () => startInDocker(1) },
    served: servedKafka,
  })

/** Three brokers that tests may stop one by one; never shared ones. */
export const findBrokers = () =>
  find<KafkaEngine>('Kafka, three brokers', {
    docker: { image, start: () => startInDocker(3) },
    served: { needs: JAVA, fetch, start: () => startKafka(3) },
  })

const EXTERNAL = { name: 'Kafka', version: 'of its own', stop: async () => {}, kill: async () => {} }

const together = (brokers: readonly Broker[], forget: () => void): KafkaEngine => {
  const all = (work: (one: Broker) => Promise<void>) => async () => {
    await Promise.all(brokers.map(work))
    forget()
  }
  const url = brokers.map((one) => one.url).join()
  return { name: 'Apache Kafka', version, url, brokers, stop: all((one) => one.stop()), kill: all((one) => one.kill()) }
}

const startInDocker = async (count: number): Promise<KafkaEngine> => {
  const nodes = nodesOn(await freePorts(count * 2))
  return together(await Promise.all(nodes.map((node) => brokerInDocker(node, image))), () => {})
}

/** Starts one real broker, or several that replicate each other, from Maven. */
export const startKafka = async (count = 1): Promise<KafkaEngine> => {
  const classPath = join(await artifacts('kafka'), '*')
  const folder = dataFolder('kafka')
  const nodes = nodesOn(await freePorts(count * 2))
  return together(await Promise.all(nodes.map((node) => broker(node, classPath, folder.path))), folder.forget)
}

const broker = async (node: Node, classPath: string, folder: string): Promise<Broker> => {
  const file = join(folder, `${node.id}.properties`)
  const settings = { ...settingsOf(node), 'log.dirs': join(folder, `data-${node.id}`) }
  const lines = Object.entries(settings).map(([key, value]) => `${key}=${value}`)
  writeFileSync(file, `${lines.join('\n')}\n`)
  await promisify(execFile)('java', ['-cp', classPath, 'kafka.tools.StorageTool', 'format', '-t', CLUSTER, '-c', file])

  let running: RunningProcess | undefined
  const end = (how: 'stop' | 'kill') => async () => {
    await running?.[how]()
    running = undefined
  }
  const begin = () => {
    running = runProgram('java', [node.count > 1 ? '-Xmx384m' : '-Xmx512m', '-cp', classPath, 'kafka.Kafka', file])
    return until(running, () => listens(node.client))
  }
  await begin()
  return { url: `127.0.0.1:${node.client}`, stop: end('stop'), kill: end('kill'), start: begin }
}
