import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { publicEvents, topicOf } from '@embarca/contracts/bi/topics.ts'
import { publicTopics } from './adapters/kafka/public-copies.ts'
import { type PublishedAgain, publishedAgain } from './adapters/kafka/published-again.ts'
import { republishTopics } from './adapters/kafka/republish-topics.ts'
import { topicDaysIn } from './adapters/kafka/topic-days.ts'
import type { Config } from './config.ts'
import type { EventStore } from './kit/event-store.ts'
import { kafkaAccess } from './stores/kafka-access.ts'
import { openStores } from './stores/open-stores.ts'

export const publicModules = Object.keys(publicEvents)
/** Days that a topic is kept that was made for one reader. */
const READER_DAYS = 14
const DAY_MS = 86_400_000

/** A folder gets one file for each topic, an event a line; `suffix` is added to the names of the topics. Neither: the topics themselves. */
export type RepublishTarget = { readonly folder?: string; readonly suffix?: string }
export type RepublishRequest = RepublishTarget & Pick<PublishedAgain, 'since'> & { readonly modules: readonly string[] }

type Log = Pick<EventStore, 'readAll' | 'head'>

/** Writes `embarca.load.ndjson`, … into a folder. Returns the number of events. */
export const republishToFiles = async (
  log: Log,
  folder: string,
  modules: readonly string[],
  which: PublishedAgain = {},
): Promise<number> => {
  mkdirSync(folder, { recursive: true })
  let published = 0
  for (const module of modules) {
    const lines = async function* () {
      for await (const copies of publishedAgain(log, [module], which)) {
        published += copies.length
        yield copies.map(({ message }) => `${String(message.value)}\n`).join('')
      }
    }
    await pipeline(Readable.from(lines()), createWriteStream(join(folder, `${topicOf(module)}.ndjson`)))
  }
  return published
}

/**
 * Publishes modules again from the log that the settings name. Topics must hold nothing: those of the relay only while no relay runs, and
 * with the events that they would still hold. Returns the number of events.
 */
export const republish = async (
  config: Config,
  { modules, folder, suffix, ...which }: RepublishRequest,
  env: NodeJS.ProcessEnv,
  now = Date.now(),
): Promise<number> => {
  const unknown = modules.find((module) => !publicModules.includes(module))
  if (unknown !== undefined) throw new Error(`No topic is of ${unknown}: ${publicModules.join(', ')}`)
  const at = kafkaAccess(config)
  if (folder === undefined && at.brokers.length === 0) throw new Error('KAFKA_BROKERS is not set; --folder writes files instead')
  const stores = await openStores(config, env)
  try {
    const { events } = stores.data
    if (folder !== undefined) return await republishToFiles(events, folder, modules, which)
    const nameOf = (module: string) => `${topicOf(module)}${suffix ?? ''}`
    const wanted = new Set(modules.map(nameOf))
    const topicsFor = (days: number) => publicTopics(nameOf, days).filter(({ name }) => wanted.has(name))
    // A reader's own topic may hold events of any age, so its records are as old as the topic.
    if (suffix !== undefined)
      return await republishTopics(at, events, { ...which, modules, nameOf, topics: topicsFor(READER_DAYS), stampedAt: now })
    const { public: days } = topicDaysIn(env)
    const since = which.since ?? new Date(now - days * DAY_MS).toISOString()
    return await stores.runExclusively('relay', () => republishTopics(at, events, { modules, nameOf, since, topics: topicsFor(days) }))
  } finally {
    await stores.data.close()
  }
}
