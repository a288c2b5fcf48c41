import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { BEFORE_ALL, comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { type FactsTopic, headersOf, partOf, watermark } from '@embarca/projections/adapters/kafka/topic.ts'
import type { Message } from 'kafkajs'
import type { Codec, SealedFact } from '../../kit/codec.ts'
import type { Turn } from './writer.ts'

/** A public copy of a fact: where it goes and what is said. */
export type Published = { readonly topic: string; readonly parts: number; readonly message: Message }
export type Publish = (fact: Recorded, sealed: SealedFact) => Published | undefined

/** Characters of one turn: what brokers take at once, with room to spare. */
const LARGEST = 2 * 1024 * 1024

/** What each part of the topic says last, and the turns that come next. */
export const recordsAfter = (
  last: ReadonlyMap<number, Position>,
  { topic, codec, publish }: { topic: FactsTopic; codec: Pick<Codec, 'sealAgain'>; publish?: Publish },
) => {
  const at = Array.from({ length: topic.parts }, (_, part) => last.get(part) ?? BEFORE_ALL)
  const least = () => at.reduce((least, one) => (comparePositions(one, least) < 0 ? one : least))

  const recordOf = (fact: Recorded, { version, data, sealed }: SealedFact, partition: number): Message => ({
    key: fact.key,
    value: JSON.stringify({ ...fact, schemaVersion: version, data, ...(sealed && { sealed }) }),
    partition,
    headers: headersOf(fact, at[partition]!),
  })
  return {
    /** Up to where every part holds what is its own. */
    least,
    /** As many facts as one turn can hold, in order, and, with `marked` and all of them in it, how far every part is with that. */
    turn: (facts: readonly Recorded[], upTo: Position, marked: boolean): { readonly turn: Turn; readonly taken: number } => {
      const messages: Message[] = []
      const open = new Map<string, Message[]>()
      let size = 0
      let taken = 0
      for (const fact of facts) {
        if (size > LARGEST) break
        taken += 1
        const part = partOf(fact.key, topic.parts)
        if (comparePositions(fact.position, at[part]!) <= 0) continue
        const sealed = codec.sealAgain(fact)
        const record = recordOf(fact, sealed, part)
        messages.push(record)
        size += record.value?.length ?? 0
        at[part] = fact.position
        const published = publish?.(fact, sealed)
        if (!published) continue
        const { topic: name, parts, message } = published
        if (!open.has(name)) open.set(name, [])
        open.get(name)!.push({ ...message, partition: partOf(fact.key, parts) })
      }
      if (marked && taken === facts.length)
        for (const [part, before] of at.entries()) {
          if (comparePositions(upTo, before) > 0) at[part] = upTo
          messages.push(watermark(at[part]!, before, part))
        }
      const copies = [...open].map(([name, own]) => ({ topic: name, messages: own }))
      return { turn: messages.length === 0 ? [] : [{ topic: topic.name, messages }, ...copies], taken }
    },
  }
}
