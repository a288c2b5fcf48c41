import { withAdmin } from '@embarca/projections/adapters/kafka/check-topic.ts'
import type { Brokers } from '@embarca/projections/adapters/kafka/client.ts'

export type Topic = {
  readonly name: string
  readonly parts: number
  /** Days that records are kept; absent: for ever. */
  readonly days?: number
}

const DAY = 86_400_000
/** Bytes; more than any batch of the relay. */
const LARGEST = String(8 * 1024 * 1024)

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
