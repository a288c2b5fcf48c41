import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import type { Kafka } from 'kafkajs'
import type { EventReader } from '../../kit/log.ts'

/** The offset of each partition. */
export type Offsets = readonly { readonly partition: number; readonly offset: string }[]
type Beginning = { readonly from: Position; readonly since?: string | undefined; readonly slack: number }

/**
 * Where a consumer starts in a topic when it needs nothing before a position or an instant. `slack`: milliseconds by which clocks may
 * differ; where they differ by more, the first record reveals the gap. Undefined: at the beginning.
 */
export const offsetsNear = async (
  kafka: Kafka,
  topic: string,
  { readAll }: Pick<EventReader, 'readAll'>,
  { from, since, slack }: Beginning,
): Promise<Offsets | undefined> => {
  if (from === BEFORE_ALL && since === undefined) return undefined
  const [next] = since === undefined ? await readAll(from, 1) : []
  const time = since ?? next?.recordedAt
  const admin = kafka.admin()
  await admin.connect()
  try {
    return await admin.fetchTopicOffsetsByTimestamp(topic, (time === undefined ? Date.now() : Date.parse(time)) - slack)
  } finally {
    await admin.disconnect()
  }
}
