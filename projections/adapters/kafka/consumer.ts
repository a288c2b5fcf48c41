import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { comparePositions, least, type Position } from '@embarca/contracts/kit/position.ts'
import type { EachBatchPayload, Kafka, KafkaMessage, PartitionAssigner } from 'kafkajs'
import type { Subscription } from '../../kit/feed.ts'
import type { EventReader } from '../../kit/log.ts'
import { type KnowsVersion, NewerEvent } from '../../kit/newer-event.ts'
import { deliverUntilConsumed } from './deliver-until-consumed.ts'
import { initialScan } from './initial-scan.ts'
import { offsetCommits } from './offset-commits.ts'
import type { Offsets } from './offsets-near.ts'
import { type EventsTopic, partOf, readHeaders } from './topic.ts'

export type ConsumerOptions = {
  readonly kafka: Kafka
  readonly topic: EventsTopic
  readonly group: string
  readonly assigner?: PartitionAssigner
  readonly from: Position
  /** Undefined: start at the group's committed offset, which is the beginning for a new group. */
  readonly offsets?: Offsets | undefined
  /** The position of this subscription in a partition that it takes over; `before`: the position before the partition's next record. */
  readonly placeOf: (part: number, before: Position) => Promise<Position>
  readonly consume: (events: readonly Recorded[]) => Promise<void>
  readonly types?: ReadonlySet<string>
  readonly open: (written: readonly string[]) => Promise<readonly Recorded[]>
  readonly knows: KnowsVersion
  /** The next event of a partition is newer than this program: the partition waits for a newer process. */
  readonly outdated: (event: NewerEvent) => void
  readonly events: Pick<EventReader, 'readAll'>
  readonly session: number
  readonly failed: (error: Error) => void
}

const AT_ONCE = 500

/** The consumer of one subscription. Resolves once it has joined its group and has scanned what is there. */
export const startConsumer = async (about: ConsumerOptions): Promise<Subscription> => {
  const { kafka, topic, group, assigner, from, offsets, placeOf, types, open, knows, outdated, events, session, failed } = about
  const beat = session / 5
  const consumer = kafka.consumer({
    groupId: group,
    sessionTimeout: session,
    rebalanceTimeout: session * 2,
    heartbeatInterval: beat,
    maxWaitTimeInMs: 200,
    ...(assigner && { partitionAssigners: [assigner] }),
  })
  const at = new Map<number, Position>()
  let assigned: readonly number[] = []
  let stopped = false
  let rewound: Position | undefined
  const scan = initialScan(kafka, consumer, topic)
  const commits = offsetCommits(consumer, topic.name)
  const deliver = deliverUntilConsumed(about.consume, beat)
  const wants = (type: string) => !types || types.has(type)

  consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
    assigned = payload.memberAssignment[topic.name] ?? []
    for (const part of at.keys()) if (!assigned.includes(part)) at.delete(part)
    scan.joined(assigned)
  })
  consumer.on(consumer.events.CRASH, ({ payload: { error, restart } }) => {
    if (!restart && !stopped) failed(error)
  })

  const consumeBatch = async ({ batch, resolveOffset, heartbeat, isRunning, isStale }: EachBatchPayload) => {
    const { partition: part } = batch
    rewound = undefined
    // A replay request abandons this batch: earlier events come first.
    const isAbandoned = () => stopped || rewound !== undefined || !isRunning() || isStale()
    const deliverEvents = async (received: readonly Recorded[]) => {
      if (received.length) scan.found()
      return deliver(received, { isAbandoned, heartbeat })
    }
    if (!at.has(part)) {
      const place = await placeOf(part, readHeaders(batch.messages[0]?.headers ?? {}).after)
      // A replay requested while the place was looked up did not find the partition in `at`.
      at.set(part, rewound === undefined ? place : least([place, rewound]))
    }
    let reached = at.get(part)!

    /** Reads from the log what the topic no longer holds, or what a transaction committed but the relay never finished. */
    const fillTo = async (to: Position) => {
      while (comparePositions(reached, to) < 0) {
        const read = await events.readAll(reached, AT_ONCE)
        const missed = read.filter(({ position }) => comparePositions(position, to) <= 0)
        if (!(await deliverEvents(missed.filter(({ key, type }) => partOf(key, topic.parts) === part && wants(type))))) return false
        reached = missed.length < read.length || read.length === 0 ? to : missed.at(-1)!.position
        await heartbeat()
      }
      return true
    }

    for (let begin = 0; begin < batch.messages.length; begin += AT_ONCE) {
      const piece = batch.messages.slice(begin, begin + AT_ONCE)
      const read: string[] = []
      const deliverRead = async () => read.length === 0 || deliverEvents(await open(read.splice(0)))
      for (const { headers = {}, value, timestamp } of piece as readonly KafkaMessage[]) {
        const { position, after, type, schemaVersion } = readHeaders(headers)
        if (comparePositions(position, reached) <= 0) continue
        if (comparePositions(after, reached) > 0) {
          if (!((await deliverRead()) && (await fillTo(after)))) return
        }
        if (type !== undefined && wants(type) && !knows(type, schemaVersion)) {
          if (!(await deliverRead())) return
          if (rewound === undefined) at.set(part, reached)
          throw new NewerEvent({ type, schemaVersion, recordedAt: new Date(Number(timestamp)).toISOString() })
        }
        reached = position
        if (type !== undefined && value && wants(type)) read.push(value.toString())
      }
      if (!(await deliverRead())) return
      // After a replay request meanwhile, `at` stays back: the next record reveals the gap.
      if (rewound === undefined) at.set(part, reached)
      const { offset } = piece.at(-1)!
      resolveOffset(offset)
      commits.done(part, offset)
      await heartbeat()
    }
  }

  const eachBatch = async (payload: EachBatchPayload) => {
    try {
      await consumeBatch(payload)
    } catch (error) {
      if (!(error instanceof NewerEvent)) throw error
      // The other partitions go on; the process that takes this one over and knows more consumes it from here.
      payload.pause()
      outdated(error)
    }
  }

  await consumer.connect()
  await consumer.subscribe({ topic: topic.name, fromBeginning: true })
  await consumer.run({ autoCommit: false, eachBatchAutoResolve: false, eachBatch })
  for (const { partition, offset } of offsets ?? []) consumer.seek({ topic: topic.name, partition, offset })
  await scan.over

  return {
    reached: () => (assigned.length === 0 ? from : least(assigned.map((part) => at.get(part) ?? from))),
    positions: () => at,
    replayFrom: (position) => {
      rewound = position
      for (const [part, reached] of at) if (comparePositions(reached, position) > 0) at.set(part, position)
    },
    wake: () => {},
    stop: async () => {
      stopped = true
      scan.found()
      await consumer.stop()
      await commits.stop()
      await consumer.disconnect()
    },
  }
}
