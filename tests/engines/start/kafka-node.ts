/** One broker of a cluster: it can be stopped for good, or restarted on its data. */
export type Broker = { readonly url: string; stop(): Promise<void>; kill(): Promise<void>; start(): Promise<void> }

/** One of `count` nodes, each both broker and controller. */
export type Node = {
  readonly id: number
  readonly client: number
  readonly control: number
  readonly quorum: string
  readonly count: number
}

export const CLUSTER = 'MkU3OEVBNTcwNTJENDM2Qk'

export const nodesOn = (ports: readonly number[]): readonly Node[] => {
  const count = ports.length / 2
  const ids = Array.from({ length: count }, (_, at) => at + 1)
  const quorum = ids.map((id) => `${id}@127.0.0.1:${ports[count + id - 1]}`).join()
  return ids.map((id) => ({ id, client: ports[id - 1]!, control: ports[count + id - 1]!, quorum, count }))
}

/** Settings of a node in KRaft mode; several replicate each other, and two of three suffice to write. */
export const settingsOf = ({ id, client, control, quorum, count }: Node): Readonly<Record<string, string>> => {
  const copies = String(Math.min(3, count))
  const needed = String(Math.min(2, count))
  return {
    'process.roles': 'broker,controller',
    'node.id': String(id),
    'controller.quorum.voters': quorum,
    listeners: `PLAINTEXT://127.0.0.1:${client},CONTROLLER://127.0.0.1:${control}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${client}`,
    'listener.security.protocol.map': 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT',
    'controller.listener.names': 'CONTROLLER',
    'inter.broker.listener.name': 'PLAINTEXT',
    'auto.create.topics.enable': 'false',
    'group.initial.rebalance.delay.ms': '0',
    'offsets.topic.num.partitions': '4',
    'offsets.topic.replication.factor': copies,
    'transaction.state.log.num.partitions': '4',
    'transaction.state.log.replication.factor': copies,
    'transaction.state.log.min.isr': needed,
    'default.replication.factor': copies,
    'min.insync.replicas': needed,
  }
}
