import { withAdmin } from '@embarca/projections/adapters/kafka/check-topic.ts'
import type { Brokers } from '@embarca/projections/adapters/kafka/client.ts'
import { type Admin, ConfigResourceTypes } from 'kafkajs'

export type Topic = {
  readonly name: string
  readonly parts: number
  /** Days that records are kept; absent: for ever. */
  readonly days?: number
}

const DAY = 86_400_000
/** Bytes; more than any batch of the relay. */
const LARGEST = String(8 * 1024 * 1024)

type Entry = { readonly name: string; readonly value: string }
/** The settings that a topic has of its own, other than the broker's. */
const settingsOf = async (admin: Admin, names: readonly string[]): Promise<ReadonlyMap<string, readonly Entry[]>> => {
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: names.map((name) => ({ type: ConfigResourceTypes.TOPIC, name })),
  })
  const own = resources.map(({ resourceName, configEntries }): [string, readonly Entry[]] => [
    resourceName,
    configEntries.filter(({ isDefault }) => !isDefault).map(({ configName, configValue }) => ({ name: configName, value: configValue })),
  ])
  return new Map(own)
}

/**
 * Gives topics that keep records for ever the end that they have today: earlier versions made some so. An end that an operator chose stays.
 * Returns the names of those it changed.
 */
export const boundTopics = (at: Brokers, topics: readonly Topic[]): Promise<readonly string[]> =>
  withAdmin(at, async (admin) => {
    const there = new Set(await admin.listTopics())
    const bounded = topics.filter(({ name, days }) => days !== undefined && there.has(name))
    if (bounded.length === 0) return []
    const settings = await settingsOf(
      admin,
      bounded.map(({ name }) => name),
    )
    const endless = bounded.filter(({ name }) => settings.get(name)?.some((one) => one.name === 'retention.ms' && one.value === '-1'))
    if (endless.length === 0) return []
    // The request replaces all settings of a topic.
    const resources = endless.map(({ name, days }) => ({
      type: ConfigResourceTypes.TOPIC,
      name,
      configEntries: settings.get(name)!.map((one) => (one.name === 'retention.ms' ? { ...one, value: String(days! * DAY) } : one)),
    }))
    await admin.alterConfigs({ validateOnly: false, resources })
    return endless.map(({ name }) => name)
  })

/** Creates missing topics. Returns the names of those it created. */
export const makeTopics = (at: Brokers, topics: readonly Topic[], copies = 3): Promise<readonly string[]> =>
  withAdmin(at, async (admin) => {
    const { brokers } = await admin.describeCluster()
    const there = new Set(await admin.listTopics())
    const missing = topics.filter(({ name }) => !there.has(name))
    if (missing.length === 0) return []
    const made = missing.map(({ name, parts, days }) => ({
      topic: name,
      numPartitions: parts,
      replicationFactor: Math.min(copies, brokers.length),
      configEntries: [
        { name: 'min.insync.replicas', value: String(Math.min(copies, brokers.length) > 2 ? 2 : 1) },
        { name: 'retention.ms', value: days === undefined ? '-1' : String(days * DAY) },
        { name: 'max.message.bytes', value: LARGEST },
      ],
    }))
    await admin.createTopics({ topics: made, waitForLeaders: false })
    return made.map(({ topic }) => topic)
  })
