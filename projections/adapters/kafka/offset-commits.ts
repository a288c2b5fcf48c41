import type { Consumer } from 'kafkajs'
import { every } from '../../kit/every.ts'

const EVERY = 2_000

/** Commits a consumer's offsets to Kafka, for monitoring and as a starting point; nothing depends on their being exact. */
export const offsetCommits = (consumer: Consumer, topic: string) => {
  const next = new Map<number, string>()
  let underway: Promise<void> | undefined
  const commit = () => {
    if (next.size === 0 || underway) return underway
    const offsets = [...next].map(([partition, offset]) => ({ topic, partition, offset }))
    next.clear()
    underway = consumer
      .commitOffsets(offsets)
      .catch(() => {})
      .finally(() => void (underway = undefined))
    return underway
  }
  const timer = every(EVERY, commit)
  return {
    done: (part: number, offset: string) => void next.set(part, String(BigInt(offset) + 1n)),
    stop: async () => {
      await timer.stop()
      await underway
    },
  }
}
