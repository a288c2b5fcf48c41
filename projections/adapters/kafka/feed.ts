import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import type { Feed, Subscription } from '../../kit/feed.ts'
import type { EventReader } from '../../kit/log.ts'
import type { KnowsVersion, NewerEvent } from '../../kit/newer-event.ts'
import { type Brokers, kafkaClient } from './client.ts'
import { type ConsumerOptions, startConsumer } from './consumer.ts'
import { offsetsNear } from './offsets-near.ts'
import { oneMember } from './one-member.ts'
import { EVENTS_TOPIC, type EventsTopic } from './topic.ts'

export type KafkaFeed = Brokers & {
  readonly topic?: EventsTopic
  /** Restores personal values in events as the relay wrote them. */
  readonly open: (written: readonly string[]) => Promise<readonly Recorded[]>
  /** Default: this program knows every event. */
  readonly knows?: KnowsVersion
  /** The next event of a partition is newer than this program, and waits for a newer process. */
  readonly outdated?: (event: NewerEvent) => void
  /** The log, for events that the topic does not hold, or no longer holds. */
  readonly events: Pick<EventReader, 'readAll'>
  /**
   * `shared`: the processes divide the partitions among them. `one`: one process consumes everything, the others stand by. Any other
   * group consumes everything in each process.
   */
  readonly groups?: Readonly<Record<string, 'shared' | 'one'>>
  /** The position of a group in a partition that a process takes over; when undefined, `from` of `subscribe`. */
  readonly placeOf?: (group: string, part: number) => Promise<Position | undefined>
  /** The consumer failed for good: the process must end and be started again. */
  readonly failed?: (error: Error) => void
  /** Milliseconds without a heartbeat after which a process's partitions are reassigned. */
  readonly session?: number
  /** Milliseconds by which the clocks of recording and relaying processes may differ. */
  readonly slack?: number
}

let processes = 0

/** Events from a topic that the relay fills: in order within a partition, each at least once, repeated only when consuming failed. */
export const kafkaFeed = (options: KafkaFeed): Feed & { close(): Promise<void>; readonly parts: number } => {
  const { topic = EVENTS_TOPIC, groups = {}, placeOf, session = 10_000, slack = 60_000, open, events } = options
  const { knows = () => true, outdated = () => {}, failed = () => {} } = options
  const subscriptions = new Set<Subscription>()
  const own = `${process.pid}-${Date.now().toString(36)}-${processes++}`

  const subscribe: Feed['subscribe'] = async (group, from, consume, only) => {
    const kind = groups[group]
    const kafka = kafkaClient({ ...options, clientId: `${options.clientId ?? 'embarca'}-${group}` })
    const since = only?.since
    const about: ConsumerOptions = {
      kafka,
      topic,
      group: `${topic.name}.${group}${kind ? '' : `.${own}`}`,
      ...(kind === 'one' && { assigner: oneMember() }),
      from,
      offsets: kind ? undefined : await offsetsNear(kafka, topic.name, events, { from, since, slack }),
      placeOf: async (part, before) =>
        (kind && (await placeOf?.(group, part))) ?? (since !== undefined && comparePositions(before, from) > 0 ? before : from),
      consume,
      ...(only && { types: new Set(only.types) }),
      open,
      knows,
      outdated,
      events,
      session,
      failed,
    }
    const one = await startConsumer(about)
    const subscription: Subscription = {
      ...one,
      stop: async () => {
        subscriptions.delete(subscription)
        await one.stop()
      },
    }
    subscriptions.add(subscription)
    return subscription
  }
  return { subscribe, parts: topic.parts, close: async () => void (await Promise.all([...subscriptions].map((one) => one.stop()))) }
}
