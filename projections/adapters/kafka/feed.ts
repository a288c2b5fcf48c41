import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import type { Feed, Subscription } from '../../kit/feed.ts'
import type { EventReader } from '../../kit/log.ts'
import { type Brokers, kafkaClient } from './client.ts'
import { type ConsumerOptions, startConsumer } from './consumer.ts'
import { offsetsNear } from './offsets-near.ts'
import { oneMember } from './one-member.ts'
import { EVENTS_TOPIC, type EventsTopic } from './topic.ts'

export type KafkaFeed = Brokers & {
  readonly topic?: EventsTopic
  /** Puts personal values back into facts as the relay wrote them. */
  readonly open: (written: readonly string[]) => Promise<readonly Recorded[]>
  /** What the topic does not hold, or not any more, is read from here. */
  readonly events: Pick<EventReader, 'readAll'>
  /**
   * `shared`: every process hears some parts. `readOption`: one process hears everything, the others stand by. Everybody else hears
   * everything in each process.
   */
  readonly groups?: Readonly<Record<string, 'shared' | 'one'>>
  /** Where one of these groups stands in a part when a process takes it over; without an answer, at `from` of `subscribe`. */
  readonly placeOf?: (group: string, part: number) => Promise<Position | undefined>
  /** The consumer broke for good: the process must end and be started again. */
  readonly failed?: (error: Error) => void
  /** Milliseconds without a sign of life after which a process's parts go to others. */
  readonly session?: number
  /** Milliseconds by which the clocks of those who record and those who relay may differ. */
  readonly slack?: number
}

let processes = 0

/** Facts as the relay put them on a topic: in order within a part, each at least once, and again only what was not finished. */
export const kafkaFeed = (options: KafkaFeed): Feed & { close(): Promise<void>; readonly parts: number } => {
  const { topic = EVENTS_TOPIC, groups = {}, placeOf, failed = () => {}, session = 10_000, slack = 60_000, open, events } = options
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
