import type { TestProject } from 'vitest/node'
import type { Engine } from '../start/engine.ts'
import { findEventStoreDb } from '../start/eventstoredb.ts'
import { findKafka } from '../start/kafka.ts'
import { mongoServers } from '../start/mongo-servers.ts'
import type { Engines } from './cluster-data.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engines: Engines | undefined
  }
}

/** Starts the engines once for all journeys; where one is missing, journeys run in memory. */
export const setup = async ({ provide }: TestProject) => {
  const [kafka, [mongo], esdb] = await Promise.all([findKafka(), mongoServers(), findEventStoreDb()])
  if (!kafka || !mongo || !esdb) return provide('engines', undefined)
  const started: Engine[] = await Promise.all([kafka.start(), mongo.start(), esdb.start()])
  const [broker, documents, log] = started as [Engine, Engine, Engine]
  provide('engines', { kafka: broker.url, mongo: documents.url, esdb: log.url })
  return async () => void (await Promise.all(started.map((engine) => engine.stop())))
}
