import { BEFORE_ALL, comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { type EventsTopic, headersOf, partOf, watermark } from '@embarca/projections/adapters/kafka/topic.ts'
import type { Message } from 'kafkajs'
import type { SealedEnvelope } from '../../kit/envelope.ts'
import type { TopicBatch } from './writer.ts'

/** A public copy of an event, and the topic it goes to. */
export type Published = { readonly topic: string; readonly parts: number; readonly message: Message }
export type Publish = (event: SealedEnvelope) => readonly Published[]

/** Characters of one batch: below what brokers accept, with a margin. */
const LARGEST = 2 * 1024 * 1024

/**
 * Continues a topic from the last position of each of its partitions: builds the next batches. A record is the event as it is stored, so
 * that no key of a person is needed, and none of its fields is left open.
 */
export const recordsAfter = (last: ReadonlyMap<number, Position>, { topic, publish }: { topic: EventsTopic; publish?: Publish }) => {
  const at = Array.from({ length: topic.parts }, (_, part) => last.get(part) ?? BEFORE_ALL)
  const least = () => at.reduce((least, one) => (comparePositions(one, least) < 0 ? one : least))

  const recordOf = (event: SealedEnvelope, partition: number): Message => ({
    key: event.key,
    value: JSON.stringify(event),
    partition,
    headers: headersOf(event, at[partition]!),
  })
  return {
    /** The position up to which every partition is complete. */
    least,
    /** As many events as one batch can hold, in order; with `marked`, and when all events fit, also a watermark for every partition. */
    batch: (events: readonly SealedEnvelope[], upTo: Position, marked: boolean): { readonly batch: TopicBatch; readonly taken: number } => {
      const messages: Message[] = []
      const open = new Map<string, Message[]>()
      let size = 0
      let taken = 0
      for (const event of events) {
        if (size > LARGEST) break
        taken += 1
        const part = partOf(event.key, topic.parts)
        if (comparePositions(event.position, at[part]!) <= 0) continue
        const record = recordOf(event, part)
        messages.push(record)
        size += record.value?.length ?? 0
        at[part] = event.position
        for (const { topic: name, parts, message } of publish?.(event) ?? []) {
          if (!open.has(name)) open.set(name, [])
          open.get(name)!.push({ ...message, partition: partOf(event.key, parts) })
        }
      }
      if (marked && taken === events.length)
        for (const [part, before] of at.entries()) {
          if (comparePositions(upTo, before) > 0) at[part] = upTo
          messages.push(watermark(at[part]!, before, part))
        }
      const copies = [...open].map(([name, own]) => ({ topic: name, messages: own }))
      return { batch: messages.length === 0 ? [] : [{ topic: topic.name, messages }, ...copies], taken }
    },
  }
}
