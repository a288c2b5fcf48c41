import { readFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { allEvents, allUpcasts } from '@embarca/contracts/events.ts'
import { comparePositions } from '@embarca/contracts/kit/position.ts'
import { kafkaRelay } from '@embarca/services/adapters/kafka/relay.ts'
import { codecOf } from '@embarca/services/kit/codec.ts'
import { appendAll, loadsOf, openKafkaCluster } from '../engines/kafka/kafka-cluster.ts'
import { sealedIn } from '../engines/kafka/sealed-in.ts'
import { unlimitedLeases } from '../engines/kafka/unlimited-leases.ts'
import { findKafka } from '../engines/start/kafka.ts'
import { mongoServers } from '../engines/start/mongo-servers.ts'
import { bundleServers, player } from './child.ts'
import { measureConsume, measureProduce, measureWrite } from './cluster-parts.ts'
import { type Figure, holds, rowOf, table } from './figure.ts'
import { median, percentile } from './measure.ts'

/**
 * `npm run bench:cluster`: from the log through the relay and Kafka into the views, against the slowest of its stages alone, on the
 * engines that this machine offers. `LOADS`: the number of loads.
 */
const LOADS = Number(process.env['LOADS'] ?? 500)
const LIVE = 100
const ROUNDS = 3
const PROJECTORS_NEED_CORES = 6

const kafka = await (await findKafka())?.start()
const mongo = await (await mongoServers())[0]?.start()
if (!kafka || !mongo) throw new Error('bench:cluster needs a Kafka and what speaks the protocol of MongoDB')

await bundleServers()

type Cluster = Awaited<ReturnType<typeof openKafkaCluster>>
const relayOf = ({ brokers, topic, data, file }: Cluster) =>
  kafkaRelay({
    brokers,
    topic,
    events: { head: data.events.head, sealed: sealedIn(file).sealed },
    onCommit: data.onCommit,
    knows: codecOf(allEvents, data.keys, allUpcasts).knows,
    leases: unlimitedLeases,
  })
/** Polls every `apart` milliseconds; polling without a pause would distort the measurement. */
const waitForViews = async ({ views }: Cluster, position: string, apart: number) => {
  while (comparePositions(await views.lastPosition(), position) < 0) await after(apart)
}

/** Starts the relay when the events are in the log and the projectors wait. Events per second until all are in the views, after a warm-up. */
const measurePipeline = async (processes: number) => {
  const cluster = await openKafkaCluster(kafka.url, mongo, player)
  const notes = Array.from({ length: processes }, (_, at) => join(tmpdir(), `embarca-notes-${process.pid}-${processes}-${at}.json`))
  const projectors = await Promise.all(notes.map((file) => cluster.start('projector', { notes: file })))
  const rates: number[] = []
  let count = 0
  for (let round = 0; round <= ROUNDS; round++) {
    const events = loadsOf(round * LOADS, LOADS)
    await appendAll(cluster.data, events)
    const relay = relayOf(cluster)
    while (!relay.active()) await after(1)
    const since = performance.now()
    await waitForViews(cluster, await cluster.data.events.head(), 20)
    if (round > 0) rates.push((events.length / (performance.now() - since)) * 1_000)
    count += events.length
    await relay.stop()
  }

  const waits: number[] = []
  const relay = relayOf(cluster)
  while (!relay.active()) await after(1)
  for (const event of loadsOf((ROUNDS + 1) * LOADS, 6).slice(0, LIVE)) {
    await appendAll(cluster.data, [event])
    const events = performance.now()
    await waitForViews(cluster, await cluster.data.events.head(), 5)
    waits.push(performance.now() - events)
  }
  await relay.stop()
  for (const projector of projectors) await projector.stop()
  const groups = notes.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as readonly string[][])
  return { cluster, rates, waits, groups, count }
}

const one = await measurePipeline(1)
const { rate: consume, records } = await measureConsume(one.cluster.brokers, one.cluster.topic.name, one.count)
const produce = await measureProduce(one.cluster.brokers, one.cluster.topic.parts, records.slice(0, one.count))
const write = await measureWrite(one.cluster.database, one.groups, one.count + LIVE)
await one.cluster.close()
const two = await measurePipeline(2)
await two.cluster.close()
await mongo.stop()
await kafka.stop()

const slowest = Math.min(produce, consume, write)
const round = (rate: number) => `${Math.round(rate)}/s`
const enough = availableParallelism() >= PROJECTORS_NEED_CORES
const figures: readonly Figure[] = [
  {
    name: 'C1',
    what: 'log → relay → Kafka → views / the slowest part alone',
    rounds: one.rates.map((rate) => rate / slowest),
    gate: enough ? 0.5 : 0.28,
    stretch: 0.7,
    detail: `whole ${round(median(one.rates))}; alone: produce ${round(produce)}, consume ${round(consume)}, bulkWrite ${round(write)}; ${one.count} events, ${one.groups.flat().length} documents written`,
  },
  {
    name: 'C2',
    what: 'two projector processes / one',
    rounds: two.rates.map((rate, at) => rate / one.rates[at]!),
    gate: enough ? 1.5 : 0,
    stretch: 1.8,
    detail: `${round(median(two.rates))} against ${round(median(one.rates))}${enough ? '' : `; ${availableParallelism()} cores carry the engines too, so no gate`}`,
  },
  {
    name: 'C3',
    what: 'from the answer of a command to the views, p99',
    rounds: [percentile(one.waits, 0.99)],
    gate: 1_000,
    stretch: 250,
    atMost: true,
    unit: ' ms',
    detail: `median ${percentile(one.waits, 0.5).toFixed(0)} ms, one after the other`,
  },
]
console.log(`${kafka.name} ${kafka.version}, ${mongo.name} ${mongo.version}`)
console.log(table([['goal', 'what', 'measured', 'gate', 'stretch', 'holds', 'detail'], ...figures.map(rowOf)]))
process.exitCode = figures.every(holds) || process.argv.includes('--report') ? 0 : 1
