import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers'
import { type Broker, CLUSTER, type Node, settingsOf } from './kafka-node.ts'

const variableOf = (setting: string) => `KAFKA_${setting.toUpperCase().replaceAll('.', '_')}`

/** A broker in a container on the host's network, so that its address is the same inside and outside (Docker on Linux). */
export const brokerInDocker = async (node: Node, image: string): Promise<Broker> => {
  const settings = Object.entries(settingsOf(node)).map(([name, value]) => [variableOf(name), value])
  let container: StartedTestContainer | undefined
  const begin = async () => {
    if (container) return container.restart()
    container = await new GenericContainer(image)
      .withNetworkMode('host')
      .withEnvironment({ ...Object.fromEntries(settings), CLUSTER_ID: CLUSTER, KAFKA_HEAP_OPTS: '-Xmx384m' })
      .withWaitStrategy(Wait.forLogMessage('Kafka Server started'))
      .start()
  }
  await begin()
  return {
    url: `127.0.0.1:${node.client}`,
    stop: async () => void (await container?.stop()),
    kill: async () => void (await container?.stop({ timeout: 0, remove: false })),
    start: begin,
  }
}
