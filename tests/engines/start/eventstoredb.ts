import { Server, ServerCredentials } from '@grpc/grpc-js'
import { appending } from '../esdb-double/append.ts'
import { type DoubleBehaviour, WELL_BEHAVED } from '../esdb-double/behaviour.ts'
import { GossipService, ServerFeaturesService, StreamsService } from '../esdb-double/generated.ts'
import { bytesOf, memoryLog } from '../esdb-double/log.ts'
import { aboutNode, deleting, VERSION } from '../esdb-double/node.ts'
import { readCalls } from '../esdb-double/read.ts'
import { roundTrips } from '../esdb-double/round-trips.ts'
import { tcpProxy } from '../esdb-double/tcp-proxy.ts'
import type { Engine } from './engine.ts'
import { find } from './find.ts'
import { eventStoreInDocker } from './in-docker.ts'

/** The protocol over a log in memory, with faults to inject. */
export type EsdbDouble = Engine & {
  /** How it responds to requests; a test may change it. */
  readonly behaviour: DoubleBehaviour
  /** Breaks every open connection. */
  cut(): void
  /** Refuses connections until called with false. */
  refuse(yes: boolean): void
  /** Stops sending to subscribers without closing their calls. */
  silence(): void
  subscribers(): number
  /** Makes what was recorded so far older, in milliseconds. */
  age(ms: number): void
  /** Frees what deleted streams held, as far as a server does. */
  scavenge(): void
  /** What `$all` holds: the names of the events' streams, and all bytes. */
  holds(): { readonly streams: readonly string[]; readonly bytes: number }
  /** Calls so far, round trips one after the other among them, and events that reads returned. */
  counts(): { readonly calls: number; readonly rounds: number; readonly eventsRead: number }
}

/** An EventStoreDB that tests may share: they use the address only, and unique stream names. */
export const findEventStoreDb = () =>
  find<Engine>('EventStoreDB', {
    address: {
      variable: 'ESDB_URL',
      use: async (url) => ({ name: 'EventStoreDB', version: 'of its own', url, stop: nothing, kill: nothing }),
    },
    docker: eventStoreInDocker,
    double: startEsdbDouble,
  })

const nothing = async () => {}

/** Starts a double on a free port; its data is lost when it stops. */
export const startEsdbDouble = async (): Promise<EsdbDouble> => {
  const server = new Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 })
  const inner = await new Promise<number>((resolve, reject) =>
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) => (error ? reject(error) : resolve(port))),
  )
  const outer = await tcpProxy(inner)
  const behaviour = { ...WELL_BEHAVED }
  const log = memoryLog()
  const trips = roundTrips(() => behaviour.latency())
  const reads = readCalls({ log, behaviour, proxy: outer, trips })
  const node = aboutNode(outer.port)
  server.addService(StreamsService, { read: reads.read, ...appending({ log, behaviour, proxy: outer, trips }), ...deleting(log) })
  server.addService(ServerFeaturesService, node.features)
  server.addService(GossipService, node.gossip)
  const end = async () => {
    await outer.close()
    server.forceShutdown()
  }
  return {
    name: "a double of EventStoreDB's protocol",
    version: VERSION,
    url: `esdb://127.0.0.1:${outer.port}?tls=false`,
    behaviour,
    cut: outer.cut,
    refuse: outer.refuse,
    silence: reads.silence,
    subscribers: reads.subscribers,
    age: log.age,
    scavenge: log.scavenge,
    holds: () => ({ streams: log.all.map(({ stream }) => stream), bytes: log.all.reduce((sum, event) => sum + bytesOf(event), 0) }),
    counts: () => ({ ...trips.counts(), eventsRead: reads.eventsRead() }),
    stop: end,
    kill: end,
  }
}
