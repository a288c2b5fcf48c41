import { randomUUID } from 'node:crypto'
import type { Position } from '@embarca/contracts/kit/position.ts'
import type { EventsTopic } from '@embarca/projections/adapters/kafka/topic.ts'
import { readHeaders } from '@embarca/projections/adapters/kafka/topic.ts'
import type { Kafka } from 'kafkajs'

const BACK = 64n
const FURTHER = 16n
const TIMEOUT_MS = 30_000

type PartitionScan = { readonly part: number; readonly low: bigint; readonly high: bigint; from: bigint; last: Position | undefined }

/** The position of the last record in each partition that has any, read from the topic itself. */
export const lastPositions = async (kafka: Kafka, { name }: EventsTopic): Promise<Map<number, Position>> => {
  const admin = kafka.admin()
  await admin.connect()
  const offsets = await admin.fetchTopicOffsets(name).finally(() => admin.disconnect())
  const scans = new Map<number, PartitionScan>()
  for (const { partition: part, low, high } of offsets)
    if (BigInt(low) < BigInt(high)) scans.set(part, { part, low: BigInt(low), high: BigInt(high), from: -1n, last: undefined })
  const open = new Set(scans.keys())
  if (open.size === 0) return new Map()

  const consumer = kafka.consumer({ groupId: `${name}.last-positions.${randomUUID()}`, maxWaitTimeInMs: 100 })
  try {
    await consumer.connect()
    await consumer.subscribe({ topic: name })
    await new Promise<void>((resolve, reject) => {
      const seek = (one: PartitionScan, from: bigint) => {
        one.from = from > one.low ? from : one.low
        consumer.seek({ topic: name, partition: one.part, offset: String(one.from) })
      }
      const giveUp = setTimeout(() => reject(new Error(`${name} did not say its last positions`)), TIMEOUT_MS)
      consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error))
      consumer.on(consumer.events.GROUP_JOIN, () => {
        for (const one of scans.values()) seek(one, one.high - BACK)
      })
      // Also fires where every record was filtered out: a transaction ends with a control record that consumers do not receive.
      consumer.on(consumer.events.END_BATCH_PROCESS, ({ payload: { partition, lastOffset } }) => {
        const one = scans.get(partition)!
        if (!one || !open.has(partition) || BigInt(lastOffset) + 1n < one.high) return
        if (one.last === undefined && one.from > one.low) return seek(one, one.high - (one.high - one.from) * FURTHER)
        open.delete(partition)
        if (open.size > 0) return
        clearTimeout(giveUp)
        resolve()
      })
      const run = consumer.run({
        autoCommit: false,
        eachBatch: async ({ batch: { partition, messages } }) => {
          const one = scans.get(partition)
          const last = messages.findLast(({ headers }) => headers?.['position'] !== undefined)
          if (one && last) one.last = readHeaders(last.headers!).position
        },
      })
      run.catch(reject)
    })
  } finally {
    await consumer.disconnect()
  }
  return new Map([...scans.values()].flatMap(({ part, last }) => (last === undefined ? [] : [[part, last] as const])))
}
