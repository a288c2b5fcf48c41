import { writeFileSync } from 'node:fs'
import { allEvents, allUpcasts } from '@embarca/contracts/events.ts'
import { kafkaFeed } from '@embarca/projections/adapters/kafka/feed.ts'
import { openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { allProjectors } from '@embarca/projections/all.ts'
import { partStartIn } from '@embarca/projections/kit/partitioned-projection.ts'
import type { ReadStore } from '@embarca/projections/kit/read-store.ts'
import { startPartitionedProjecting } from '@embarca/projections/kit/start-partitioned.ts'
import { openRecords } from '@embarca/services/adapters/kafka/open-records.ts'
import { kafkaRelay } from '@embarca/services/adapters/kafka/relay.ts'
import { openMongo } from '@embarca/services/adapters/mongodb/open-mongo.ts'
import { sqliteKeys } from '@embarca/services/adapters/sqlite/keys.ts'
import { logReader } from '@embarca/services/adapters/sqlite/log-reader.ts'
import { dataFiles } from '@embarca/services/adapters/sqlite/open-data.ts'
import { codecOf } from '@embarca/services/kit/codec.ts'
import { runExclusively } from '@embarca/services/kit/run-exclusively.ts'
import { nextProjectors } from './next-version.ts'
import type { ProcessPlace } from './process.ts'
import { sealedIn } from './sealed-in.ts'

/** Entry point of a relay or projector process on a test's log. */
const [role, text] = process.argv.slice(2)
const { folder, masterKey, topic, brokers, database, notes, next } = JSON.parse(text!) as ProcessPlace
const { log: file, keys: keyFile } = dataFiles(folder)
const keys = sqliteKeys(keyFile, Buffer.from(masterKey, 'hex'), { readOnly: true })
const codec = codecOf(allEvents, keys, allUpcasts)
const db = openDatabase(file, { readOnly: true })
const { streamsNaming, ...events } = logReader(db, codec)
const say = (level: string) => (about: object, what: string) => console.error(level, what, JSON.stringify(about))
const log = { debug: () => {}, info: () => {}, warn: say('warn'), error: say('error') }
const failed = (error: Error) => {
  console.error(error)
  process.exit(1)
}
const at = { brokers, log }
const { views, leases, close } = await openMongo({
  url: database,
  masterKey: Buffer.from(masterKey, 'hex'),
  leaseTiming: { beat: 300, timeout: 2_000 },
  newer: (error) => failed(error),
})

const relay = async () =>
  kafkaRelay({ ...at, topic, events: { head: events.head, sealed: sealedIn(file).sealed }, knows: codec.knows, leases, failed }).stop
/** For benchmarks: the documents of each write. */
const groups: (readonly string[])[] = []
const noted = (store: ReadStore): ReadStore => {
  let known = new Set<string>()
  return {
    ...store,
    change: async (view, id, source, step) => {
      const change = await store.change(view, id, source, step)
      if (change.outcome === 'applied') known.add(`${view} ${id}`)
      return change
    },
    fold: async (view, id, ...rest) => {
      const result = await store.fold!(view, id, ...rest)
      if (result.applied) known.add(`${view} ${id}`)
      return result
    },
    batch: async (work, checkpoint) => {
      const result = await store.batch(work, checkpoint)
      if (checkpoint && known.size > 0) {
        groups.push([...known])
        known = new Set()
      }
      return result
    },
  }
}

const projector = async () => {
  const place = partStartIn(views)
  const feed = kafkaFeed({
    ...at,
    topic,
    events,
    open: openRecords(codec, keys),
    groups: { views: 'shared' },
    placeOf: (_group, part) => place(part),
    session: 6_000,
    failed,
  })
  const projecting = await startPartitionedProjecting({
    projectors: next ? nextProjectors : allProjectors,
    store: notes === undefined ? views : noted(views),
    log: { ...events, streamsNaming },
    feed,
    parts: topic.parts,
    runExclusively: (work) => runExclusively(leases, 'views', work),
    pace: 30,
  })
  process.on('SIGUSR2', () => {
    projecting.rebuild('loads').then(({ hash, before }) => console.log(`rebuilt ${before === hash}`), failed)
  })
  return projecting.stop
}
const stop = await (role === 'relay' ? relay() : projector())
console.log('ready')
process.once('SIGTERM', () => {
  void stop()
    .then(close)
    .then(() => {
      db.close()
      if (notes !== undefined) writeFileSync(notes, JSON.stringify(groups))
      process.exit(0)
    })
})
