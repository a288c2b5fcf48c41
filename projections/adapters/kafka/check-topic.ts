import type { Admin } from 'kafkajs'
import { type Brokers, kafkaClient } from './client.ts'

export type RequiredTopic = { readonly name: string; readonly parts: number }

/** Runs work with an admin client; throws one line when no broker answers at any of the addresses. */
export const withAdmin = async <T>(at: Brokers, work: (admin: Admin) => Promise<T>): Promise<T> => {
  const admin = kafkaClient(at, { retry: { initialRetryTime: 200, maxRetryTime: 1_000, retries: 6 } }).admin()
  try {
    await admin.connect()
  } catch (error) {
    throw new Error(`KAFKA_BROKERS: no broker answers at ${at.brokers.join(', ')} (${(error as Error).message})`, { cause: error })
  }
  try {
    return await work(admin)
  } finally {
    await admin.disconnect().catch(() => {})
  }
}

/** Throws one line when a topic is missing or has another number of partitions, which would move keys to other partitions. */
export const checkTopics = (at: Brokers, topics: readonly RequiredTopic[]): Promise<void> =>
  withAdmin(at, async (admin) => {
    const there = new Set(await admin.listTopics())
    const missing = topics.find(({ name }) => !there.has(name))
    if (missing) throw new Error(`KAFKA_BROKERS: there is no topic ${missing.name}; make-topics makes it with ${missing.parts} partitions`)
    const found = await admin.fetchTopicMetadata({ topics: topics.map(({ name }) => name) })
    for (const { name, parts } of topics) {
      const has = found.topics.find((topic) => topic.name === name)?.partitions.length
      if (has !== parts)
        throw new Error(
          `KAFKA_BROKERS: the topic ${name} has ${has} partitions where ${parts} belong; order would break; delete it and create it again`,
        )
    }
  })
