import { readFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { allFacts } from '@embarca/contracts/facts.ts'
import { comparePositions } from '@embarca/contracts/kit/position.ts'
import { kafkaRelay } from '@embarca/services/adapters/kafka/relay.ts'
import { codecOf } from '@embarca/services/kit/codec.ts'
import { everybody } from '../engines/kafka/everybody.ts'
import { appendAll, loadsOf, openStage } from '../engines/kafka/stage.ts'
import { findKafka } from '../engines/start/kafka.ts'
import { mongoServers } from '../engines/start/mongo-servers.ts'
import { bundleServers, player } from './child.ts'
import { consumeAlone, produceAlone, writeAlone } from './cluster-parts.ts'
import { type Figure, holds, rowOf, table } from './figure.ts'
import { median, percentile } from './measure.ts'

/**
 * `npm run bench:cluster`: from the log through the relay and Kafka into the views, against the slowest of its parts alone, on the
 * engines that this machine offers. `LOADS`: how many loads live their lives.
 */
const LOADS = Number(process.env['LOADS'] ?? 500)
const LIVE = 100
const ROUNDS = 3
const PROJECTORS_NEED_CORES = 6

const kafka = await (await findKafka())?.start()
const mongo = await (await mongoServers())[0]?.start()
if (!kafka || !mongo) throw new Error('bench:cluster needs a Kafka and what speaks the protocol of MongoDB')

await bundleServers()

type Stage = Awaited<ReturnType<typeof openStage>>
const relayOf = ({ brokers, topic, data }: Stage) =>
  kafkaRelay({ brokers, topic, events: data.events, onCommit: data.onCommit, codec: codecOf(allFacts, data.keys), leases: everybody })
/** Asks so many milliseconds apart: who asks all the time takes from what is measured. */
const seenBy = async ({ views }: Stage, position: string, apart: number) => {
  while (comparePositions(await views.seenTo(), position) < 0) await after(apart)
}

/** Projectors wait; facts are in the log; then the relay begins to carry. Facts a second until all are in the views, once they have been at it for a while. */
const whole = async (processes: number) => {
  const stage = await openStage(kafka.url, mongo, player)
  const notes = Array.from({ length: processes }, (_, at) => join(tmpdir(), `embarca-notes-${process.pid}-${processes}-${at}.json`))
  const projectors = await Promise.all(notes.map((file) => stage.start('projector', { notes: file })))
  const rates: number[] = []
  let facts = 0
  for (let round = 0; round <= ROUNDS; round++) {
    const told = loadsOf(round * LOADS, LOADS)
    await appendAll(stage.data, told)
    const relay = relayOf(stage)
    while (!relay.active()) await after(1)
    const since = performance.now()
    await seenBy(stage, await stage.data.events.head(), 20)
    if (round > 0) rates.push((told.length / (performance.now() - since)) * 1_000)
    facts += told.length
    await relay.stop()
  }

  const waits: number[] = []
  const relay = relayOf(stage)
  while (!relay.active()) await after(1)
  for (const fact of loadsOf((ROUNDS + 1) * LOADS, 6).slice(0, LIVE)) {
    await appendAll(stage.data, [fact])
    const told = performance.now()
    await seenBy(stage, await stage.data.events.head(), 5)
    waits.push(performance.now() - told)
  }
  await relay.stop()
  for (const projector of projectors) await projector.stop()
  const groups = notes.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as readonly string[][])
  return { stage, rates, waits, groups, facts }
}

const one = await whole(1)
const { rate: consume, records } = await consumeAlone(one.stage.brokers, one.stage.topic.name, one.facts)
const produce = await produceAlone(one.stage.brokers, one.stage.topic.parts, records.slice(0, one.facts))
const write = await writeAlone(one.stage.database, one.groups, one.facts + LIVE)
await one.stage.close()
const two = await whole(2)
await two.stage.close()
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
    gate: 0.5,
    stretch: 0.75,
    detail: `whole ${round(median(one.rates))}; alone: produce ${round(produce)}, consume ${round(consume)}, bulkWrite ${round(write)}; ${one.facts} facts, ${one.groups.flat().length} documents written`,
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
