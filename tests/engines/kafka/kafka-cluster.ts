import { randomBytes, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { productEvents } from '@embarca/contracts/events.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { makeTopics } from '@embarca/services/adapters/kafka/make-topics.ts'
import { openMongo } from '@embarca/services/adapters/mongodb/open-mongo.ts'
import { dataFiles, openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import type { DataStores } from '@embarca/services/kit/data.ts'
import { write } from '../../ports/events.ts'
import { temporaryFolder } from '../../ports/stores.ts'
import { eventRecorder } from '../../stories/event-recorder.ts'
import { loadScript } from '../../stories/load-script.ts'
import { freshDatabase } from '../start/mongo-databases.ts'
import { type PlayedProcess, type ProcessPlace, play } from './process.ts'

/** The events of `count` loads, each from launch to end, interleaved. */
export const loadsOf = (from: number, count: number): readonly Recorded[] => {
  const loads = Array.from({ length: count }, (_, at) => {
    const load = loadScript(eventRecorder(), `L${from + at}`, { externalId: `CG-${from + at}` })
    load.toFinished()
    return load.log
  })
  const longest = Math.max(...loads.map(({ length }) => length))
  return Array.from({ length: longest }, (_, nth) => loads.flatMap((events) => events[nth] ?? [])).flat()
}
export const appendAll = async (data: DataStores, events: readonly Recorded[], each: () => Promise<void> | void = () => {}) => {
  for (const { stream, revision, key, by, type, data: body } of events) {
    const keyText = `${stream}/${revision}`
    await data.events.append(write({ stream, key, by, expected: revision - 1, events: [{ type, data: body }], keyText }))
    await each()
  }
}

const PARTS = 6

/** A log in a folder, a topic, a database, and the relay and projector processes between them; `player`: their bundled entry file. */
export const openKafkaCluster = async (kafka: string, mongodb: { readonly url: string }, player?: string) => {
  const folder = temporaryFolder()
  const masterKey = randomBytes(32).toString('hex')
  const data = openData(folder, { ...productEvents, masterKey })
  const topic = { name: `facts-${randomUUID()}`, parts: PARTS }
  const brokers = kafka.split(',')
  await makeTopics({ brokers }, [topic])
  const database = freshDatabase(mongodb)
  const mongo = await openMongo({ url: database, masterKey: Buffer.from(masterKey, 'hex') })
  const place: ProcessPlace = { folder, masterKey, topic, brokers, database }
  const processes = new Set<PlayedProcess>()
  let closed = false
  const start = async (role: 'relay' | 'projector', more: Pick<ProcessPlace, 'notes' | 'next'> = {}) => {
    const one = await play(role, { ...place, ...more }, player)
    processes.add(one)
    return one
  }
  return {
    data,
    /** The log's file. */
    file: dataFiles(folder).log,
    topic,
    brokers,
    database,
    views: mongo.views,
    start,
    close: async () => {
      if (closed) return
      closed = true
      for (const one of processes) await one.kill()
      await mongo.close()
      await data.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
